package org.vexillum.regiments.odds;

import java.util.ArrayList;
import java.util.List;
import java.util.function.BiFunction;
import org.vexillum.kernel.Cancellation;
import org.vexillum.kernel.Nullable;
import org.vexillum.kernel.chance.NumberDistribution;
import org.vexillum.kernel.chance.Tally;
import org.vexillum.kernel.odds.Joint;
import org.vexillum.regiments.combat.PreparedAttack;
import org.vexillum.regiments.table.Unit;

/**
 * Folds attacks over the joint states of two units.
 *
 * <p>Each attack is prepared by the rules for each state it may meet; what follows is taken from
 * the joint distribution, never from totals computed apart.
 */
final class JointAttackOdds {
    private static final PreparedAttacks.Prepared NOTHING = new PreparedAttacks.Prepared(null);

    private final List<AttackStep> steps = new ArrayList<>();
    private final boolean explained;

    /**
     * @param explained whether each step is to be reported; bots do without
     */
    JointAttackOdds(boolean explained) {
        this.explained = explained;
    }

    List<AttackStep> steps() {
        return steps;
    }

    /** One weapon group against a unit as a whole. */
    Joint strike(
            Joint before,
            UnitStates strikers,
            UnitStates struck,
            BiFunction<Unit, Unit, @Nullable PreparedAttack> prepare) {
        return strike(before, strikers, struck, prepare, true, 0);
    }

    /**
     * One weapon group.
     *
     * @param prepare as {@link PreparedAttacks} has it
     * @param shared false if a model is picked, whose life matters too
     * @param elsewhere the weight of the states in which another attack is made instead
     */
    Joint strike(
            Joint before,
            UnitStates strikers,
            UnitStates struck,
            BiFunction<Unit, Unit, @Nullable PreparedAttack> prepare,
            boolean shared,
            double elsewhere) {
        var salvos = new PreparedAttacks(strikers, struck, prepare, shared);
        var record =
                explained ? new Recording(prepare.apply(strikers.unit(0), struck.unit(0))) : null;
        var after = new Joint();
        before.forEach((one, other, weight) -> {
            Cancellation.check();
            boolean fights = !strikers.gone(one) && !struck.gone(other);
            var prepared = fights ? salvos.at(one, other) : NOTHING;
            if (prepared.salvo() == null) {
                after.add(one, other, weight);
                if (record != null) record.nothing(weight);
            } else {
                prepared.meet(weight);
                deal(prepared, prepared.salvo(), one, other, weight, struck, after, record);
            }
        });
        if (record != null) {
            record.nothing(elsewhere);
            record.finish(salvos, steps);
        }
        return after;
    }

    private static void deal(
            PreparedAttacks.Prepared prepared,
            PreparedAttack salvo,
            int one,
            int other,
            double weight,
            UnitStates struck,
            Joint after,
            @Nullable Recording record) {
        if (salvo.oneByOne()) {
            dealOneByOne(prepared, salvo, one, other, weight, struck, after, record);
            return;
        }
        var wounds = prepared.wounds(salvo);
        int taken = struck.taken(other);
        for (int n = 0; n <= wounds.most(); n++) {
            double share = weight * wounds.of(n);
            int state = struck.after(other, n);
            after.add(one, state, share);
            if (record != null) record.taken(struck.taken(state) - taken, share);
        }
    }

    /** Wounds that are multiplied or bound to one model: AOFR-SR-DEADLY-3, AOFR-SR-TAKEDOWN-2. */
    private static void dealOneByOne(
            PreparedAttacks.Prepared prepared,
            PreparedAttack salvo,
            int one,
            int other,
            double weight,
            UnitStates struck,
            Joint after,
            @Nullable Recording record) {
        var unblocked = prepared.unblocked(salvo);
        var each = salvo.woundsOfOneHit();
        var now = new Tally();
        now.add(other, 1);
        for (int n = 0; n <= unblocked.most(); n++) {
            Cancellation.check();
            var states = now.chance();
            double share = weight * unblocked.of(n);
            for (int state = 0; state <= states.most(); state++) {
                if (states.of(state) == 0) continue;
                after.add(one, state, share * states.of(state));
                if (record != null)
                    record.taken(
                            struck.taken(state) - struck.taken(other), share * states.of(state));
            }
            now = next(states, each, salvo.picked(), struck);
        }
    }

    private static Tally next(
            NumberDistribution states, NumberDistribution each, int picked, UnitStates struck) {
        var next = new Tally();
        for (int state = 0; state <= states.most(); state++) {
            if (states.of(state) == 0) continue;
            if (struck.gone(state)) next.add(state, states.of(state));
            else
                for (int k = 0; k <= each.most(); k++)
                    next.add(struck.afterOnOne(state, picked, k), states.of(state) * each.of(k));
        }
        return next;
    }

    /** What the report says about one weapon group. */
    private static final class Recording {
        private final @Nullable PreparedAttack first;
        private final Tally dice = new Tally();
        private final Tally hits = new Tally();
        private final Tally unblocked = new Tally();
        private final Tally wounds = new Tally();
        private final Tally taken = new Tally();

        Recording(@Nullable PreparedAttack first) {
            this.first = first;
        }

        void nothing(double weight) {
            dice.add(0, weight);
            hits.add(0, weight);
            unblocked.add(0, weight);
            wounds.add(0, weight);
            taken.add(0, weight);
        }

        private void met(PreparedAttacks.Prepared prepared) {
            var salvo = prepared.salvo();
            if (salvo == null) return;
            double weight = prepared.met();
            dice.add(salvo.dice(), weight);
            hits.add(salvo.hits(), weight);
            var through = prepared.unblocked(salvo);
            unblocked.add(through, weight);
            wounds.add(
                    salvo.oneByOne()
                            ? through.each(salvo.woundsOfOneHit())
                            : prepared.wounds(salvo),
                    weight);
        }

        void taken(int count, double weight) {
            taken.add(count, weight);
        }

        void finish(PreparedAttacks salvos, List<AttackStep> steps) {
            if (first == null) return;
            salvos.forEach(this::met);
            steps.add(
                    new AttackStep(
                            first.attacker(),
                            first.weapon(),
                            first,
                            dice.chance(),
                            hits.chance(),
                            unblocked.chance(),
                            wounds.chance(),
                            taken.chance()));
        }
    }
}
