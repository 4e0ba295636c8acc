package org.vexillum.kernel.geometry;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

class StraightSweepTest {
    private static final ConvexPolygon SQUARE = ConvexPolygon.of(0, 0, 10, 0, 10, 10, 0, 10);

    @Test
    void straightAheadMakesALongerRectangle() {
        assertThat(StraightSweep.hull(SQUARE, 50, 0).doubleArea()).isEqualTo(2 * 60 * 10);
        assertThat(StraightSweep.hull(SQUARE, 50, 0).size()).isEqualTo(4);
        assertThat(StraightSweep.hull(SQUARE, 0, -50).size()).isEqualTo(4);
        assertThat(StraightSweep.hull(SQUARE, 0, -50).minY()).isEqualTo(-50);
    }

    @Test
    void aSlantMakesAHexagon() {
        assertThat(StraightSweep.hull(SQUARE, 20, 20))
                .isEqualTo(ConvexPolygon.of(0, 0, 10, 0, 30, 20, 30, 30, 20, 30, 0, 10));
    }

    @Test
    void withoutMovementThePolygonStays() {
        assertThat(StraightSweep.hull(SQUARE, 0, 0)).isEqualTo(SQUARE);
    }

    @Test
    void whatIsGrazedOnTheWayIsNotOverlapped() {
        var beside = SQUARE.moved(30, 10);
        assertThat(StraightSweep.overlaps(SQUARE, 100, 0, beside)).isFalse();
        assertThat(StraightSweep.overlaps(SQUARE, 100, 0, beside.moved(0, -1))).isTrue();
        assertThat(StraightSweep.overlaps(SQUARE, 100, 0, Area.of(beside))).isFalse();
        assertThat(StraightSweep.overlaps(SQUARE, 100, 0, Area.of(beside.moved(0, -1)))).isTrue();
        assertThat(StraightSweep.overlaps(SQUARE, 20, 0, SQUARE.moved(30, 0))).isFalse();
        assertThat(StraightSweep.overlaps(SQUARE, 21, 0, SQUARE.moved(30, 0))).isTrue();
    }

    @Test
    void theHullIsThatOfJts() {
        var random = new RandomShapes(40);
        for (int i = 0; i < RandomShapes.tables(3000); i++) {
            var polygon = random.polygon(RandomShapes.TABLE);
            int scale = random.chance(30) ? Lengths.INCH : 1;
            int dx = (random.below(20001) - 10000) / scale * scale;
            int dy = random.chance(20) ? 0 : (random.below(20001) - 10000) / scale * scale;
            var ours = StraightSweep.hull(polygon, dx, dy);
            var both = Jts.polygon(polygon).union(Jts.polygon(polygon.moved(dx, dy)));
            assertThat(Convexity.goesRoundOnceToTheLeft(ours.xs, ours.ys)).isTrue();
            assertThat(Jts.polygon(ours).equalsTopo(both.convexHull())).isTrue();
        }
    }
}
