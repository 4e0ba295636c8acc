package org.vexillum.regiments.odds;

import java.util.Arrays;
import org.vexillum.kernel.chance.Chance;

/** A distribution of a number being gathered from weighted parts. */
final class Tally {
    private double[] sum = new double[1];

    void add(int number, double weight) {
        if (number >= sum.length) sum = Arrays.copyOf(sum, number + 1);
        sum[number] += weight;
    }

    void add(Chance chance, double weight) {
        for (int n = 0; n <= chance.most(); n++) add(n, weight * chance.of(n));
    }

    Chance chance() {
        return Chance.of(sum);
    }
}
