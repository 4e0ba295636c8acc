package org.vexillum.kernel.geometry;

import static org.assertj.core.api.Assertions.assertThat;

import java.math.BigInteger;
import org.junit.jupiter.api.Nested;
import org.junit.jupiter.api.Test;

class WithinTest {
    private static final ConvexPolygon SQUARE = ConvexPolygon.of(0, 0, 100, 0, 100, 100, 0, 100);

    @Nested
    class Distance {
        @Test
        void exactlyTheDistanceIsWithinAndNotCloser() {
            var other = SQUARE.moved(100 + 2540, 0);
            assertThat(Within.within(SQUARE, other, 2540)).isTrue();
            assertThat(Within.within(SQUARE, other, 2539)).isFalse();
            assertThat(Within.closerThan(SQUARE, other, 2540)).isFalse();
            assertThat(Within.closerThan(SQUARE, other, 2541)).isTrue();
        }

        @Test
        void cornerToCornerIsAPythagoreanDistance() {
            var other = SQUARE.moved(103, 104);
            assertThat(Within.within(SQUARE, other, 5)).isTrue();
            assertThat(Within.within(SQUARE, other, 4)).isFalse();
            assertThat(Within.closerThan(SQUARE, other, 5)).isFalse();
            assertThat(Within.closerThan(SQUARE, other, 6)).isTrue();
        }

        @Test
        void aCornerFacesTheMiddleOfASlantedEdge() {
            var slanted = ConvexPolygon.of(300, 0, 400, 0, 400, 400, 0, 300);
            var corner = new Point(75, 100);
            // the edge runs along x + y = 300, 125 / √2 = 88.39 away
            assertThat(Within.within(corner, slanted, 88)).isFalse();
            assertThat(Within.within(corner, slanted, 89)).isTrue();
        }

        @Test
        void aSlantedEdgeAtAWholeDistanceIsExact() {
            // the edge runs along 4·x + 3·y = 5000, exactly 1000 from the origin
            var wedge = ConvexPolygon.of(1250, 0, 5000, 5000, -1000, 3000);
            var at = new Point(0, 0);
            assertThat(Within.within(at, wedge, 1000)).isTrue();
            assertThat(Within.within(at, wedge, 999)).isFalse();
            var disc = new Disc(0, 0, 400);
            assertThat(Within.within(disc, wedge, 600)).isTrue();
            assertThat(Within.closerThan(disc, wedge, 600)).isFalse();
            assertThat(Within.within(disc, wedge, 599)).isFalse();
            assertThat(Within.overlaps(new Disc(0, 0, 1000), wedge)).isFalse();
            assertThat(Within.touches(new Disc(0, 0, 1000), wedge)).isTrue();
            assertThat(Within.overlaps(new Disc(0, 0, 1001), wedge)).isTrue();
        }

        @Test
        void squaresOfCrossProductsBeyondALongAreStillExact() {
            int far = Point.LIMIT - 10;
            var wall = ConvexPolygon.of(-far, -far, far, far - 1, far, far);
            var near = new Point(0, -1);
            assertThat(Within.within(near, wall, 0)).isFalse();
            assertThat(Within.within(near, wall, 1)).isTrue();
            var away = new Point(far, -far);
            int gap = 23726551;
            assertThat(Within.within(away, wall, gap)).isEqualTo(exactlyWithin(away, wall, gap));
            assertThat(Within.within(away, wall, gap + 1)).isTrue();
            assertThat(Within.within(away, wall, gap - 2)).isFalse();
        }

        private boolean exactlyWithin(Point point, ConvexPolygon wall, int distance) {
            var cross =
                    BigInteger.valueOf(
                            CrossProduct.of(
                                    wall.x(0), wall.y(0), wall.x(1), wall.y(1), point.x(),
                                    point.y()));
            var length =
                    BigInteger.valueOf(
                            SquaredDistance.squared(wall.x(1) - wall.x(0), wall.y(1) - wall.y(0)));
            var limit = BigInteger.valueOf(distance).pow(2).multiply(length);
            return cross.pow(2).compareTo(limit) <= 0;
        }

        @Test
        void discsCountFromTheirRims() {
            var disc = new Disc(0, 0, 1250);
            assertThat(Within.within(disc, new Disc(3000, 4000, 1250), 2500)).isTrue();
            assertThat(Within.within(disc, new Disc(3000, 4000, 1250), 2499)).isFalse();
            assertThat(Within.within(disc, new Disc(3000, 4001, 1250), 2500)).isFalse();
            assertThat(Within.within(disc, SQUARE.moved(1500, -50), 250)).isTrue();
            assertThat(Within.within(disc, SQUARE.moved(1501, -50), 250)).isFalse();
            assertThat(Within.within(SQUARE.moved(1500, -50), disc, 250)).isTrue();
        }

        @Test
        void aNegativeDistanceReachesNothingAndAHugeOneEverything() {
            assertThat(Within.within(SQUARE, SQUARE, -1)).isFalse();
            assertThat(Within.closerThan(SQUARE, SQUARE, 0)).isFalse();
            assertThat(Within.closerThan(SQUARE, SQUARE, 1)).isTrue();
            assertThat(Within.within(new Point(0, 0), SQUARE, -1)).isFalse();
            assertThat(Within.within(new Point(0, 0), new Point(0, 0), -1)).isFalse();
            int far = Point.LIMIT - 101;
            assertThat(Within.within(SQUARE.moved(far, far), SQUARE.moved(-far, -far), 1 << 30))
                    .isTrue();
            assertThat(Within.within(SQUARE, SQUARE.moved(200, 0), Integer.MAX_VALUE)).isTrue();
        }

        @Test
        void pointsMeasureToPoints() {
            assertThat(Within.within(new Point(0, 0), new Point(3, 4), 5)).isTrue();
            assertThat(Within.within(new Point(0, 0), new Point(3, 4), 4)).isFalse();
        }
    }

    @Nested
    class Overlap {
        @Test
        void sharingAnEdgeOrACornerIsTouching() {
            for (var other : new Shape[] {SQUARE.moved(100, 0), SQUARE.moved(100, 100)}) {
                assertThat(Within.overlaps(SQUARE, other)).isFalse();
                assertThat(Within.touches(SQUARE, other)).isTrue();
                assertThat(Within.within(SQUARE, other, 0)).isTrue();
            }
            assertThat(Within.touches(SQUARE, SQUARE.moved(101, 0))).isFalse();
            assertThat(Within.overlaps(SQUARE, SQUARE.moved(99, 99))).isTrue();
            assertThat(Within.touches(SQUARE, SQUARE.moved(99, 99))).isFalse();
        }

        @Test
        void aCornerOnASlantedEdgeTouches() {
            var wedge = ConvexPolygon.of(150, 50, 300, 300, 50, 150);
            assertThat(Within.touches(SQUARE, wedge)).isTrue();
            assertThat(Within.overlaps(SQUARE, wedge.moved(-1, 0))).isTrue();
            assertThat(Within.within(SQUARE, wedge.moved(1, 0), 0)).isFalse();
        }

        @Test
        void aCrossOverlapsThoughNoCornerIsInside() {
            var tall = ConvexPolygon.of(40, -50, 60, -50, 60, 150, 40, 150);
            assertThat(Within.overlaps(SQUARE, tall)).isTrue();
        }

        @Test
        void oneInsideTheOtherOverlaps() {
            var small = ConvexPolygon.of(40, 40, 60, 40, 60, 60, 40, 60);
            assertThat(Within.overlaps(SQUARE, small)).isTrue();
            assertThat(Within.overlaps(small, SQUARE)).isTrue();
            assertThat(Within.overlaps(new Disc(50, 50, 3), SQUARE)).isTrue();
            assertThat(Within.overlaps(SQUARE, new Disc(50, 50, 500))).isTrue();
            assertThat(Within.overlaps(new Disc(0, 0, 5), new Disc(1, 1, 500))).isTrue();
        }

        @Test
        void discsTouchAtTheSumOfTheirRadii() {
            assertThat(Within.touches(new Disc(0, 0, 2), new Disc(3, 4, 3))).isTrue();
            assertThat(Within.overlaps(new Disc(0, 0, 3), new Disc(3, 4, 3))).isTrue();
            assertThat(Within.within(new Disc(0, 0, 2), new Disc(3, 4, 2), 0)).isFalse();
        }
    }

    @Nested
    class Wholly {
        @Test
        void everyCornerCounts() {
            var line = ConvexPolygon.of(0, -10, 1000, -10, 1000, 0, 0, 0);
            assertThat(Within.whollyWithin(SQUARE, 100, line)).isTrue();
            assertThat(Within.whollyWithin(SQUARE, 99, line)).isFalse();
            assertThat(Within.whollyWithin(SQUARE, -1, SQUARE)).isFalse();
            assertThat(Within.whollyWithin(SQUARE, 0, SQUARE)).isTrue();
            assertThat(Within.whollyWithin(SQUARE.moved(1, 0), 0, SQUARE)).isFalse();
        }

        @Test
        void aDiscCountsWithItsFarRim() {
            assertThat(Within.whollyWithin(new Disc(150, 50, 30), 80, SQUARE)).isTrue();
            assertThat(Within.whollyWithin(new Disc(150, 50, 30), 79, SQUARE)).isFalse();
            assertThat(Within.whollyWithin(new Disc(50, 50, 50), 0, SQUARE)).isTrue();
            assertThat(Within.whollyWithin(new Disc(50, 50, 51), 0, SQUARE)).isFalse();
            assertThat(Within.whollyWithin(new Disc(50, 50, 51), 1, SQUARE)).isTrue();
            assertThat(Within.whollyWithin(new Disc(101, 50, 10), 9, SQUARE)).isFalse();
        }

        @Test
        void aRoundZoneHoldsCornersAndDiscs() {
            var zone = new Disc(0, 0, 100);
            assertThat(Within.whollyWithin(SQUARE, 41, zone)).isFalse();
            assertThat(Within.whollyWithin(SQUARE, 42, zone)).isTrue();
            assertThat(Within.whollyWithin(new Disc(30, 40, 60), 10, zone)).isTrue();
            assertThat(Within.whollyWithin(new Disc(30, 40, 60), 9, zone)).isFalse();
            assertThat(Within.whollyWithin(new Disc(0, 0, 500), 9, zone)).isFalse();
        }

        @Test
        void theEdgeOfTheTableIsStillInside() {
            var table = Bounds.ofSize(100, 100);
            assertThat(Within.inside(SQUARE, table)).isTrue();
            assertThat(Within.inside(SQUARE.moved(1, 0), table)).isFalse();
            assertThat(Within.inside(SQUARE.moved(0, -1), table)).isFalse();
            assertThat(Within.inside(new Disc(50, 50, 50), table)).isTrue();
            assertThat(Within.inside(new Disc(50, 49, 50), table)).isFalse();
            assertThat(table.contains(new Point(100, 0))).isTrue();
            assertThat(table.contains(new Point(101, 0))).isFalse();
            assertThat(table.polygon()).isEqualTo(SQUARE);
            assertThat(table.width() + table.height()).isEqualTo(200);
        }
    }

    @Test
    void theBoundaryBelongsToTheShape() {
        assertThat(Within.contains(SQUARE, new Point(100, 50))).isTrue();
        assertThat(Within.contains(SQUARE, new Point(0, 0))).isTrue();
        assertThat(Within.within(new Point(100, 50), SQUARE, 0)).isTrue();
        assertThat(Within.within(new Point(101, 50), SQUARE, 0)).isFalse();
        assertThat(Within.within(new Point(7, 7), new Point(7, 7), 0)).isTrue();
        assertThat(Within.contains(SQUARE, new Point(101, 50))).isFalse();
        assertThat(Within.contains(new Disc(0, 0, 5), new Point(3, 4))).isTrue();
        assertThat(Within.contains(new Disc(0, 0, 5), new Point(3, 5))).isFalse();
    }
}
