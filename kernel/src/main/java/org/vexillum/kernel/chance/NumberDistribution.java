package org.vexillum.kernel.chance;

import java.util.Arrays;
import org.vexillum.kernel.Cancellation;

/**
 * The exact distribution of a whole number from 0 up.
 *
 * <p>Immutable. {@code of(n)} is the chance of exactly n.
 */
public final class NumberDistribution {
    private final double[] p;

    private NumberDistribution(double[] p) {
        this.p = p;
    }

    public static NumberDistribution of(double... p) {
        return new NumberDistribution(trimmed(p.clone()));
    }

    /** Certainly n. */
    public static NumberDistribution sure(int n) {
        double[] p = new double[n + 1];
        p[n] = 1;
        return new NumberDistribution(p);
    }

    /** Successes of n independent trials. */
    public static NumberDistribution binomial(int n, double success) {
        return of(1 - success, success).times(n);
    }

    private static double[] trimmed(double[] p) {
        int length = p.length;
        while (length > 1 && p[length - 1] == 0) length--;
        return length == p.length ? p : Arrays.copyOf(p, length);
    }

    /** The sum of two independent numbers. */
    public NumberDistribution plus(NumberDistribution other) {
        Cancellation.check();
        double[] sum = new double[p.length + other.p.length - 1];
        for (int i = 0; i < p.length; i++) {
            if (p[i] == 0) continue;
            for (int j = 0; j < other.p.length; j++) sum[i + j] += p[i] * other.p[j];
        }
        return new NumberDistribution(trimmed(sum));
    }

    /** The sum of n independent copies. */
    public NumberDistribution times(int n) {
        if (n == 0) return sure(0);
        if (n == 1) return this;
        if (p.length == 2) return new NumberDistribution(trimmed(binomials(n)));
        NumberDistribution half = times(n / 2);
        NumberDistribution twice = half.plus(half);
        return n % 2 == 0 ? twice : twice.plus(this);
    }

    private double[] binomials(int n) {
        double[] sum = new double[n + 1];
        sum[0] = 1;
        for (int i = 1; i <= n; i++) {
            for (int j = i; j > 0; j--) sum[j] = sum[j] * p[0] + sum[j - 1] * p[1];
            sum[0] *= p[0];
        }
        return sum;
    }

    /** Each unit of the number is replaced by an independent copy of {@code each}. */
    public NumberDistribution each(NumberDistribution each) {
        NumberDistribution power = sure(0);
        double[] sum = new double[(p.length - 1) * (each.p.length - 1) + 1];
        for (int n = 0; n < p.length; n++) {
            for (int k = 0; k < power.p.length; k++) sum[k] += p[n] * power.p[k];
            if (n + 1 < p.length) power = power.plus(each);
        }
        return new NumberDistribution(trimmed(sum));
    }

    /** Either this, with the given weight, or the other. */
    public NumberDistribution mixed(double weight, NumberDistribution other) {
        double[] sum = new double[Math.max(p.length, other.p.length)];
        for (int i = 0; i < p.length; i++) sum[i] += weight * p[i];
        for (int i = 0; i < other.p.length; i++) sum[i] += (1 - weight) * other.p[i];
        return new NumberDistribution(trimmed(sum));
    }

    /** The number cut off at a maximum. */
    public NumberDistribution atMost(int most) {
        if (p.length <= most + 1) return this;
        double[] cut = Arrays.copyOf(p, most + 1);
        for (int i = most + 1; i < p.length; i++) cut[most] += p[i];
        return new NumberDistribution(cut);
    }

    public double of(int n) {
        return n < 0 || n >= p.length ? 0 : p[n];
    }

    /** The largest number that can occur. */
    public int most() {
        return p.length - 1;
    }

    public double atLeast(int n) {
        double sum = 0;
        for (int i = p.length - 1; i >= Math.max(0, n); i--) sum += p[i];
        return sum;
    }

    public double mean() {
        double sum = 0;
        for (int i = 1; i < p.length; i++) sum += i * p[i];
        return sum;
    }

    /** The smallest n with a chance of at least {@code share} not to exceed it. */
    public int percentile(double share) {
        double sum = 0;
        for (int i = 0; i < p.length; i++) {
            sum += p[i];
            if (sum >= share - 1e-12) return i;
        }
        return p.length - 1;
    }

    public double[] toArray() {
        return p.clone();
    }

    @Override
    public String toString() {
        return Arrays.toString(p);
    }
}
