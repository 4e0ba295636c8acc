package org.vexillum.regiments.combat;

import java.util.function.Predicate;
import org.vexillum.kernel.Rules;
import org.vexillum.kernel.referee.Referee;
import org.vexillum.regiments.army.Weapon;
import org.vexillum.regiments.morale.MeleeResult;
import org.vexillum.regiments.table.Battle;
import org.vexillum.regiments.table.Options;
import org.vexillum.regiments.table.Unit;
import org.vexillum.regiments.traits.PlainTrait;

/**
 * A melee from contact to the loser's morale (AOFR-MELEE-08).
 *
 * @param side on which the target was charged
 */
public record Melee(String charger, String target, ChargedSide side) {
    /** The blows of a melee in their order (AOFR-MELEE-08). */
    public enum Moment {
        COUNTER,
        IMPACT,
        ATTACKS,
        STRIKE_BACK,
        RESULT
    }

    public void play(Battle battle, Referee<Battle> referee) {
        playFrom(Moment.COUNTER, 0, 0, battle, referee);
    }

    /**
     * Takes up a melee in its middle.
     *
     * @param byCharger wounds that the charger has caused before
     */
    public void playFrom(
            Moment first, int byCharger, int byTarget, Battle battle, Referee<Battle> referee) {
        var attacker = battle.unit(charger);
        var defender = battle.unit(target);
        attacker.setFought(true);
        defender.setFought(true);
        var fight = new Fight(battle, referee, attacker, defender);
        if (first == Moment.COUNTER) fight.tellJoined();
        fight.byCharger = byCharger;
        fight.byTarget = byTarget;
        if (first != Moment.COUNTER && byTarget > 0) fight.takeUp(first);
        fight.exchange(first);
        fight.tire();
        if (attacker.destroyed() || defender.destroyed()) fight.tellWinner();
        else
            new MeleeResult(charger, target, fight.byCharger, fight.byTarget, side)
                    .play(battle, referee);
    }

    /** Whether the charged unit can strike at its attacker at all (AOFR-MELEE-05). */
    public static boolean mayStrikeBack(Options options, ChargedSide side) {
        return side == ChargedSide.FRONT || options.meleeFacing() == Options.MeleeFacing.ALL_SIDES;
    }

    public static boolean counters(Weapon weapon) {
        return weapon.has(PlainTrait.Counter.class);
    }

    /** AOFR-FATIGUE-01. */
    public static void tire(Unit unit, Referee<Battle> referee) {
        if (unit.fatigued()) return;
        unit.setFatigued(true);
        referee.record(new CombatEvents.Fatigued(unit.id(), Rules.of("AOFR-FATIGUE-01")));
    }

    private final class Fight {
        private final Battle battle;
        private final Referee<Battle> referee;
        private final Unit attacker;
        private final Unit defender;
        private boolean answered;
        private boolean strikesBack;
        private int byCharger;
        private int byTarget;

        Fight(Battle battle, Referee<Battle> referee, Unit attacker, Unit defender) {
            this.battle = battle;
            this.referee = referee;
            this.attacker = attacker;
            this.defender = defender;
        }

        /** All blows; once a unit is destroyed the rest is skipped. */
        void exchange(Moment first) {
            int lessImpact = Impact.reduction(battle.options(), defender, side);
            if (first == Moment.COUNTER) counter();
            if (first.compareTo(Moment.IMPACT) <= 0 && !over())
                byCharger += new Impact(charger, target, lessImpact).play(battle, referee);
            if (first.compareTo(Moment.ATTACKS) <= 0 && !over())
                byCharger +=
                        new MeleeAttacks(charger, target, true, _ -> true).play(battle, referee);
            if (first.compareTo(Moment.STRIKE_BACK) <= 0 && !over()) strikeBack();
        }

        /**
         * Whoever has caused wounds strikes back in this melee, with all he has (AOFR-MELEE-07).
         */
        void takeUp(Moment first) {
            answered =
                    first == Moment.RESULT
                            || !WeaponGroup.melee(defender, Melee::counters).isEmpty();
            strikesBack = answered;
        }

        private boolean over() {
            return attacker.destroyed() || defender.destroyed();
        }

        private void tellJoined() {
            var rules = Rules.of("AOFR-MELEE-08", "AOFR-MELEE-11");
            if (side != ChargedSide.FRONT && mayStrikeBack(battle.options(), side))
                rules = rules.and("AOFR-MELEE-05");
            referee.record(new CombatEvents.MeleeJoined(charger, target, side, rules));
        }

        private void tellHelpless() {
            var rules = Rules.of("AOFR-MELEE-05");
            referee.record(new CombatEvents.CannotStrikeBack(target, side, rules));
        }

        /** Nor does it take Impact dice away (AOFR-SR-COUNTER-2). */
        private void tellNoCounter() {
            var rules = Rules.of("AOFR-SR-COUNTER-1", "AOFR-MELEE-05");
            if (Impact.dice(attacker, 0) > 0) rules = rules.and("AOFR-SR-COUNTER-2");
            referee.record(new CombatEvents.CannotCounter(target, side, rules));
        }

        private void strikeBack() {
            boolean armed = !WeaponGroup.melee(defender, _ -> true).isEmpty();
            if (armed && !mayStrikeBack(battle.options(), side)) tellHelpless();
            if (strikesBack(false, weapon -> !counters(weapon)))
                byTarget += blows(weapon -> !counters(weapon));
        }

        /** Counter weapons strike before everything else (AOFR-SR-COUNTER-1). */
        private void counter() {
            boolean armed = !WeaponGroup.melee(defender, Melee::counters).isEmpty();
            if (armed && !mayStrikeBack(battle.options(), side)) tellNoCounter();
            if (strikesBack(true, Melee::counters)) byTarget += blows(Melee::counters);
        }

        private int blows(Predicate<Weapon> which) {
            return new MeleeAttacks(target, charger, false, which).play(battle, referee);
        }

        /** Asked once in a melee, and only if there is something to strike with. */
        private boolean strikesBack(boolean counter, Predicate<Weapon> which) {
            if (!mayStrikeBack(battle.options(), side)) return false;
            if (WeaponGroup.melee(defender, which).isEmpty()) return false;
            if (!answered) {
                answered = true;
                var question = new StrikeBack(target, charger, counter);
                strikesBack = referee.ask(defender.side(), question);
            }
            return strikesBack;
        }

        /** Fatigue begins when the attacks of this melee are over (AOFR-FATIGUE-01). */
        void tire() {
            if (!attacker.destroyed()) Melee.tire(attacker, referee);
            if (strikesBack && !defender.destroyed()) Melee.tire(defender, referee);
        }

        void tellWinner() {
            var winner = attacker.destroyed() ? target : charger;
            referee.record(new CombatEvents.MeleeWon(winner, Rules.of("AOFR-RESULT-07")));
        }
    }
}
