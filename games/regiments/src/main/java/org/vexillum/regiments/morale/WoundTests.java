package org.vexillum.regiments.morale;

import org.vexillum.kernel.Rules;
import org.vexillum.kernel.Side;
import org.vexillum.kernel.referee.Referee;
import org.vexillum.regiments.table.Battle;
import org.vexillum.regiments.table.Unit;

/**
 * The morale tests at the end of an activation: units wounded in it and at half or less.
 *
 * <p>AOFR-MORALE-01, AOFR-MORALE-06. The active side's units test first.
 */
public record WoundTests(Side active) {
    public void play(Battle battle, Referee<Battle> referee) {
        test(active, battle, referee);
        test(active.other(), battle, referee);
        for (var unit : battle.units()) unit.endActivation();
    }

    private static void test(Side side, Battle battle, Referee<Battle> referee) {
        for (var unit : battle.units()) {
            if (unit.side() != side || unit.destroyed() || unit.woundsTaken() == 0) continue;
            if (due(unit)) MoraleTest.forWounds(unit.id()).play(battle, referee);
            else tell(unit, referee);
        }
    }

    /**
     * Whether a unit has to test; those who fought in melee do not (AOFR-RESULT-01), nor the
     * destroyed (AOFR-CASUALTY-03).
     */
    public static boolean due(Unit unit) {
        return unit.woundsTaken() > 0 && !unit.destroyed() && !unit.fought() && unit.halved();
    }

    /** A joined hero is counted with his unit. */
    private static Rules size(Unit unit, Rules rules) {
        return unit.joined() == null ? rules : rules.and("AOFR-SR-HERO-2");
    }

    private static void tell(Unit unit, Referee<Battle> referee) {
        var rule = unit.fought() ? "AOFR-RESULT-01" : "AOFR-MORALE-02";
        referee.record(
                new MoraleEvents.NoTestDue(
                        unit.id(),
                        unit.living(),
                        unit.startingSize(),
                        unit.woundsLeft(),
                        size(unit, Rules.of("AOFR-MORALE-01", rule))));
    }
}
