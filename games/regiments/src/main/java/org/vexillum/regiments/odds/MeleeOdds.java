package org.vexillum.regiments.odds;

import java.util.Arrays;
import java.util.List;
import java.util.function.Predicate;
import org.vexillum.kernel.chance.NumberDistribution;
import org.vexillum.kernel.chance.Tally;
import org.vexillum.kernel.odds.Joint;
import org.vexillum.regiments.army.Weapon;
import org.vexillum.regiments.combat.ChargedSide;
import org.vexillum.regiments.combat.Impact;
import org.vexillum.regiments.combat.Melee;
import org.vexillum.regiments.morale.MeleeResult;
import org.vexillum.regiments.morale.MoraleTest;
import org.vexillum.regiments.table.Options;
import org.vexillum.regiments.table.Unit;
import org.vexillum.regiments.traits.PlainTrait;

/**
 * The exact odds of a charge, from Counter to the loser's morale.
 *
 * @param charger what becomes of the charging unit
 * @param target what becomes of the charged unit
 * @param won the chance that the charger wins
 * @param drawn the chance of equal totals
 */
public record MeleeOdds(
        List<AttackStep> steps, Fate charger, Fate target, double won, double drawn) {
    public MeleeOdds {
        steps = List.copyOf(steps);
    }

    /**
     * What becomes of a unit.
     *
     * @param wounds wounds it takes
     * @param slain models it loses to them
     * @param killed destroyed by wounds
     * @param routed destroyed by a failed morale test
     * @param shaken Shaken by one, having been steady
     */
    public record Fate(
            NumberDistribution wounds,
            NumberDistribution slain,
            double killed,
            double routed,
            double shaken) {
        public double destroyed() {
            return killed + routed;
        }
    }

    public static MeleeOdds of(
            Unit charger,
            Unit target,
            ChargedSide side,
            Options options,
            Assumptions assumptions,
            boolean explained) {
        return new Fold(charger, target, side, options, assumptions, explained).play();
    }

    private static final class Fold {
        private final UnitStates chargers;
        private final UnitStates targets;
        private final ChargedSide side;
        private final Options options;
        private final Assumptions assumptions;
        private final JointAttackOdds exchange;
        private final FateTally chargerFate;
        private final FateTally targetFate;
        private double won;
        private double drawn;

        Fold(
                Unit charger,
                Unit target,
                ChargedSide side,
                Options options,
                Assumptions assumptions,
                boolean explained) {
            chargers = new UnitStates(charger, assumptions.attackerGivesUp());
            targets = new UnitStates(target, assumptions.targetGivesUp());
            chargerFate = new FateTally(chargers, ChargedSide.FRONT, options);
            targetFate = new FateTally(targets, side, options);
            this.side = side;
            this.options = options;
            this.assumptions = assumptions;
            exchange = new JointAttackOdds(explained);
        }

        MeleeOdds play() {
            boolean strikes = assumptions.strikesBack() && Melee.mayStrikeBack(options, side);
            int less = Impact.reduction(options, targets.unit(0), side);
            var joint = Joint.start();
            if (strikes) joint = back(joint, Melee::counters);
            joint = impact(joint, less);
            joint = blows(joint, chargers, targets, true, _ -> true);
            if (strikes) joint = back(joint, weapon -> !Melee.counters(weapon));
            joint.forEach(this::conclude);
            return new MeleeOdds(
                    exchange.steps(), chargerFate.fate(), targetFate.fate(), won, drawn);
        }

        private Joint impact(Joint before, int less) {
            var charger = chargers.unit(0);
            if (charger.tired() || !charger.any(PlainTrait.Impact.class)) return before;
            return exchange.strike(
                    before,
                    chargers,
                    targets,
                    (one, other) -> Impact.salvo(options, one, other, less));
        }

        private Joint back(Joint before, Predicate<Weapon> which) {
            return blows(before.turned(), targets, chargers, false, which).turned();
        }

        private Joint blows(
                Joint before,
                UnitStates strikers,
                UnitStates struck,
                boolean charging,
                Predicate<Weapon> which) {
            var salvos = new PreparedMelee(options, charging, assumptions);
            return salvos.fold(before, strikers, struck, which, exchange);
        }

        private void conclude(int one, int other, double weight) {
            chargerFate.ends(one, weight);
            targetFate.ends(other, weight);
            if (chargers.gone(one)) return;
            if (targets.gone(other)) {
                won += weight;
                return;
            }
            compare(one, other, weight);
        }

        private void compare(int one, int other, double weight) {
            int margin =
                    MeleeResult.total(targets.taken(other), chargerFate.bonus(one))
                            - MeleeResult.total(chargers.taken(one), targetFate.bonus(other));
            if (margin == 0) drawn += weight;
            if (margin > 0) won += weight;
            if (margin > 0) targetFate.tests(other, weight);
            if (margin < 0) chargerFate.tests(one, weight);
        }
    }

    /** How often a unit ends in each of its states, and has to test morale in it. */
    private static final class FateTally {
        private final UnitStates states;
        private final ChargedSide side;
        private final Options options;
        private double[] ends = {};
        private double[] tests = {};
        private int[] bonuses = {};

        FateTally(UnitStates states, ChargedSide side, Options options) {
            this.states = states;
            this.side = side;
            this.options = options;
        }

        void ends(int state, double weight) {
            if (state >= ends.length) grow();
            ends[state] += weight;
        }

        void tests(int state, double weight) {
            tests[state] += weight;
        }

        int bonus(int state) {
            return bonuses[state];
        }

        private void grow() {
            int known = ends.length;
            ends = Arrays.copyOf(ends, states.size());
            tests = Arrays.copyOf(tests, states.size());
            bonuses = Arrays.copyOf(bonuses, states.size());
            for (int state = known; state < bonuses.length; state++)
                bonuses[state] = MeleeResult.bonus(states.unit(state), options);
        }

        Fate fate() {
            var wounds = new Tally();
            var slain = new Tally();
            double killed = 0;
            double routed = 0;
            double shaken = 0;
            for (int state = 0; state < ends.length; state++) {
                if (ends[state] == 0) continue;
                var unit = states.unit(state);
                wounds.add(states.taken(state), ends[state]);
                slain.add(states.unit(0).living() - unit.living(), ends[state]);
                if (states.gone(state)) killed += ends[state];
                if (tests[state] == 0) continue;
                double fails = tests[state] * chanceToFail(unit);
                if (unit.halved()) routed += fails;
                else if (!unit.shaken()) shaken += fails;
            }
            return new Fate(wounds.chance(), slain.chance(), killed, routed, shaken);
        }

        private double chanceToFail(Unit loser) {
            return new MoraleTest(loser.id(), true, side).chanceToFail(loser, options);
        }
    }
}
