package org.vexillum.firstblood.movement;

import java.util.ArrayList;
import java.util.List;
import org.vexillum.firstblood.scenario.Scenario;
import org.vexillum.firstblood.table.Battle;
import org.vexillum.firstblood.table.Regiment;
import org.vexillum.kernel.Nullable;
import org.vexillum.kernel.dice.RandomSource;
import org.vexillum.kernel.geometry.Disc;
import org.vexillum.kernel.geometry.Point;

/** Directions worth taking. */
final class MarchDirections {
    private static final int COMPASS = 8;
    private static final CompassDirections ROSE = new CompassDirections(COMPASS);

    private MarchDirections() {}

    /** Half of the time towards some enemy, else anywhere. */
    static MoveOffset random(Battle battle, Regiment regiment, RandomSource lot, int length) {
        var enemy = lot.coin() ? anEnemy(battle, regiment, lot) : null;
        var from = leader(regiment);
        if (enemy != null && from != null)
            return MoveOffset.towards(enemy.x() - from.x(), enemy.y() - from.y(), length);
        return MoveOffset.towards(lot.between(-1000, 1000), lot.between(-1000, 1000), length);
    }

    private static @Nullable Disc anEnemy(Battle battle, Regiment regiment, RandomSource lot) {
        var all = battle.regiments();
        var other = all.get(lot.below(all.size()));
        return other.side() == regiment.side() || !other.onTable() ? null : leader(other);
    }

    static @Nullable Disc leader(Regiment regiment) {
        for (int model = 0; model < regiment.size(); model++) {
            var base = regiment.place(model);
            if (base != null && regiment.leads(model)) return base;
        }
        return null;
    }

    /** All points of the compass, full length. */
    static List<MoveOffset> compass(int length) {
        var steps = new ArrayList<MoveOffset>();
        for (int i = 0; i < COMPASS; i++)
            steps.add(
                    new MoveOffset((int) (ROSE.east(i) * length), (int) (ROSE.north(i) * length)));
        return steps;
    }

    /** Objective zones and enemy leaders. */
    static List<Point> goals(Battle battle, Regiment regiment) {
        var goals = new ArrayList<Point>();
        for (var zone : Scenario.of(battle).zones(battle.setting())) goals.add(zone.centre());
        for (var enemy : battle.onTable(regiment.side().other())) {
            var leader = leader(enemy);
            if (leader != null) goals.add(leader.centre());
        }
        return goals;
    }
}
