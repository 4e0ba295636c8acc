package org.vexillum.regiments.morale;

import org.vexillum.kernel.Rules;
import org.vexillum.kernel.referee.Referee;
import org.vexillum.regiments.combat.ChargedSide;
import org.vexillum.regiments.table.Battle;
import org.vexillum.regiments.table.Options;
import org.vexillum.regiments.table.Unit;
import org.vexillum.regiments.traits.PlainTrait;
import org.vexillum.regiments.traits.Traits;

/**
 * Two units that fought compare their totals; the lower one tests morale (AOFR-RESULT-02).
 *
 * @param chargerWounds wounds the charger really caused in this melee (AOFR-RESULT-06)
 * @param side on which the target was charged
 */
public record MeleeResult(
        String charger, String target, int chargerWounds, int targetWounds, ChargedSide side) {
    public void play(Battle battle, Referee<Battle> referee) {
        var attacker = battle.unit(charger);
        var defender = battle.unit(target);
        int margin = margin(attacker, defender, battle.options());
        tell(attacker, defender, margin, battle.options(), referee);
        if (margin < 0) lose(charger, ChargedSide.FRONT, battle, referee);
        if (margin > 0) lose(target, side, battle, referee);
    }

    /** The charger's total less the target's; zero is a draw (AOFR-RESULT-03). */
    public int margin(Unit attacker, Unit defender, Options options) {
        return total(attacker, chargerWounds, options) - total(defender, targetWounds, options);
    }

    private static int total(Unit unit, int wounds, Options options) {
        return total(wounds, bonus(unit, options));
    }

    /** What a unit compares (AOFR-RESULT-02). */
    public static int total(int wounds, int bonus) {
        return wounds + bonus;
    }

    /** What a unit adds to the wounds it caused: Fear and full rows. */
    public static int bonus(Unit unit, Options options) {
        return fear(unit) + unit.fullRows(options.singleModelRow());
    }

    /** Each living model with Fear adds its own X (AOFR-SR-FEAR-1). */
    static int fear(Unit unit) {
        int sum = 0;
        for (int slot = 0; slot < unit.living(); slot++) {
            var fear = Traits.find(unit.traits(unit.inSlot(slot)), PlainTrait.Fear.class);
            if (fear != null) sum += fear.x();
        }
        return sum;
    }

    private static void lose(
            String loser, ChargedSide side, Battle battle, Referee<Battle> referee) {
        new MoraleTest(loser, true, side).play(battle, referee);
    }

    private void tell(
            Unit attacker, Unit defender, int margin, Options options, Referee<Battle> referee) {
        var loser = margin == 0 ? "" : margin < 0 ? charger : target;
        var rules = Rules.of("AOFR-RESULT-02", "AOFR-RESULT-06", "AOFR-FORM-06");
        if (margin == 0) rules = rules.and("AOFR-RESULT-03");
        if (fear(attacker) + fear(defender) > 0) rules = rules.and("AOFR-SR-FEAR-1");
        referee.record(
                new MoraleEvents.MeleeCompared(
                        charger,
                        chargerWounds,
                        fear(attacker),
                        attacker.fullRows(options.singleModelRow()),
                        target,
                        targetWounds,
                        fear(defender),
                        defender.fullRows(options.singleModelRow()),
                        loser,
                        rules));
    }
}
