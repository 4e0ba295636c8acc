package org.vexillum.kernel.geometry;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

class ShapeDistanceTest {
    private static final ConvexPolygon SQUARE = ConvexPolygon.of(0, 0, 100, 0, 100, 100, 0, 100);

    @Test
    void aWholeGapIsItsOwnRounding() {
        assertThat(ShapeDistance.between(SQUARE, SQUARE.moved(103, 104))).isEqualTo(5);
        assertThat(ShapeDistance.atMost(SQUARE, SQUARE.moved(103, 104))).isEqualTo(5);
        assertThat(ShapeDistance.atLeast(SQUARE, SQUARE.moved(103, 104))).isEqualTo(5);
    }

    @Test
    void aBrokenGapLiesBetweenTwoWholeOnes() {
        assertThat(ShapeDistance.atMost(SQUARE, SQUARE.moved(101, 101))).isEqualTo(2);
        assertThat(ShapeDistance.atLeast(SQUARE, SQUARE.moved(101, 101))).isEqualTo(1);
        assertThat(ShapeDistance.between(SQUARE, SQUARE.moved(101, 101))).isEqualTo(Math.sqrt(2));
    }

    @Test
    void whatMeetsHasNoGap() {
        assertThat(ShapeDistance.between(SQUARE, SQUARE.moved(100, 0))).isZero();
        assertThat(ShapeDistance.atMost(SQUARE, SQUARE.moved(50, 50))).isZero();
        assertThat(ShapeDistance.atLeast(SQUARE, SQUARE.moved(100, 100))).isZero();
    }

    @Test
    void discsMeasureFromTheirRims() {
        assertThat(ShapeDistance.between(new Disc(0, 0, 10), new Disc(30, 40, 15))).isEqualTo(25);
        assertThat(ShapeDistance.between(new Disc(150, 50, 20), SQUARE)).isEqualTo(30);
        assertThat(ShapeDistance.between(SQUARE, new Disc(150, 50, 20))).isEqualTo(30);
    }
}
