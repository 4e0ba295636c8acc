package org.vexillum.firstblood.odds;

import java.util.Arrays;
import org.vexillum.kernel.chance.Chance;

/** A distribution of a number being gathered from weighted parts. */
final class Counted {
    private double[] sum = new double[1];

    void add(int number, double weight) {
        if (number >= sum.length) sum = Arrays.copyOf(sum, number + 1);
        sum[number] += weight;
    }

    Chance chance() {
        return Chance.of(sum);
    }
}
