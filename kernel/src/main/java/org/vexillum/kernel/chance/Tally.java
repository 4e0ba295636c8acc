package org.vexillum.kernel.chance;

import java.util.Arrays;

/** A distribution of a number being gathered from weighted parts. */
public final class Tally {
    private double[] sum = new double[1];

    public void add(int number, double weight) {
        if (number >= sum.length) sum = Arrays.copyOf(sum, number + 1);
        sum[number] += weight;
    }

    public void add(NumberDistribution chance, double weight) {
        for (int n = 0; n <= chance.most(); n++) add(n, weight * chance.of(n));
    }

    public NumberDistribution chance() {
        return NumberDistribution.of(sum);
    }
}
