package org.vexillum.firstblood.movement;

import org.vexillum.firstblood.table.Battle;
import org.vexillum.firstblood.table.Regiment;
import org.vexillum.firstblood.table.Throw;
import org.vexillum.kernel.Cause;
import org.vexillum.kernel.ExplainedNumber;
import org.vexillum.kernel.Nullable;
import org.vexillum.kernel.Rules;
import org.vexillum.kernel.dice.Check;
import org.vexillum.kernel.dice.Dice;
import org.vexillum.kernel.geometry.Lengths;
import org.vexillum.kernel.referee.Referee;

/**
 * Whether a declared charge gets there: by a roll, or by measuring.
 *
 * @param needed the distance to the nearest target, in units of 0.01 mm
 */
public record ChargeRoll(String regiment, ChargeTargets targets, int needed) {
    private static final Cause ROLL = new Cause("FB-CHARGE-08", "charge roll");

    /** The charge distance, or null if the charge has failed (FB-CHARGE-11). */
    public @Nullable ExplainedNumber play(Battle battle, Referee<Battle> referee) {
        var charger = battle.regiment(regiment);
        var sure = ChargeReach.sure(battle, charger);
        if (ChargeReach.rolled(battle)) return rolled(battle, sure, referee);
        boolean success = sure.value() >= needed;
        referee.record(
                new MoveEvents.ChargeMeasured(
                        regiment,
                        sure,
                        needed,
                        success,
                        rules("FB-CHARGE-10", success).and(lengthened(battle, charger, sure))));
        return success ? sure : null;
    }

    static double chance(Battle battle, Regiment charger, int needed) {
        int sure = ChargeReach.sure(battle, charger).value();
        if (!ChargeReach.rolled(battle)) return sure >= needed ? 1 : 0;
        int faces = 0;
        for (int face = 1; face <= 6; face++) if (sure + Lengths.inches(face) >= needed) faces++;
        double once = faces / 6.0;
        return ChargeReach.unstoppable(battle, charger) ? once + (1 - once) * once : once;
    }

    private @Nullable ExplainedNumber rolled(
            Battle battle, ExplainedNumber march, Referee<Battle> referee) {
        var charger = battle.regiment(regiment);
        var roll = referee.roll(new Dice(charger.side(), Throw.CHARGE, Check.READ, 1));
        var rules = rules("FB-CHARGE-09", true).and("FB-CHARGE-08");
        boolean again =
                distance(march, roll.face(0)).value() < needed
                        && ChargeReach.unstoppable(battle, charger);
        if (again) {
            roll = referee.again(roll, 0);
            rules = rules.and("FB-SR-UNSTOPPABLE-E1").and(ChargeReach.bearer(charger));
        }
        var distance = distance(march, roll.face(0));
        boolean success = distance.value() >= needed;
        if (!success) rules = rules.and(rules("FB-CHARGE-09", false));
        referee.record(
                new MoveEvents.ChargeRolled(regiment, roll, distance, needed, success, rules));
        return success ? distance : null;
    }

    /** What made the distance longer than March. */
    private static Rules lengthened(Battle battle, Regiment charger, ExplainedNumber sure) {
        var rules = sure.rules();
        boolean borne = ChargeReach.unstoppable(battle, charger);
        return borne ? rules.and(ChargeReach.bearer(charger)) : rules;
    }

    private static ExplainedNumber distance(ExplainedNumber march, int face) {
        return march.plus(Lengths.inches(face), ROLL);
    }

    private static Rules rules(String rule, boolean success) {
        var rules = Rules.of(rule);
        return success ? rules : rules.and("FB-CHARGE-11").and("FB-CHARGE-12");
    }
}
