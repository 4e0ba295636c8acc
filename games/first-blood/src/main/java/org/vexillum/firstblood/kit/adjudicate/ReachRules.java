package org.vexillum.firstblood.kit.adjudicate;

import java.util.ArrayList;
import java.util.List;
import org.vexillum.firstblood.army.Role;
import org.vexillum.firstblood.ranges.Distance;
import org.vexillum.firstblood.ranges.Engagement;
import org.vexillum.firstblood.table.Battle;
import org.vexillum.firstblood.table.Regiment;
import org.vexillum.firstblood.table.Status;
import org.vexillum.firstblood.terrain.ModelTerrain;
import org.vexillum.firstblood.terrain.Terrain;
import org.vexillum.firstblood.traits.MeleeTraits;
import org.vexillum.firstblood.traits.Traits;
import org.vexillum.kernel.Nullable;
import org.vexillum.kernel.Rules;
import org.vexillum.kernel.geometry.Area;
import org.vexillum.kernel.geometry.Disc;
import org.vexillum.kernel.geometry.LineCrossing;
import org.vexillum.kernel.geometry.Shape;

/** The rules of what is between models and under them, where somebody asks what they reach. */
final class ReachRules {
    private ReachRules() {}

    /** A line between the centres of two models, from a model by its number. */
    private record Line(int model, Disc from, int floor, Disc to) {
        boolean crosses(Area area) {
            for (Shape part : area.parts())
                if (LineCrossing.crosses(from.centre(), to.centre(), part)) return true;
            return false;
        }
    }

    private static List<Line> lines(Battle battle, Regiment one, Regiment other, int within) {
        var lines = new ArrayList<Line>();
        for (int i : one.models())
            for (int j : other.models()) {
                var from = one.place(i);
                var to = other.place(j);
                if (from == null || to == null) continue;
                if (within < 0 || Distance.within(battle, one, i, other, j, within))
                    lines.add(new Line(i, from, one.floor(i), to));
            }
        return lines;
    }

    /** What decides who engages whom, beside plain distance. */
    static Rules engaging(Battle battle, Regiment unit, Regiment foe) {
        var rules = Rules.NONE;
        if (unit.status() == Status.IN_GARRISON) rules = rules.and("FB-GARRISON-21");
        if (foe.status() == Status.IN_GARRISON) rules = rules.and("FB-GARRISON-17");
        if (Traits.any(battle, unit, MeleeTraits.Support.class))
            rules = rules.and("FB-SR-SUPPORT-1");
        if (supportCeased(battle, unit) || supportCeased(battle, foe))
            rules = rules.and("FB-BROKEN-11");
        if (onSeveralFloors(unit, foe)) rules = rules.and("FB-RUIN-12");
        for (var line : lines(battle, unit, foe, Engagement.SUPPORT))
            rules = rules.and(across(battle, unit, line));
        return rules;
    }

    private static boolean supportCeased(Battle battle, Regiment regiment) {
        if (!regiment.broken() || Traits.any(battle, regiment, MeleeTraits.Support.class))
            return false;
        for (int model : regiment.models())
            if (Traits.find(regiment.card(model).traits(), MeleeTraits.Support.class) != null)
                return true;
        return false;
    }

    private static boolean onSeveralFloors(Regiment unit, Regiment foe) {
        for (int i : unit.models())
            for (int j : foe.models()) if (unit.floor(i) != foe.floor(j)) return true;
        return false;
    }

    /** Walls and shields stop blows, obstacles do not. */
    private static Rules across(Battle battle, Regiment unit, Line line) {
        var rules = Rules.NONE;
        for (var piece : battle.terrain()) {
            if (piece.is(Terrain.Kind.OBSTACLE) && line.crosses(piece.area()))
                rules = rules.and("FB-TERRAIN-16");
            for (var wall : piece.walls())
                if (wall.floor() == line.floor && line.crosses(wall.area()))
                    rules = rules.and("FB-RUIN-08");
        }
        for (var enemy : battle.onTable(unit.side().other()))
            for (int model : enemy.models())
                if (inTheWay(enemy.place(model), line))
                    rules = rules.and(ShieldRules.rules(battle, enemy, model, unit, line.model));
        return rules;
    }

    private static boolean inTheWay(@Nullable Disc base, Line line) {
        return base != null
                && !base.equals(line.to)
                && LineCrossing.crosses(line.from.centre(), line.to.centre(), base);
    }

    /** What decides who sees whom, beside models in between. */
    static Rules seeing(Battle battle, Regiment from, Regiment to) {
        var rules = Rules.NONE;
        if (from.status() == Status.IN_GARRISON || to.status() == Status.IN_GARRISON)
            rules = rules.and("FB-GARRISON-10");
        int highest = Math.max(raised(battle, from), raised(battle, to));
        if (highest > 0) rules = rules.and("FB-TERRAIN-02").and("FB-TERRAIN-03");
        for (var line : lines(battle, from, to, -1))
            for (var piece : battle.terrain())
                if (line.crosses(piece.area()))
                    rules = rules.and(seenThrough(battle, piece, highest));
        return rules;
    }

    /** The greatest Size of models that stand on something, 0 if none does. */
    private static int raised(Battle battle, Regiment regiment) {
        int most = 0;
        for (int model : regiment.models())
            if (ModelTerrain.elevation(battle, regiment, model) > 0)
                most = Math.max(most, ModelTerrain.size(battle, regiment, model));
        return most;
    }

    private static Rules seenThrough(Battle battle, Terrain piece, int highest) {
        if (piece.is(Terrain.Kind.OBSTRUCTING)) return Rules.of("FB-TERRAIN-04", "FB-TERRAIN-21");
        if (!piece.is(Terrain.Kind.OBSCURING)) return Rules.of("FB-TERRAIN-04");
        boolean over = highest > ModelTerrain.size(battle, piece);
        return over ? Rules.of("FB-TERRAIN-20", "FB-TERRAIN-23") : Rules.of("FB-TERRAIN-20");
    }

    /** Who leads, and how far his command reaches. */
    static Rules leading(Regiment unit, int leader) {
        var rules = Rules.NONE;
        if (unit.role(leader) == Role.CHARACTER) rules = Rules.of("FB-CHAR-02", "FB-CHAR-03");
        if (unit.role(leader) == Role.OFFICER) rules = Rules.of("FB-OFFICER-01", "FB-OFFICER-03");
        for (int model : unit.models())
            if (unit.floor(model) != unit.floor(leader)) rules = rules.and("FB-RUIN-13");
        return rules;
    }
}
