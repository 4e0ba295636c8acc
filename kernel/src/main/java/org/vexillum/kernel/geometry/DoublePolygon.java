package org.vexillum.kernel.geometry;

/** A convex polygon with broken corners, being cut. */
final class DoublePolygon {
    private final double[] xs;
    private final double[] ys;
    private int size;

    /**
     * @param most the corners it may ever have; each cut adds at most one
     */
    DoublePolygon(int most) {
        xs = new double[most];
        ys = new double[most];
    }

    void add(double x, double y) {
        xs[size] = x;
        ys[size++] = y;
    }

    /** What lies to the left of the line from a to b. */
    DoublePolygon leftOf(double ax, double ay, double bx, double by) {
        var kept = new DoublePolygon(xs.length + 1);
        for (int i = 0; i < size; i++) {
            int j = (i + 1) % size;
            double side = (bx - ax) * (ys[i] - ay) - (by - ay) * (xs[i] - ax);
            double next = (bx - ax) * (ys[j] - ay) - (by - ay) * (xs[j] - ax);
            if (side >= 0) {
                kept.add(xs[i], ys[i]);
            }
            if ((side < 0 && next > 0) || (side > 0 && next < 0)) {
                double t = side / (side - next);
                kept.add(xs[i] + t * (xs[j] - xs[i]), ys[i] + t * (ys[j] - ys[i]));
            }
        }
        return kept;
    }

    double area() {
        double sum = 0;
        for (int i = 0; i < size; i++) {
            int j = (i + 1) % size;
            sum += xs[i] * ys[j] - ys[i] * xs[j];
        }
        return sum / 2;
    }
}
