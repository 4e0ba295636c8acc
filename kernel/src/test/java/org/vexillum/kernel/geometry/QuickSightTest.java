package org.vexillum.kernel.geometry;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

class QuickSightTest {
    private static final Shape FROM = Rectangles.of(new Pose(0, 0, 0), 2000, 2000);
    private static final Shape TO = Rectangles.of(new Pose(0, 20000, 0), 2000, 2000);

    private final NearbyBlockers nearby = new NearbyBlockers();
    private final QuickSight glance = new QuickSight(nearby);

    private void between(Shape from, Shape to, Shape... blocking) {
        var blockers = new Blockers();
        for (var shape : blocking) {
            blockers.add(shape, Blockers.NOBODY);
        }
        nearby.collect(from, to, blockers, Blockers.NOBODY, Blockers.NOBODY);
    }

    private static ConvexPolygon box(int minX, int minY, int maxX, int maxY) {
        return ConvexPolygon.of(minX, minY, maxX, minY, maxX, maxY, minX, maxY);
    }

    private boolean sees(Shape... blocking) {
        between(FROM, TO, blocking);
        return glance.findsLine(FROM, TO);
    }

    private boolean bars(Shape wall) {
        between(FROM, TO, wall);
        assertThat(glance.findsLine(FROM, TO)).isFalse();
        return glance.findsWall(FROM, TO);
    }

    @Test
    void aLineAlongTheBorderIsSeenBesideWhatTouchesIt() {
        assertThat(sees(box(-1000, 9000, 5000, 11000))).isTrue();
        assertThat(glance.fromX()).isEqualTo(-1000);
        assertThat(glance.toX()).isEqualTo(-1000);
    }

    @Test
    void aLineAcrossTheWayIsSeenPastTwoCorners() {
        assertThat(sees(box(-3000, 2000, -200, 8000), box(200, 12000, 3000, 18000))).isTrue();
        assertThat(glance.fromX()).isEqualTo(1000);
        assertThat(glance.toX()).isEqualTo(-1000);
    }

    @Test
    void discsBlockTwoUnitsBeyondTheirRims() {
        assertThat(sees(new Disc(1001, 10000, 2000))).isFalse();
        assertThat(sees(new Disc(1002, 10000, 2000))).isTrue();
    }

    @Test
    void discsSeeFromTwoUnitsInsideTheirRims() {
        var from = new Disc(0, 0, 1000);
        var to = new Disc(0, 20000, 1000);
        between(from, to, box(-998, 9000, 5000, 11000));
        assertThat(glance.findsLine(from, to)).isTrue();
        between(from, to, box(-999, 9000, 5000, 11000));
        assertThat(glance.findsLine(from, to)).isFalse();
    }

    @Test
    void aWallBeyondBothBordersBarsTheWay() {
        assertThat(bars(box(-5000, 9000, 5000, 11000))).isTrue();
        assertThat(bars(ConvexPolygon.of(-5000, 6000, 5000, 12000, 5000, 14000, -5000, 8000)))
                .isTrue();
    }

    @Test
    void aWallThatEndsCloseToABorderIsLeftToTheSearch() {
        assertThat(bars(box(-5000, 9000, 1004, 11000))).isFalse();
        assertThat(bars(box(-5000, 9000, 1005, 11000))).isTrue();
        assertThat(bars(box(-1003, 9000, 5000, 11000))).isFalse();
        assertThat(bars(box(-1005, 9000, 5000, 11000))).isTrue();
    }

    @Test
    void aWallAsThinAsRoundingIsLeftToTheSearch() {
        assertThat(bars(box(-5000, 9000, 5000, 9002))).isFalse();
        assertThat(bars(box(-5000, 9000, 5000, 9003))).isTrue();
    }

    @Test
    void aWallThatTouchesAnEndIsLeftToTheSearch() {
        assertThat(bars(box(-5000, 1003, 5000, 3000))).isFalse();
        assertThat(bars(box(-5000, 1004, 5000, 3000))).isTrue();
        assertThat(bars(box(-5000, 17000, 5000, 18997))).isFalse();
        assertThat(bars(box(-5000, 17000, 5000, 18996))).isTrue();
    }

    @Test
    void aDiscIsNoWall() {
        between(FROM, TO, new Disc(0, 10000, 3000));
        assertThat(glance.findsLine(FROM, TO)).isFalse();
        assertThat(glance.findsWall(FROM, TO)).isFalse();
    }
}
