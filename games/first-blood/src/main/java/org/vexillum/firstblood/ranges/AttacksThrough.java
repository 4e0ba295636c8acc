package org.vexillum.firstblood.ranges;

import java.util.List;
import org.vexillum.firstblood.sight.SightStrip;
import org.vexillum.firstblood.sight.ThickLines;
import org.vexillum.firstblood.table.Battle;
import org.vexillum.firstblood.table.Regiment;
import org.vexillum.firstblood.terrain.Terrain;
import org.vexillum.firstblood.traits.AttackContext;
import org.vexillum.firstblood.traits.IgnoresShield;
import org.vexillum.firstblood.traits.Manner;
import org.vexillum.firstblood.traits.MeleeTraits;
import org.vexillum.firstblood.traits.Traits;
import org.vexillum.kernel.Nullable;
import org.vexillum.kernel.geometry.Blockers;
import org.vexillum.kernel.geometry.Disc;
import org.vexillum.kernel.geometry.Shape;
import org.vexillum.kernel.geometry.Within;

/**
 * Blows past other models (FB-THROUGH-01).
 *
 * <p>Anyone may be struck through but an enemy with Shield (FB-THROUGH-03), and walls of ruins stop
 * blows (FB-RUIN-08). So a target is out of reach only if every line to it crosses one of these.
 */
final class AttacksThrough {
    private final Battle battle;
    private final Regiment attacker;
    private final int striker;
    private final Regiment target;
    private final int aimedAt;
    private final int floor;

    AttacksThrough(
            Battle battle,
            Regiment attacker,
            int striker,
            Regiment target,
            int aimedAt,
            int floor) {
        this.battle = battle;
        this.attacker = attacker;
        this.striker = striker;
        this.target = target;
        this.aimedAt = aimedAt;
        this.floor = floor;
    }

    boolean open(List<Shape> from, List<Shape> to, int reach) {
        for (Shape start : from)
            for (Shape end : to)
                if (Within.within(start, end, reach) && open(start, end)) return true;
        return false;
    }

    /** Whether some line between the two is open. */
    boolean open(Shape from, Shape to) {
        var way = new SightStrip(from, to);
        var lines = shields(way, null);
        lines = walls(way, lines);
        return lines == null || lines.any(from, to, Blockers.NOBODY, Blockers.NOBODY);
    }

    private @Nullable ThickLines shields(SightStrip way, @Nullable ThickLines before) {
        var lines = before;
        for (var enemy : battle.regiments()) {
            if (enemy.side() == attacker.side() || !enemy.onTable()) continue;
            for (int model = 0; model < enemy.size(); model++) {
                var base = enemy.place(model);
                if (base == null || !stops(enemy, model, base, way)) continue;
                if (ignoresShields()) return before;
                if (lines == null) lines = new ThickLines();
                lines.add(base, Blockers.NOBODY);
            }
        }
        return lines;
    }

    /** The Shield of a broken regiment helps nobody (FB-SR-SHIELD-3). */
    private boolean stops(Regiment enemy, int model, Disc base, SightStrip way) {
        return enemy.floor(model) == floor
                && !(enemy == target && model == aimedAt)
                && way.mayMeet(base)
                && Traits.has(battle, enemy, model, MeleeTraits.Shield.class);
    }

    /** FB-SR-LINEBREAKER-E2: the ban on attacking through is ignored too. */
    private boolean ignoresShields() {
        var blow = new AttackContext(Manner.CLASH, target.card().type(), target.broken(), false);
        for (var trait : Traits.of(battle, attacker, striker))
            if (trait instanceof IgnoresShield breaker && breaker.ignoresShield(blow)) return true;
        return false;
    }

    private @Nullable ThickLines walls(SightStrip way, @Nullable ThickLines before) {
        var lines = before;
        for (var piece : battle.terrain())
            for (var wall : piece.walls()) {
                if (wall.floor() != floor || !mayMeet(way, wall)) continue;
                if (lines == null) lines = new ThickLines();
                lines.add(wall.area(), Blockers.NOBODY);
            }
        return lines;
    }

    private static boolean mayMeet(SightStrip way, Terrain.Wall wall) {
        for (Shape part : wall.area().parts()) if (way.mayMeet(part)) return true;
        return false;
    }
}
