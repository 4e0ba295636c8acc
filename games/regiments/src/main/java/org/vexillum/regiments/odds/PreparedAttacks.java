package org.vexillum.regiments.odds;

import java.util.ArrayList;
import java.util.List;
import java.util.function.BiFunction;
import java.util.function.Consumer;
import org.vexillum.kernel.Nullable;
import org.vexillum.kernel.chance.NumberDistribution;
import org.vexillum.regiments.combat.PreparedAttack;
import org.vexillum.regiments.table.Unit;

/**
 * The attacks of one weapon group, prepared once for all states between which they do not differ.
 *
 * <p>Who strikes is settled by the models in the two front rows, how it is warded off by the kinds
 * of models left; the number of those left matters only if the attacks count models.
 */
final class PreparedAttacks {
    private final UnitStates strikers;
    private final UnitStates struck;
    private final BiFunction<Unit, Unit, @Nullable PreparedAttack> prepare;
    private final boolean shared;
    private final List<List<@Nullable Prepared>> byMake = new ArrayList<>();
    private final List<List<@Nullable Prepared>> byState = new ArrayList<>();

    /**
     * @param prepare the attack from a striker's state on a struck unit's state, or null for none
     * @param shared false if a model is picked, whose life matters too
     */
    PreparedAttacks(
            UnitStates strikers,
            UnitStates struck,
            BiFunction<Unit, Unit, @Nullable PreparedAttack> prepare,
            boolean shared) {
        this.strikers = strikers;
        this.struck = struck;
        this.prepare = prepare;
        this.shared = shared;
    }

    /** An attack, its distributions worked out when they are needed. */
    static final class Prepared {
        private final @Nullable PreparedAttack salvo;
        private @Nullable NumberDistribution wounds;
        private @Nullable NumberDistribution unblocked;

        /** How much of all weight came to this attack. */
        private double met;

        Prepared(@Nullable PreparedAttack salvo) {
            this.salvo = salvo == null || salvo.dice() == 0 ? null : salvo;
        }

        /** Null if there is nothing to roll. */
        @Nullable PreparedAttack salvo() {
            return salvo;
        }

        NumberDistribution wounds(PreparedAttack of) {
            var known = wounds;
            if (known == null) wounds = known = of.wounds();
            return known;
        }

        NumberDistribution unblocked(PreparedAttack of) {
            var known = unblocked;
            if (known == null) unblocked = known = of.unblocked();
            return known;
        }

        void meet(double weight) {
            met += weight;
        }

        double met() {
            return met;
        }
    }

    Prepared at(int one, int other) {
        int front = strikers.front(one);
        if (!shared) return get(byState, one, one, other, other);
        var prepared = get(byMake, front, one, struck.make(other), other);
        var salvo = prepared.salvo;
        return salvo == null || !salvo.countsModels()
                ? prepared
                : get(byState, front, one, other, other);
    }

    private Prepared get(
            List<List<@Nullable Prepared>> rows, int row, int one, int column, int other) {
        while (rows.size() <= row) rows.add(new ArrayList<>());
        var cells = rows.get(row);
        while (cells.size() <= column) cells.add(null);
        var known = cells.get(column);
        if (known == null) {
            known = new Prepared(prepare.apply(strikers.unit(one), struck.unit(other)));
            cells.set(column, known);
        }
        return known;
    }

    /** All attacks that were met, in the order of the states. */
    void forEach(Consumer<Prepared> visitor) {
        visit(byMake, visitor);
        visit(byState, visitor);
    }

    private static void visit(List<List<@Nullable Prepared>> rows, Consumer<Prepared> visitor) {
        for (var cells : rows)
            for (var prepared : cells)
                if (prepared != null && prepared.met > 0) visitor.accept(prepared);
    }
}
