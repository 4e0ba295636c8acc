package org.vexillum.regiments.movement;

import org.vexillum.kernel.Nullable;
import org.vexillum.kernel.Rules;
import org.vexillum.regiments.table.Battle;
import org.vexillum.regiments.table.Unit;
import org.vexillum.regiments.traits.Trait;

/**
 * What a unit passed on its way, for the log.
 *
 * @param free the trait by which difficult terrain does not slow it, or null
 */
record PassedTerrain(
        boolean difficult, boolean dangerous, boolean over, boolean flies, @Nullable Trait free) {
    static PassedTerrain by(Battle battle, Unit unit, ManoeuvrePoses track) {
        boolean flies = MoveTraits.flies(unit);
        var crossed = new SweptGround(unit, track);
        boolean difficult = false;
        boolean dangerous = false;
        boolean over = false;
        for (var terrain : battle.setting().terrain()) {
            boolean matters =
                    terrain.difficult() || terrain.dangerous() || flies && terrain.impassable();
            if (!matters || !crossed.over(terrain.area())) continue;
            difficult |= terrain.difficult();
            dangerous |= terrain.dangerous();
            over |= terrain.impassable();
        }
        over |= flies && overUnits(battle, unit, crossed);
        return new PassedTerrain(
                difficult, dangerous, over, flies, MoveTraits.ignoresDifficult(unit));
    }

    private static boolean overUnits(Battle battle, Unit unit, SweptGround crossed) {
        for (var other : battle.units())
            if (other != unit
                    && other.onTable()
                    && other.place() != null
                    && crossed.over(Footprint.of(other))) return true;
        return false;
    }

    boolean slows() {
        return difficult && free == null;
    }

    Rules rules() {
        var rules = Rules.NONE;
        if (over) rules = rules.and("AOFR-SR-FLYING-1");
        if (slows()) rules = rules.and("AOFR-TERRAIN-04");
        if (flies) return difficult || dangerous ? rules.and("AOFR-SR-FLYING-2") : rules;
        return difficult && free != null ? rules.and(free.rule()) : rules;
    }
}
