package org.vexillum.regiments.morale;

import java.util.ArrayList;
import org.vexillum.kernel.Cause;
import org.vexillum.kernel.ExplainedNumber;
import org.vexillum.kernel.Nullable;
import org.vexillum.kernel.Rules;
import org.vexillum.kernel.dice.Check;
import org.vexillum.kernel.dice.Dice;
import org.vexillum.kernel.dice.Roll;
import org.vexillum.kernel.dice.TargetNumber;
import org.vexillum.kernel.referee.Referee;
import org.vexillum.regiments.combat.Casualties;
import org.vexillum.regiments.combat.ChargedSide;
import org.vexillum.regiments.combat.Throw;
import org.vexillum.regiments.table.Battle;
import org.vexillum.regiments.table.Options;
import org.vexillum.regiments.table.Unit;
import org.vexillum.regiments.traits.ChangesMorale;
import org.vexillum.regiments.traits.RerollsMorale;
import org.vexillum.regiments.traits.RescuesMorale;
import org.vexillum.regiments.traits.Traits;

/**
 * A morale test (AOFR-MORALE-03).
 *
 * @param lostMelee whether a lost melee is the reason; failing may then destroy
 * @param charged the side on which the testing unit was charged in that melee
 */
public record MoraleTest(String unit, boolean lostMelee, ChargedSide charged) {
    private static final Rules AFTER_WOUNDS = Rules.of("AOFR-MORALE-01", "AOFR-MORALE-06");

    public static MoraleTest forWounds(String unit) {
        return new MoraleTest(unit, false, ChargedSide.FRONT);
    }

    public void play(Battle battle, Referee<Battle> referee) {
        var tested = battle.unit(unit);
        if (passes(tested, battle.options(), referee)) return;
        if (lostMelee && tested.halved()) { // AOFR-RESULT-04
            referee.record(new MoraleEvents.Routed(unit, Rules.of("AOFR-RESULT-04")));
            Casualties.destroy(tested, referee);
            return;
        }
        if (tested.shaken()) return; // AOFR-SHAKEN-03: no further effect
        tested.setShaken(true);
        var rule = lostMelee ? "AOFR-RESULT-05" : "AOFR-MORALE-03";
        referee.record(new MoraleEvents.BecameShaken(unit, Rules.of(rule)));
    }

    private boolean passes(Unit tested, Options options, Referee<Battle> referee) {
        if (tested.shaken()) {
            boolean rolls = options.fearlessWhenShaken() == Options.FearlessWhenShaken.ROLL;
            referee.record(new MoraleEvents.FailedShaken(unit, failing(tested, rolls)));
            return rolls && rescued(tested, referee);
        }
        var target = target(tested, heroTests(tested, referee));
        var roll = referee.roll(new Dice(tested.side(), Throw.MORALE, check(target, tested), 1));
        referee.record(
                new MoraleEvents.MoraleRolled(
                        unit, target, roll, roll.success(), rules(target, roll, tested)));
        return roll.success() || rescued(tested, referee);
    }

    /** With the rule whose option takes the last die away. */
    private static Rules failing(Unit tested, boolean rolls) {
        var rules = Rules.of("AOFR-SHAKEN-03");
        if (rolls && rescuesInPart(tested)) return rules.and("AOFR-PRINCIPLE-07");
        var rescue = rolls ? null : rescue(tested);
        return rescue == null ? rules : rules.and(rescue.rule());
    }

    /** Whether some models alone have what would answer a failed test (AOFR-PRINCIPLE-07). */
    private static boolean rescuesInPart(Unit tested) {
        return tested.any(RescuesMorale.class) && !tested.all(RescuesMorale.class);
    }

    private Rules rules(TargetNumber target, Roll roll, Unit tested) {
        var why = lostMelee ? Rules.of("AOFR-MORALE-05") : AFTER_WOUNDS;
        var rules = why.and("AOFR-MORALE-03").and(target.rules()).and("AOFR-QUALITY-02");
        if (!roll.success() && rescuesInPart(tested)) rules = rules.and("AOFR-PRINCIPLE-07");
        return roll.rolledAgain() ? rules.and("AOFR-PRINCIPLE-05") : rules;
    }

    private boolean heroTests(Unit tested, Referee<Battle> referee) {
        if (!heroMayTest(tested)) return false;
        return referee.ask(tested.side(), new WhoTests(unit)) == WhoTests.Tester.HERO;
    }

    /** Whether a joined hero with another Quality stands among others. */
    public static boolean heroMayTest(Unit tested) {
        int hero = tested.hero();
        if (hero < 0 || !tested.isJoinedHero(hero)) return false;
        return tested.card(hero).quality() != tested.card(tested.ordinary()).quality();
    }

    private boolean rescued(Unit tested, Referee<Battle> referee) {
        var rescue = rescue(tested);
        if (rescue == null) return false;
        var rules = Rules.of(rescue.rule(), "AOFR-PRINCIPLE-07");
        var check = Check.atLeast(rescue.neededToRescue());
        var roll = referee.roll(new Dice(tested.side(), Throw.FEARLESS, check, 1));
        referee.record(new MoraleEvents.RescueRolled(unit, roll, roll.success(), rules));
        return roll.success();
    }

    /** The trait that every model has and that answers a failed test, or null. */
    static @Nullable RescuesMorale rescue(Unit tested) {
        if (!tested.all(RescuesMorale.class)) return null;
        return Traits.find(tested.traits(tested.inSlot(0)), RescuesMorale.class);
    }

    /** What the die has to show. */
    public TargetNumber target(Unit tested, boolean byHero) {
        int who = byHero ? tested.hero() : tested.ordinary();
        var rule = byHero ? "AOFR-SR-HERO-3" : "AOFR-QUALITY-01";
        var quality = ExplainedNumber.of(tested.card(who).quality(), new Cause(rule, "Quality"));
        var modifier = ExplainedNumber.of(0, new Cause("AOFR-MORALE-04", "modifiers"));
        modifier = modifier.plus(charged.penalty(), chargedCause());
        return new TargetNumber(quality, withTraits(modifier, tested));
    }

    private Cause chargedCause() {
        return new Cause("AOFR-FLANK-01", charged == ChargedSide.REAR ? "rear" : "flank");
    }

    private static ExplainedNumber withTraits(ExplainedNumber modifier, Unit tested) {
        var seen = new ArrayList<String>();
        for (int slot = 0; slot < tested.living(); slot++)
            for (var trait : tested.traits(tested.inSlot(slot)))
                if (trait instanceof ChangesMorale change && !seen.contains(trait.name())) {
                    seen.add(trait.name());
                    modifier = change.changeMorale(modifier);
                }
        return modifier;
    }

    private static Check check(TargetNumber target, Unit tested) {
        int again = 0;
        for (int slot = 0; slot < tested.living(); slot++)
            for (var trait : tested.traits(tested.inSlot(slot)))
                if (trait instanceof RerollsMorale change) again |= change.moraleFacesRolledAgain();
        return target.check().rollingAgain(again);
    }

    /** The chance to fail, if the better Quality is used. */
    public double chanceToFail(Unit tested, Options options) {
        var rescue = rescue(tested);
        double saved = rescue == null ? 0 : Check.atLeast(rescue.neededToRescue()).chance();
        if (tested.shaken())
            return options.fearlessWhenShaken() == Options.FearlessWhenShaken.ROLL ? 1 - saved : 1;
        double passes = check(target(tested, false), tested).chance();
        if (heroMayTest(tested))
            passes = Math.max(passes, check(target(tested, true), tested).chance());
        return (1 - passes) * (1 - saved);
    }
}
