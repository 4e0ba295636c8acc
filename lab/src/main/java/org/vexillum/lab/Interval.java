package org.vexillum.lab;

/** A share with its 95 % confidence interval by Wilson's formula. */
public record Interval(double share, double low, double high) {
    private static final double Z = 1.959963984540054;

    public static Interval of(double successes, int trials) {
        if (trials == 0) return new Interval(0, 0, 1);
        double p = successes / trials;
        double z2 = Z * Z / trials;
        double centre = (p + z2 / 2) / (1 + z2);
        double half = Z / (1 + z2) * Math.sqrt(p * (1 - p) / trials + z2 / (4 * trials));
        return new Interval(p, Math.max(0, centre - half), Math.min(1, centre + half));
    }
}
