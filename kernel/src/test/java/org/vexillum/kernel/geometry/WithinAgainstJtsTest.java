package org.vexillum.kernel.geometry;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import org.junit.jupiter.api.Test;

class WithinAgainstJtsTest {
    private static final int TABLES = 2000;
    private static final int SIZE = 12 * Lengths.INCH;
    private static final double CLOSE = 1e-6;

    @Test
    void distancesAgree() {
        var random = new RandomShapes(20);
        var agreement = new Agreement();
        for (int i = 0; i < TABLES; i++) {
            var a = random.shape(SIZE);
            var b = random.shape(SIZE);
            double theirs = Math.max(0, Jts.distance(a, b));
            assertThat(ShapeDistance.between(a, b)).isCloseTo(theirs, within(CLOSE));
            for (int d : new int[] {random.below(SIZE), (int) theirs, (int) theirs + 1}) {
                compare(agreement, a, b, d, theirs);
            }
        }
        agreement.isBroad(TABLES * 2);
    }

    private void compare(Agreement agreement, Shape a, Shape b, int distance, double theirs) {
        if (Math.abs(theirs - distance) < CLOSE) {
            agreement.tooClose();
        } else {
            agreement.check(Within.within(a, b, distance), theirs <= distance, a, b, distance);
            agreement.check(Within.closerThan(b, a, distance), theirs < distance, a, b, distance);
        }
    }

    @Test
    void wholeDistancesBracketTheTrueOne() {
        var random = new RandomShapes(21);
        for (int i = 0; i < TABLES; i++) {
            var a = random.shape(SIZE);
            var b = random.shape(SIZE);
            double theirs = Math.max(0, Jts.distance(a, b));
            assertThat(ShapeDistance.atMost(a, b))
                    .isBetween((int) theirs, (int) (theirs + 1 + CLOSE));
            assertThat(ShapeDistance.atMost(a, b) - ShapeDistance.atLeast(a, b)).isBetween(0, 1);
            assertThat(Within.within(a, b, ShapeDistance.atMost(a, b))).isTrue();
            assertThat(Within.within(a, b, ShapeDistance.atMost(a, b) - 1)).isFalse();
            assertThat(Within.closerThan(a, b, ShapeDistance.atLeast(a, b))).isFalse();
        }
    }

    @Test
    void overlapsAgree() {
        var random = new RandomShapes(22);
        var agreement = new Agreement();
        for (int i = 0; i < 2 * TABLES; i++) {
            var a = random.polygon(SIZE / 2);
            var b = random.polygon(SIZE / 2);
            var theirs = Jts.polygon(a).relate(Jts.polygon(b));
            agreement.check(Within.overlaps(a, b), theirs.matches("T********"), a, b);
            agreement.check(Within.within(a, b, 0), theirs.isIntersects(), a, b);
        }
        agreement.isBroad(2 * TABLES);
    }

    @Test
    void discsOverlapLikeTheirCentresAreNear() {
        var random = new RandomShapes(23);
        var agreement = new Agreement();
        for (int i = 0; i < TABLES; i++) {
            var a = random.disc(SIZE / 2);
            var b = random.shape(SIZE / 2);
            double theirs = Jts.distance(a, b);
            if (Math.abs(theirs) < CLOSE) {
                agreement.tooClose();
            } else {
                agreement.check(Within.overlaps(a, b), theirs < 0, a, b);
                agreement.check(Within.overlaps(b, a), theirs < 0, a, b);
            }
        }
        agreement.isBroad(TABLES);
    }

    @Test
    void whollyWithinAgreesWithTheFarthestPoint() {
        var random = new RandomShapes(24);
        var agreement = new Agreement();
        for (int i = 0; i < TABLES; i++) {
            var a = random.shape(SIZE / 2);
            var b = random.shape(SIZE / 2);
            int distance = random.below(SIZE / 3);
            double theirs = farthest(a, b);
            if (Math.abs(theirs - distance) < CLOSE) {
                agreement.tooClose();
            } else {
                boolean ours = Within.whollyWithin(a, distance, b);
                agreement.check(ours, theirs <= distance, a, b, distance);
            }
        }
        agreement.isBroad(TABLES - 100);
    }

    /** How far the farthest point of a is from b; below zero as far as a disc lies inside. */
    private static double farthest(Shape a, Shape b) {
        if (a instanceof Disc disc) {
            return depth(disc, b) + disc.radius() - Jts.radius(b);
        }
        double most = Double.NEGATIVE_INFINITY;
        for (var corner : Jts.core(a).getCoordinates()) {
            var point = Jts.point(corner.x, corner.y);
            most = Math.max(most, point.distance(Jts.core(b)) - Jts.radius(b));
        }
        return most;
    }

    private static double depth(Disc disc, Shape b) {
        var centre = Jts.point(disc.x(), disc.y());
        var core = Jts.core(b);
        boolean inside = b instanceof ConvexPolygon && core.contains(centre);
        return inside ? -centre.distance(core.getBoundary()) : centre.distance(core);
    }
}
