package org.vexillum.kernel.geometry;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.EnumMap;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.locationtech.jts.geom.Geometry;
import org.vexillum.testkit.Rule;

class ArcsTest {
    private static final int WIDTH = 10_000;
    private static final int DEPTH = 4_000;
    private static final int FAR = 1_000_000;

    /** Points in unit coordinates: x to the right, y ahead of the front edge. */
    @Rule("AOFR-FACING-01")
    @ParameterizedTest
    @CsvSource({
        "0, 0, FRONT",
        "5000, 0, FRONT",
        "5001, 0, RIGHT_FLANK",
        "5001, 1, FRONT",
        "-5001, 1, FRONT",
        "-5002, 1, LEFT_FLANK",
        "15000, 10000, FRONT",
        "15000, 9999, RIGHT_FLANK",
        "-15000, 10000, FRONT",
        "-15000, 9999, LEFT_FLANK",
        "0, -1, RIGHT_FLANK",
        "-1, -1, LEFT_FLANK",
        "5000, -4000, RIGHT_FLANK",
        "0, -4000, RIGHT_FLANK",
        "0, -4001, REAR",
        "5000, -4001, REAR",
        "5001, -4001, RIGHT_FLANK",
        "-5001, -4001, LEFT_FLANK",
        "15000, -14000, RIGHT_FLANK",
        "15000, -14001, REAR",
        "-15000, -14000, LEFT_FLANK",
        "-15000, -14001, REAR",
        "20000, -2000, RIGHT_FLANK",
        "-20000, -2000, LEFT_FLANK"
    })
    void theDiagonalsAreExactForEveryQuarterTurn(int x, int y, Arc arc) {
        for (int facing = 0; facing < Angle.FULL; facing += Angle.QUARTER) {
            var pose = new Pose(700, -300, facing);
            var point = pose.toWorld(x, y + DEPTH / 2);
            assertThat(Arcs.of(pose, WIDTH, DEPTH, point)).as("facing %s", facing).isEqualTo(arc);
        }
    }

    @Rule("AOFR-FACING-01")
    @ParameterizedTest
    @ValueSource(ints = {1234, 4500, 10001, 22222, 35999})
    void theCornersOfATurnedBlockBelongToTheFrontAndTheFlanks(int facing) {
        var block = Rectangles.of(new Pose(0, 0, facing), WIDTH, DEPTH);
        assertThat(Arcs.of(block, block.corner(Rectangles.FRONT_LEFT))).isEqualTo(Arc.FRONT);
        assertThat(Arcs.of(block, block.corner(Rectangles.FRONT_RIGHT))).isEqualTo(Arc.FRONT);
        assertThat(Arcs.of(block, block.corner(Rectangles.REAR_LEFT))).isEqualTo(Arc.LEFT_FLANK);
        assertThat(Arcs.of(block, block.corner(Rectangles.REAR_RIGHT))).isEqualTo(Arc.RIGHT_FLANK);
    }

    @Test
    void onlyTheFlanksAreFlanks() {
        assertThat(Arc.LEFT_FLANK.isFlank()).isTrue();
        assertThat(Arc.RIGHT_FLANK.isFlank()).isTrue();
        assertThat(Arc.FRONT.isFlank()).isFalse();
        assertThat(Arc.REAR.isFlank()).isFalse();
    }

    @Rule("AOFR-FACING-02")
    @Test
    void oneTouchingPointIsEnoughForTheFrontArc() {
        for (int facing = 0; facing < Angle.FULL; facing += Angle.QUARTER) {
            var pose = new Pose(0, 0, facing);
            var block = Rectangles.of(pose, WIDTH, DEPTH);
            // its nearest corner is (x, y) in unit coordinates, its other corners farther right
            assertThat(Arcs.inFrontArc(block, base(pose, 7000, 2000))).isTrue();
            assertThat(Arcs.inFrontArc(block, base(pose, 7001, 2000))).isFalse();
            assertThat(Arcs.inFrontArc(block, base(pose, 7000, 1999))).isFalse();
            assertThat(Arcs.inFrontArc(block, base(pose, -9500, 2000))).isTrue();
            assertThat(Arcs.inFrontArc(block, base(pose, -9501, 2000))).isFalse();
            assertThat(Arcs.inFrontArc(block, base(pose, -1000, 0))).isTrue();
            assertThat(Arcs.inFrontArc(block, base(pose, -1000, -1))).isFalse();
        }
    }

    /** A base 2500 wide whose top left corner is at (x, y) in unit coordinates. */
    private static ConvexPolygon base(Pose pose, int x, int y) {
        var centre = pose.toWorld(x + 1250, y - 500 + DEPTH / 2);
        return Rectangles.of(new Pose(centre.x(), centre.y(), pose.facing()), 2500, 1000);
    }

    @Rule("AOFR-FACING-02")
    @Test
    void aLargeShapeReachesInThoughNoCornerDoes() {
        var block = Rectangles.of(new Pose(0, 0, 0), WIDTH, DEPTH);
        var wall = ConvexPolygon.of(-FAR, 2100, FAR, 2100, FAR, 2101, -FAR, 2101);
        assertThat(Arcs.inFrontArc(block, wall)).isTrue();
        assertThat(Arcs.inFrontArc(block, wall.moved(0, -101))).isTrue();
        assertThat(Arcs.inFrontArc(block, wall.moved(0, -102))).isFalse();
        assertThat(Arcs.inFrontArc(block, new Disc(0, 0, 2000))).isTrue();
        assertThat(Arcs.inFrontArc(block, new Disc(0, 0, 1999))).isFalse();
    }

    @Rule("AOFR-FACING-02")
    @Test
    void aDiscTouchesADiagonalExactly() {
        // the right diagonal runs from (5000, 2000) along (1, 1)
        var block = Rectangles.of(new Pose(0, 0, 0), WIDTH, DEPTH);
        assertThat(Arcs.inFrontArc(block, new Disc(9000, 4000, 1415))).isTrue();
        assertThat(Arcs.inFrontArc(block, new Disc(9000, 4000, 1414))).isFalse();
        assertThat(Arcs.inFrontArc(block, new Disc(-9000, 4000, 1415))).isTrue();
        assertThat(Arcs.inFrontArc(block, new Disc(-9000, 4000, 1414))).isFalse();
        assertThat(Arcs.inFrontArc(block, new Disc(5300, 1600, 500))).isTrue();
        assertThat(Arcs.inFrontArc(block, new Disc(5300, 1600, 499))).isFalse();
    }

    @Rule("AOFR-FACING-02")
    @Test
    void halfwayTurnedTheDiagonalsRunAlongTheAxes() {
        // facing north-east, the diagonals run north from the left corner and east from the right
        var block = Rectangles.of(new Pose(0, 0, 4500), WIDTH, DEPTH);
        var left = block.corner(Rectangles.FRONT_LEFT);
        var right = block.corner(Rectangles.FRONT_RIGHT);
        assertThat(Arcs.inFrontArc(block, new Disc(left.x() - 500, left.y() + 900, 500))).isTrue();
        assertThat(Arcs.inFrontArc(block, new Disc(left.x() - 501, left.y() + 900, 500))).isFalse();
        assertThat(Arcs.inFrontArc(block, new Disc(right.x() + 900, right.y() - 500, 500)))
                .isTrue();
        assertThat(Arcs.inFrontArc(block, new Disc(right.x() + 900, right.y() - 501, 500)))
                .isFalse();
    }

    @Rule("AOFR-FACING-02")
    @Test
    void anEdgeMayTouchAFrontCornerOnly() {
        var block = Rectangles.of(new Pose(0, 0, 0), WIDTH, DEPTH);
        // the long edge runs through the corner at (5000, 2000), flatter than the diagonal
        var right = ConvexPolygon.of(4000, 1500, 6000, 1000, 6000, 2500);
        assertThat(Arcs.inFrontArc(block, right)).isTrue();
        assertThat(Arcs.inFrontArc(block, right.moved(0, -1))).isFalse();
        var left = ConvexPolygon.of(-4000, 1500, -6000, 2500, -6000, 1000);
        assertThat(Arcs.inFrontArc(block, left)).isTrue();
        assertThat(Arcs.inFrontArc(block, left.moved(0, -1))).isFalse();
    }

    @Rule("AOFR-FACING-01")
    @Test
    void arcsAgreeWithJts() {
        var random = new RandomShapes(70);
        for (int i = 0; i < 3000; i++) {
            int width = random.side();
            int depth = random.side();
            var pose = random.pose(RandomShapes.TABLE);
            var point = random.point(RandomShapes.TABLE);
            var spot = Jts.point(point.x(), point.y());
            var arc = Arcs.of(pose, width, depth, point);
            var regions = regions(Rectangles.of(pose, width, depth));
            assertThat(regions.get(arc).distance(spot)).as("%s %s", pose, point).isLessThan(1e-6);
            if (arc != Arc.FRONT) {
                assertThat(depthIn(regions.get(Arc.FRONT), spot)).isLessThan(1e-6);
            }
        }
    }

    @Rule("AOFR-FACING-02")
    @Test
    void frontArcsAgreeWithJts() {
        var random = new RandomShapes(71);
        var agreement = new Agreement();
        int size = 12 * Lengths.INCH;
        for (int i = 0; i < 5000; i++) {
            var block = Rectangles.of(random.pose(size), random.side(), random.side());
            var shape = random.shape(size);
            var front = regions(block).get(Arc.FRONT);
            double distance = front.distance(Jts.core(shape)) - Jts.radius(shape);
            if (Math.abs(distance) < 1e-6 && !front.intersects(Jts.core(shape))) {
                agreement.tooClose();
            } else {
                agreement.check(Arcs.inFrontArc(block, shape), distance <= 0, block, shape);
            }
        }
        agreement.isBroad(4500);
    }

    private static double depthIn(Geometry region, Geometry spot) {
        return region.contains(spot) ? region.getBoundary().distance(spot) : 0;
    }

    /** The four arcs as large polygons. */
    private static Map<Arc, Geometry> regions(ConvexPolygon r) {
        double ex = r.x(3) - r.x(0);
        double ey = r.y(3) - r.y(0);
        double k = 3 * FAR / Math.hypot(ex, ey);
        double[] fl = away(r, 0, k * (-ey - ex), k * (ex - ey));
        double[] fr = away(r, 3, k * (ex - ey), k * (ex + ey));
        double[] rl = away(r, 1, k * (ey - ex), k * (-ex - ey));
        double[] rr = away(r, 2, k * (ex + ey), k * (ey - ex));
        var regions = new EnumMap<Arc, Geometry>(Arc.class);
        regions.put(Arc.FRONT, quad(r, 3, fr, fl, 0));
        regions.put(Arc.REAR, quad(r, 1, rl, rr, 2));
        double midX = (r.x(0) + r.x(2)) / 2.0;
        double midY = (r.y(0) + r.y(2)) / 2.0;
        regions.put(Arc.LEFT_FLANK, flank(r, 0, fl, rl, 1, midX, midY));
        regions.put(Arc.RIGHT_FLANK, flank(r, 2, rr, fr, 3, midX, midY));
        return regions;
    }

    private static double[] away(ConvexPolygon r, int corner, double dx, double dy) {
        return new double[] {r.x(corner) + dx, r.y(corner) + dy};
    }

    private static Geometry quad(ConvexPolygon r, int a, double[] b, double[] c, int d) {
        return Jts.polygon(r.x(a), r.y(a), b[0], b[1], c[0], c[1], r.x(d), r.y(d));
    }

    /** With its half of the rectangle: from the middle out along both diagonals of its side. */
    private static Geometry flank(
            ConvexPolygon r, int a, double[] b, double[] c, int d, double midX, double midY) {
        double frontX = (r.x(0) + r.x(3)) / 2.0;
        double frontY = (r.y(0) + r.y(3)) / 2.0;
        double rearX = 2 * midX - frontX;
        double rearY = 2 * midY - frontY;
        boolean left = a == 0;
        return Jts.polygon(
                left ? frontX : rearX,
                left ? frontY : rearY,
                r.x(a),
                r.y(a),
                b[0],
                b[1],
                c[0],
                c[1],
                r.x(d),
                r.y(d),
                left ? rearX : frontX,
                left ? rearY : frontY);
    }
}
