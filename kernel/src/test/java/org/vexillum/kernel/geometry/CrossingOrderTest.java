package org.vexillum.kernel.geometry;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

class CrossingOrderTest {
    private final CrossingOrder order = new CrossingOrder();

    @Test
    void thePartingLineHasTheFirstOnItsLeftAndTheSecondOnItsRight() {
        var random = new RandomShapes(100);
        int parted = 0;
        for (int i = 0; i < 6000; i++) {
            var first = random.shape(5 * Lengths.INCH);
            var second = random.shape(5 * Lengths.INCH);
            boolean apart = order.part(first, second);
            assertThat(apart).isEqualTo(!Within.overlaps(first, second));
            if (apart) {
                double length = Math.hypot(order.x(), order.y());
                double gap = (least(second, 1) + least(first, -1)) / length;
                assertThat(gap).as("%s, %s", first, second).isGreaterThan(-1e-6);
                parted++;
            }
        }
        assertThat(parted).isBetween(1000, 5000);
    }

    @Test
    void touchingShapesAreParted() {
        var square = ConvexPolygon.of(0, 0, 10, 0, 10, 10, 0, 10);
        assertThat(order.part(square, square.moved(10, 10))).isTrue();
        assertThat(order.part(square, new Disc(13, 14, 5))).isTrue();
        assertThat(order.part(new Disc(0, 0, 5), new Disc(6, 8, 5))).isTrue();
        assertThat(order.x()).isEqualTo(-8);
        assertThat(order.y()).isEqualTo(6);
    }

    /** How far the shape reaches at least to the right of the direction, or to the left for -1. */
    private double least(Shape shape, int sense) {
        double least = Double.POSITIVE_INFINITY;
        for (var corner : Jts.core(shape).getCoordinates()) {
            double right = corner.x * order.y() - corner.y * order.x();
            least = Math.min(least, sense * right);
        }
        return least - Jts.radius(shape) * Math.hypot(order.x(), order.y());
    }
}
