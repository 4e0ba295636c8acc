package org.vexillum.kernel.geometry;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import org.junit.jupiter.api.Nested;
import org.junit.jupiter.api.Test;
import org.locationtech.jts.geom.Geometry;
import org.vexillum.testkit.Rule;

@Rule("AOFR-MOVE-07")
class TurnSweepTest {
    private static final int WIDTH = 6000;
    private static final int DEPTH = 8000;

    /** Its corners go round on a circle of 5000. */
    private static final Pose START = new Pose(0, 0, Angle.NORTH);

    @Nested
    class Obstacles {
        @Test
        void aCornerSwingsIntoWhatStandsAhead() {
            var ahead = ConvexPolygon.of(-500, 4500, 500, 4500, 500, 9000, -500, 9000);
            assertThat(turns(9000, ahead)).isTrue();
            assertThat(turns(-9000, ahead)).isTrue();
            assertThat(turns(500, ahead)).isFalse();
            assertThat(turns(2500, ahead)).isTrue();
            assertThat(turns(-2500, ahead)).isTrue();
        }

        @Test
        void theCirclesEdgeIsTheLimit() {
            var ahead = ConvexPolygon.of(-500, 5000, 500, 5000, 500, 9000, -500, 9000);
            assertThat(turns(9000, ahead)).isFalse();
            assertThat(turns(9000, ahead.moved(0, -1))).isFalse();
            assertThat(turns(9000, ahead.moved(0, -3))).isTrue();
        }

        @Test
        void aPostIsSweptOverByTheSide() {
            // a small post at a distance of 4000 on the right: the front reaches it at 90 degrees
            var post = ConvexPolygon.of(3990, -10, 4010, -10, 4010, 10, 3990, 10);
            assertThat(turns(9000, post)).isTrue();
            assertThat(turns(1000, post)).isFalse();
            assertThat(turns(-18000, post)).isTrue();
            // 4000 · sin of the rest of the quarter comes down to 3000 after 41.4 degrees
            assertThat(turns(4100, post)).isFalse();
            assertThat(turns(4200, post)).isTrue();
        }

        @Test
        void aNeighbourSetFlushStopsNoTurnAwayFromIt() {
            // turning by a bulges the side out as far as 3000 · tan(a / 2) ahead of the middle
            var flush = ConvexPolygon.of(3000, 300, 5000, 300, 5000, 3999, 3000, 3999);
            assertThat(turns(-1000, flush)).isFalse();
            assertThat(turns(-2000, flush)).isTrue();
            assertThat(turns(1000, flush)).isTrue();
            var turned = new Pose(0, 0, 1234);
            var block = Rectangles.of(turned, WIDTH, DEPTH);
            var beside = Rectangles.of(turned.sideways(WIDTH + 2).forward(2200), WIDTH, 3600);
            assertThat(Within.overlaps(block, beside)).isFalse();
            assertThat(TurnSweep.overlaps(turned, WIDTH, DEPTH, -1000, beside)).isFalse();
        }

        @Test
        void anOverlapAtEitherEndCounts() {
            var cross = ConvexPolygon.of(-9000, -100, 9000, -100, 9000, 100, -9000, 100);
            assertThat(turns(0, cross)).isTrue();
            var pillar = ConvexPolygon.of(-100, -100, 100, -100, 100, 100, -100, 100);
            assertThat(turns(0, pillar)).isTrue();
            var everything = ConvexPolygon.of(-9000, -9000, 9000, -9000, 9000, 9000, -9000, 9000);
            assertThat(turns(100, everything)).isTrue();
        }

        @Test
        void aDiscIsMetWhenASideComesWithinItsRadius() {
            assertThat(turns(9000, new Disc(0, 6000, 999))).isFalse();
            assertThat(turns(9000, new Disc(0, 6000, 1010))).isTrue();
            assertThat(turns(300, new Disc(4000, 0, 990))).isFalse();
            assertThat(turns(500, new Disc(4000, 0, 990))).isTrue();
            assertThat(turns(-3000, new Disc(4000, 4000, 600))).isFalse();
            assertThat(turns(3000, new Disc(4000, 4000, 800))).isTrue();
        }

        @Test
        void nothingBeyondTheCircleMatters() {
            assertThat(turns(18000, new Disc(9000, 9000, 500))).isFalse();
        }

        @Test
        void aTurnOfMoreThanHalfARoundIsRefused() {
            assertThatThrownBy(() -> turns(18001, new Disc(0, 5000, 10)))
                    .isInstanceOf(IllegalArgumentException.class);
        }

        private boolean turns(int turn, Shape shape) {
            boolean area = TurnSweep.overlaps(START, WIDTH, DEPTH, turn, Area.of(shape));
            assertThat(TurnSweep.overlaps(START, WIDTH, DEPTH, turn, shape)).isEqualTo(area);
            return area;
        }
    }

    @Nested
    class Edges {
        @Test
        void aCornerMayNotSwingOffTheTable() {
            assertThat(inside(3000, 18000, 5000)).isTrue();
            assertThat(inside(3000, 9000, 4000)).isFalse();
            assertThat(inside(3000, 9000, 4998)).isFalse();
            assertThat(inside(3000, 9000, 4999)).isTrue();
        }

        @Test
        void aSmallTurnAtTheEdgeIsPossible() {
            assertThat(inside(0, 0, 4000)).isTrue();
            assertThat(inside(0, 0, 3999)).isFalse();
            assertThat(inside(9000, -500, 3000)).isFalse();
            assertThat(inside(9000, -500, 3600)).isTrue();
            assertThat(inside(9000, 9000, 4900)).isFalse();
        }

        /** A table whose edge is this far from the centre on one side, the same for each side. */
        private boolean inside(int facing, int turn, int edge) {
            boolean north = turns(facing, turn, new Bounds(-9000, -9000, 9000, edge));
            assertThat(turns(facing + 9000, turn, new Bounds(-9000, -9000, edge, 9000)))
                    .isEqualTo(north);
            assertThat(turns(facing + 18000, turn, new Bounds(-9000, -edge, 9000, 9000)))
                    .isEqualTo(north);
            assertThat(turns(facing + 27000, turn, new Bounds(-edge, -9000, 9000, 9000)))
                    .isEqualTo(north);
            return north;
        }

        private boolean turns(int facing, int turn, Bounds table) {
            return TurnSweep.staysInside(new Pose(0, 0, facing), WIDTH, DEPTH, turn, table);
        }
    }

    @Nested
    class AgainstFineSteps {
        private static final int STEPS = 1500;

        @Test
        void discsAreMetExactlyWhereTheNearestStepSays() {
            var random = new RandomShapes(81);
            int compared = 0;
            for (int i = 0; i < 800; i++) {
                var pose = random.pose(1000);
                int width = random.side();
                int depth = random.side();
                int turn = random.below(2 * Angle.HALF + 1) - Angle.HALF;
                var disc = random.disc(4 * Lengths.INCH);
                double spare = nearest(pose, width, depth, turn, disc) - disc.radius();
                if (Math.abs(spare) > 15) {
                    assertThat(TurnSweep.overlaps(pose, width, depth, turn, disc))
                            .as("%s %s %s %s %s", pose, width, depth, turn, disc)
                            .isEqualTo(spare < 0);
                    compared++;
                }
            }
            assertThat(compared).isGreaterThan(700);
        }

        /** Where a corner, a side or neither comes near, and only in mid-turn. */
        @Test
        void discsAtTheRimAreMetInShortTurnsExactlyWhereTheNearestStepSays() {
            var random = new RandomShapes(83);
            int met = 0;
            for (int i = 0; i < 1500; i++) {
                var pose = random.pose(1000);
                int width = random.side();
                int depth = random.side();
                int turn = random.below(Angle.QUARTER) - Angle.QUARTER / 2;
                int radius = Lengths.mm(2 + random.below(40));
                int rim =
                        (int) SquaredDistance.length(width, depth) / 2
                                - random.below(1500)
                                + radius;
                var place = new Pose(pose.x(), pose.y(), random.below(Angle.FULL)).forward(rim);
                var disc = new Disc(place.x(), place.y(), radius);
                double spare = nearest(pose, width, depth, turn, disc) - radius;
                if (Math.abs(spare) < 10) continue;
                boolean overlaps = TurnSweep.overlaps(pose, width, depth, turn, disc);
                assertThat(overlaps)
                        .as("%s %s %s %s %s", pose, width, depth, turn, disc)
                        .isEqualTo(spare < 0);
                met += overlaps ? 1 : 0;
            }
            assertThat(met).isBetween(150, 1350);
        }

        @Test
        void smallPostsAreMetExactlyWhereTheNearestStepSays() {
            var random = new RandomShapes(82);
            int compared = 0;
            for (int i = 0; i < 800; i++) {
                var pose = random.pose(1000);
                int width = random.side();
                int depth = random.side();
                int turn = random.below(2 * Angle.HALF + 1) - Angle.HALF;
                var place = random.point(4 * Lengths.INCH);
                var post = Rectangles.of(new Pose(place.x(), place.y(), 0), 4, 4);
                double spare = nearest(pose, width, depth, turn, new Disc(place, 1));
                if (spare == 0 || spare > 20) {
                    assertThat(TurnSweep.overlaps(pose, width, depth, turn, post))
                            .as("%s %s %s %s %s", pose, width, depth, turn, post)
                            .isEqualTo(spare == 0);
                    compared++;
                }
            }
            assertThat(compared).isGreaterThan(700);
        }

        /** The least distance of the disc's centre from the rectangle in the course of the turn. */
        private double nearest(Pose p, int w, int d, int turn, Disc disc) {
            double least = Double.POSITIVE_INFINITY;
            double dx = disc.x() - p.x();
            double dy = disc.y() - p.y();
            for (int k = 0; k <= STEPS; k++) {
                double a = Angle.radians(p.facing()) + Angle.radians(turn) * k / STEPS;
                double sin = Math.sin(a);
                double cos = Math.cos(a);
                double x = Math.max(0, Math.abs(dx * cos - dy * sin) - w / 2.0);
                double y = Math.max(0, Math.abs(dx * sin + dy * cos) - d / 2.0);
                least = Math.min(least, Math.sqrt(x * x + y * y));
            }
            return least;
        }
    }

    @Nested
    class AgainstJts {
        private static final int STEPS = 60;

        @Test
        void noStepOfTheTurnMeetsWhatIsClearAndSomeStepMeetsWhatIsNot() {
            var random = new RandomShapes(80);
            int met = 0;
            for (int i = 0; i < 1200; i++) {
                var pose = random.pose(1000);
                int width = random.side();
                int depth = random.side();
                int turn = random.below(2 * Angle.HALF + 1) - Angle.HALF;
                var shape = random.shape(4 * Lengths.INCH);
                boolean overlaps = TurnSweep.overlaps(pose, width, depth, turn, shape);
                met += overlaps ? 1 : 0;
                if (overlaps) {
                    double slack = 2 + Angle.radians(Math.abs(turn)) * (width + depth) / STEPS;
                    assertThat(deepest(pose, width, depth, turn, shape, slack / 2))
                            .as("%s %s %s %s %s", pose, width, depth, turn, shape)
                            .isNegative();
                } else {
                    assertThat(deepest(pose, width, depth, turn, shape, -1.01))
                            .as("%s %s %s %s %s", pose, width, depth, turn, shape)
                            .isGreaterThanOrEqualTo(0);
                }
            }
            assertThat(met).isBetween(300, 1000);
        }

        /**
         * Below zero if some step of the turn overlaps the shape, with a rectangle so much larger.
         */
        private double deepest(Pose p, int w, int d, int turn, Shape shape, double larger) {
            for (int k = 0; k <= STEPS; k++) {
                double a = Angle.radians(p.facing()) + Angle.radians(turn) * k / STEPS;
                var block = block(p, w / 2.0 + larger, d / 2.0 + larger, a);
                if (shape instanceof Disc disc) {
                    if (block.distance(Jts.core(disc)) < disc.radius()) {
                        return -1;
                    }
                } else if (block.relate(Jts.core(shape)).matches("T********")) {
                    return -1;
                }
            }
            return 0;
        }

        private Geometry block(Pose p, double w, double d, double a) {
            double sin = Math.sin(a);
            double cos = Math.cos(a);
            double rx = w * cos + d * sin;
            double ry = d * cos - w * sin;
            double lx = d * sin - w * cos;
            double ly = d * cos + w * sin;
            return Jts.polygon(
                    p.x() + lx,
                    p.y() + ly,
                    p.x() - rx,
                    p.y() - ry,
                    p.x() - lx,
                    p.y() - ly,
                    p.x() + rx,
                    p.y() + ry);
        }
    }
}
