package org.vexillum.kernel.geometry.path;

import org.vexillum.kernel.geometry.ConvexPolygon;
import org.vexillum.kernel.geometry.Disc;
import org.vexillum.kernel.geometry.Point;
import org.vexillum.kernel.geometry.Shape;

/**
 * Places where a way may bend: round discs, round corners, and through the neck between two things.
 *
 * <p>Round a disc they are the corners of a polygon drawn about it, so that its sides keep clear.
 * Two things that leave room for the base and hardly more are passed straight through the middle of
 * the gap, which such polygons would close.
 */
final class BendPoints {
    private static final int RING = 24;
    private static final double[] COS = new double[RING];
    private static final double[] SIN = new double[RING];
    private static final double OUTWARD = 1 / StrictMath.cos(StrictMath.PI / RING);
    private static final double BESIDE = StrictMath.tan(StrictMath.PI / RING);

    /** Rounding moves a corner by less than this. */
    private static final double ROUNDING = 1.5;

    static {
        for (int i = 0; i < RING; i++) {
            COS[i] = StrictMath.cos(2 * StrictMath.PI * i / RING);
            SIN[i] = StrictMath.sin(2 * StrictMath.PI * i / RING);
        }
    }

    private final PassableGround ground;
    private final Nodes nodes;

    BendPoints(PassableGround ground, Nodes nodes) {
        this.ground = ground;
        this.nodes = nodes;
    }

    void round(int index) {
        int clearance = ground.clearance(index);
        switch (ground.shape(index)) {
            case Disc disc -> ring(disc.x(), disc.y(), clearance + disc.radius());
            case ConvexPolygon polygon -> {
                for (int i = 0; i < polygon.size(); i++)
                    ring(polygon.x(i), polygon.y(i), clearance);
            }
        }
    }

    private void ring(int x, int y, int radius) {
        double far = radius * OUTWARD + ROUNDING;
        for (int i = 0; i < RING; i++) add(x + far * COS[i], y + far * SIN[i]);
        alongEdges(x, y, radius);
    }

    /** Between a thing and the edge of the table there may be just room for the base. */
    private void alongEdges(int x, int y, int radius) {
        var table = ground.table();
        int inset = ground.radius();
        for (int edge : new int[] {table.minX() + inset, table.maxX() - inset})
            if (barelyFits(Math.abs(x - edge) - radius, radius)) {
                add(edge, y + radius * BESIDE);
                add(edge, y - radius * BESIDE);
            }
        for (int edge : new int[] {table.minY() + inset, table.maxY() - inset})
            if (barelyFits(Math.abs(y - edge) - radius, radius)) {
                add(x + radius * BESIDE, edge);
                add(x - radius * BESIDE, edge);
            }
    }

    private static boolean barelyFits(double room, double widest) {
        return room >= -ROUNDING && room <= 2 * widest * (OUTWARD - 1) + 4 * ROUNDING;
    }

    void between(int first, int second) {
        var a = ground.shape(first);
        var b = ground.shape(second);
        necks(first, a, second, b);
        if (b instanceof ConvexPolygon) necks(second, b, first, a);
    }

    /** From the centre or every corner of the one to the nearest point of the other. */
    private void necks(int first, Shape from, int second, Shape to) {
        switch (from) {
            case Disc disc ->
                    neck(
                            disc.x(),
                            disc.y(),
                            ground.clearance(first) + disc.radius(),
                            to,
                            ground.clearance(second));
            case ConvexPolygon polygon -> {
                for (int i = 0; i < polygon.size(); i++)
                    neck(
                            polygon.x(i),
                            polygon.y(i),
                            ground.clearance(first),
                            to,
                            ground.clearance(second));
            }
        }
    }

    private void neck(double x, double y, double radius, Shape other, double clearance) {
        switch (other) {
            case Disc disc -> neck(x, y, radius, disc.x(), disc.y(), clearance + disc.radius());
            case ConvexPolygon polygon -> {
                double[] near = NearestPoint.of(polygon, x, y);
                neck(x, y, radius, near[0], near[1], clearance);
            }
        }
    }

    private void neck(double x, double y, double radius, double otherX, double otherY, double to) {
        double dx = otherX - x;
        double dy = otherY - y;
        double distance = Math.sqrt(dx * dx + dy * dy);
        double room = distance - radius - to;
        double widest = Math.max(radius, to);
        if (!barelyFits(room, widest)) return;
        double middle = (radius + room / 2) / distance;
        double aside = widest * BESIDE / distance;
        add(x + middle * dx - aside * dy, y + middle * dy + aside * dx);
        add(x + middle * dx + aside * dy, y + middle * dy - aside * dx);
    }

    private void add(double x, double y) {
        int roundX = (int) Math.round(x);
        int roundY = (int) Math.round(y);
        if (Math.abs(roundX) >= Point.LIMIT || Math.abs(roundY) >= Point.LIMIT) return;
        if (ground.onTable(roundX, roundY) && ground.tied(roundX, roundY))
            nodes.add(roundX, roundY);
    }
}
