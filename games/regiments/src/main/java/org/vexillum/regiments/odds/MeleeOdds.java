package org.vexillum.regiments.odds;

import java.util.List;
import java.util.function.Predicate;
import org.vexillum.kernel.chance.Chance;
import org.vexillum.regiments.army.Weapon;
import org.vexillum.regiments.combat.ChargedSide;
import org.vexillum.regiments.combat.Impact;
import org.vexillum.regiments.combat.Melee;
import org.vexillum.regiments.morale.MeleeResult;
import org.vexillum.regiments.morale.MoraleTest;
import org.vexillum.regiments.table.Options;
import org.vexillum.regiments.table.Unit;
import org.vexillum.regiments.traits.Plain;

/**
 * The exact odds of a charge, from Counter to the loser's morale.
 *
 * @param charger what becomes of the charging unit
 * @param target what becomes of the charged unit
 * @param won the chance that the charger wins
 * @param drawn the chance of equal totals
 */
public record MeleeOdds(List<Step> steps, Fate charger, Fate target, double won, double drawn) {
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
    public record Fate(Chance wounds, Chance slain, double killed, double routed, double shaken) {
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
        private final States chargers;
        private final States targets;
        private final ChargedSide side;
        private final Options options;
        private final Assumptions assumptions;
        private final Exchange exchange;
        private final FateTally chargerFate = new FateTally();
        private final FateTally targetFate = new FateTally();
        private double won;
        private double drawn;

        Fold(
                Unit charger,
                Unit target,
                ChargedSide side,
                Options options,
                Assumptions assumptions,
                boolean explained) {
            chargers = new States(charger);
            targets = new States(target);
            this.side = side;
            this.options = options;
            this.assumptions = assumptions;
            exchange = new Exchange(explained);
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
            if (charger.tired() || !charger.any(Plain.Impact.class)) return before;
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
                States strikers,
                States struck,
                boolean charging,
                Predicate<Weapon> which) {
            var salvos = new MeleeSalvos(options, charging, assumptions);
            var joint = before;
            for (var type : salvos.types(strikers.unit(0), which))
                joint =
                        exchange.strike(
                                joint,
                                strikers,
                                struck,
                                (one, other) -> salvos.prepare(type, one, other));
            return joint;
        }

        private void conclude(int one, int other, double weight) {
            chargerFate.wounds(chargers, one, weight);
            targetFate.wounds(targets, other, weight);
            if (chargers.gone(one)) return;
            if (targets.gone(other)) {
                won += weight;
                return;
            }
            compare(one, other, weight);
        }

        private void compare(int one, int other, double weight) {
            var attacker = chargers.unit(one);
            var defender = targets.unit(other);
            var result =
                    new MeleeResult(
                            attacker.id(),
                            defender.id(),
                            targets.taken(other),
                            chargers.taken(one),
                            side);
            int margin = result.margin(attacker, defender, options);
            if (margin == 0) drawn += weight;
            if (margin > 0) won += weight;
            if (margin > 0) targetFate.tests(defender, side, options, weight);
            if (margin < 0) chargerFate.tests(attacker, ChargedSide.FRONT, options, weight);
        }
    }

    private static final class FateTally {
        private final Tally wounds = new Tally();
        private final Tally slain = new Tally();
        private double killed;
        private double routed;
        private double shaken;

        void wounds(States states, int state, double weight) {
            wounds.add(states.taken(state), weight);
            slain.add(states.unit(0).living() - states.unit(state).living(), weight);
            if (states.gone(state)) killed += weight;
        }

        void tests(Unit loser, ChargedSide side, Options options, double weight) {
            var test = new MoraleTest(loser.id(), true, side);
            double fails = weight * test.chanceToFail(loser, options);
            if (loser.halved()) routed += fails;
            else if (!loser.shaken()) shaken += fails;
        }

        Fate fate() {
            return new Fate(wounds.chance(), slain.chance(), killed, routed, shaken);
        }
    }
}
