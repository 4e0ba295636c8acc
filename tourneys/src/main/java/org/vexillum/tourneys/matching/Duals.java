package org.vexillum.tourneys.matching;

import java.util.ArrayList;
import java.util.List;
import org.jgrapht.alg.matching.blossom.v5.KolmogorovWeightedPerfectMatching.DualSolution;

/**
 * The prices that prove a pairing to be the cheapest.
 *
 * <p>Doubled, so that they are whole numbers: with whole weights all prices are whole or halves.
 */
final class Duals {
    private final long[] sums;
    private final List<Blossom> blossoms = new ArrayList<>();

    /** An odd set with its price. */
    private record Blossom(boolean[] inside, long price) {}

    private Duals(int size) {
        sums = new long[size];
    }

    static Duals of(DualSolution<Integer, ?> solution, int size) {
        var duals = new Duals(size);
        for (var entry : solution.getDualVariables().entrySet()) {
            long price = Math.round(2 * entry.getValue());
            if (price == 0) continue;
            var inside = new boolean[size];
            for (int member : entry.getKey()) {
                inside[member] = true;
                duals.sums[member] += price;
            }
            if (entry.getKey().size() > 1) duals.blossoms.add(new Blossom(inside, price));
        }
        return duals;
    }

    /**
     * By how much, at least, a pairing with this pair is dearer than the cheapest, doubled.
     *
     * <p>Below zero only for a pair that the search did not know.
     */
    long reduced(int i, int j, long cost) {
        long reduced = 2 * cost - sums[i] - sums[j];
        for (var blossom : blossoms)
            if (blossom.inside[i] && blossom.inside[j]) reduced += 2 * blossom.price;
        return reduced;
    }
}
