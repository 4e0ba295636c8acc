package org.vexillum.kernel.geometry;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

class GapTest {
    private static final ConvexPolygon SQUARE = ConvexPolygon.of(0, 0, 100, 0, 100, 100, 0, 100);

    @Test
    void aWholeGapIsItsOwnRounding() {
        assertThat(Gap.between(SQUARE, SQUARE.moved(103, 104))).isEqualTo(5);
        assertThat(Gap.atMost(SQUARE, SQUARE.moved(103, 104))).isEqualTo(5);
        assertThat(Gap.atLeast(SQUARE, SQUARE.moved(103, 104))).isEqualTo(5);
    }

    @Test
    void aBrokenGapLiesBetweenTwoWholeOnes() {
        assertThat(Gap.atMost(SQUARE, SQUARE.moved(101, 101))).isEqualTo(2);
        assertThat(Gap.atLeast(SQUARE, SQUARE.moved(101, 101))).isEqualTo(1);
        assertThat(Gap.between(SQUARE, SQUARE.moved(101, 101))).isEqualTo(Math.sqrt(2));
    }

    @Test
    void whatMeetsHasNoGap() {
        assertThat(Gap.between(SQUARE, SQUARE.moved(100, 0))).isZero();
        assertThat(Gap.atMost(SQUARE, SQUARE.moved(50, 50))).isZero();
        assertThat(Gap.atLeast(SQUARE, SQUARE.moved(100, 100))).isZero();
    }

    @Test
    void discsMeasureFromTheirRims() {
        assertThat(Gap.between(new Disc(0, 0, 10), new Disc(30, 40, 15))).isEqualTo(25);
        assertThat(Gap.between(new Disc(150, 50, 20), SQUARE)).isEqualTo(30);
        assertThat(Gap.between(SQUARE, new Disc(150, 50, 20))).isEqualTo(30);
    }
}
