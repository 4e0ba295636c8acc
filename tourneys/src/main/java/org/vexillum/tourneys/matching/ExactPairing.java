package org.vexillum.tourneys.matching;

import java.util.ArrayList;
import java.util.List;

/**
 * The first pairing in the strict order.
 *
 * <p>A cheapest pairing comes from the matching library. Then the highest company gets the highest
 * rival with whom some pairing is as cheap, then the next one, and so on. That such a pairing
 * exists is shown by having one at hand (found by exchanging rivals, or by another search), that
 * none exists by the prices of the first search, by a bound, or again by a search.
 */
public final class ExactPairing {
    private final PairingField field;
    private final Costs costs;
    private final Solver solver;
    private final int size;
    private final int[] partner;
    private final boolean[] fixed;
    private final Duals duals;
    private final boolean differences;
    private final long least;
    private long spent;

    private ExactPairing(PairingField field, boolean differences, SearchGuard guard) {
        this.field = field;
        this.differences = differences;
        this.costs = new Costs(field, differences);
        this.solver = new Solver(costs, guard);
        this.size = field.size();
        this.fixed = new boolean[size];
        var cheapest = solver.solve(unfixed(-1, -1), size);
        this.partner = cheapest.partner();
        this.duals = cheapest.duals();
        this.least = cheapest.total();
    }

    /**
     * The rank of each company's rival, both counted from 0.
     *
     * @param differences whether the total difference in points is to be least; otherwise only
     *     rematches count, and the order from the top
     */
    public static int[] of(PairingField field, boolean differences, SearchGuard guard) {
        if (field.size() == 0) return new int[0];
        var pairing = new ExactPairing(field, differences, guard);
        for (int top = 0; top < pairing.size; top++) if (!pairing.fixed[top]) pairing.fix(top);
        return pairing.partner;
    }

    private void fix(int top) {
        for (int rival = top + 1; rival < size; rival++) {
            if (fixed[rival] || !possible(top, rival)) continue;
            fixed[top] = true;
            fixed[rival] = true;
            spent += costs.of(top, rival);
            return;
        }
        throw new IllegalStateException("no rival for " + top);
    }

    /** Whether the two can meet at no extra cost; then the pairing at hand lets them. */
    private boolean possible(int top, int rival) {
        if (partner[top] == rival) return true;
        if (duals.reduced(top, rival, costs.of(top, rival)) > 0) return false;
        if (exchanged(top, rival)) return true;
        if (differences && bound(top, rival) > least) return false;
        var rest = solver.solve(unfixed(top, rival), size);
        if (spent + costs.of(top, rival) + rest.total() > least) return false;
        for (int i = 0; i < size; i++) if (rest.partner()[i] >= 0) partner[i] = rest.partner()[i];
        pair(top, rival);
        return true;
    }

    /** Neighbours among the others: what they must differ by at least. */
    private long bound(int top, int rival) {
        long sum = spent + costs.of(top, rival);
        var rest = unfixed(top, rival);
        for (int i = 0; i < rest.length; i += 2)
            sum += field.points()[rest[i]] - field.points()[rest[i + 1]];
        return sum;
    }

    /** Lets the two meet and their rivals too, or both rivals the two of a third pair. */
    private boolean exchanged(int top, int rival) {
        int a = partner[top];
        int b = partner[rival];
        long had = costs.of(top, a) + costs.of(rival, b) - costs.of(top, rival);
        if (costs.of(a, b) == had) {
            pair(top, rival);
            pair(a, b);
            return true;
        }
        for (int c = 0; c < size; c++) {
            if (fixed[c] || c == top || c == rival || c == a || c == b) continue;
            int d = partner[c];
            if (costs.of(a, c) + costs.of(b, d) != had + costs.of(c, d)) continue;
            pair(top, rival);
            pair(a, c);
            pair(b, d);
            return true;
        }
        return false;
    }

    private void pair(int i, int j) {
        partner[i] = j;
        partner[j] = i;
    }

    private int[] unfixed(int but, int nor) {
        List<Integer> rest = new ArrayList<>();
        for (int i = 0; i < size; i++) if (!fixed[i] && i != but && i != nor) rest.add(i);
        return rest.stream().mapToInt(Integer::intValue).toArray();
    }
}
