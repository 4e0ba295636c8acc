package org.vexillum.regiments.movement;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import org.assertj.core.data.Offset;
import org.junit.jupiter.api.Test;
import org.vexillum.kernel.geometry.Angle;
import org.vexillum.kernel.geometry.ConvexPolygon;
import org.vexillum.kernel.geometry.Disc;

/** Shapes looked at from (100, 200): what lies to the right and how far. */
class ProjectedShapeTest {
    private static final Offset<Double> EXACT = within(1e-9);

    /** A kite whose near corner is to the right of the middle. */
    private static final ConvexPolygon KITE =
            ConvexPolygon.of(120, 300, 150, 340, 130, 380, 80, 350);

    private static ProjectedShape look(ProjectedShape seen, int direction) {
        return seen.look(100, 200, direction);
    }

    @Test
    void aPolygonAhead() {
        var seen = look(ProjectedShape.of(KITE), Angle.NORTH);
        assertThat(seen.left()).isCloseTo(-20, EXACT);
        assertThat(seen.right()).isCloseTo(50, EXACT);
        assertThat(seen.nearest()).isCloseTo(100, EXACT);
        assertThat(seen.farthest()).isCloseTo(180, EXACT);
        assertThat(seen.tip()).isCloseTo(20, EXACT);
        assertThat(seen.corners()).isEqualTo(4);
        assertThat(seen.across(1)).isCloseTo(50, EXACT);
        assertThat(seen.x(1)).isEqualTo(150);
        assertThat(seen.y(1)).isEqualTo(340);
        assertThat(seen.radius()).isZero();
    }

    @Test
    void theSameFromTheSide() {
        var seen = look(ProjectedShape.of(KITE), Angle.EAST);
        assertThat(seen.left()).isCloseTo(-180, EXACT);
        assertThat(seen.right()).isCloseTo(-100, EXACT);
        assertThat(seen.nearest()).isCloseTo(-20, EXACT);
        assertThat(seen.farthest()).isCloseTo(50, EXACT);
    }

    @Test
    void aDiscIsAsWideAsItsRadiusOnEverySide() {
        var seen = look(ProjectedShape.of(new Disc(130, 300, 40)), Angle.NORTH);
        assertThat(seen.left()).isCloseTo(-10, EXACT);
        assertThat(seen.right()).isCloseTo(70, EXACT);
        assertThat(seen.nearest()).isCloseTo(60, EXACT);
        assertThat(seen.farthest()).isCloseTo(140, EXACT);
        assertThat(seen.radius()).isEqualTo(40);
    }

    @Test
    void aLaneMeetsAPolygonAtItsTipOrWhereItsBorderCrossesAnEdge() {
        var seen = look(ProjectedShape.of(KITE), Angle.NORTH);
        assertThat(seen.first(-100, 100)).isCloseTo(100, EXACT);
        assertThat(seen.first(35, 100)).isCloseTo(120, EXACT);
        assertThat(seen.first(-100, 0)).isCloseTo(125, EXACT);
        assertThat(seen.first(20, 100)).as("the tip on its border").isCloseTo(100, EXACT);
    }

    @Test
    void aLaneThatOnlyTouchesPassesUnlessTouchingCounts() {
        var seen = look(ProjectedShape.of(KITE), Angle.NORTH);
        assertThat(seen.first(50, 90)).isInfinite();
        assertThat(seen.first(-90, -20)).isInfinite();
        assertThat(seen.firstTouched(50, 90)).isCloseTo(140, EXACT);
        assertThat(seen.firstTouched(-90, -20)).isCloseTo(150, EXACT);
        assertThat(seen.firstTouched(51, 90)).isInfinite();
        assertThat(seen.firstTouched(-90, -21)).isInfinite();
    }

    @Test
    void aLaneMeetsADiscEarlierTheMoreOfItItTakesIn() {
        var seen = look(ProjectedShape.of(new Disc(130, 300, 50)), Angle.NORTH);
        assertThat(seen.first(0, 90)).isCloseTo(50, EXACT);
        assertThat(seen.first(60, 90)).isCloseTo(60, EXACT);
        assertThat(seen.first(-40, -10)).isCloseTo(70, EXACT);
        assertThat(seen.first(-90, -20)).isInfinite();
    }

    @Test
    void aSegmentIsAShapeOfTwoCorners() {
        var seen = look(ProjectedShape.segment(90, 260, 130, 300), Angle.NORTH);
        assertThat(seen.corners()).isEqualTo(2);
        assertThat(seen.nearest()).isCloseTo(60, EXACT);
        assertThat(seen.first(10, 50)).isCloseTo(80, EXACT);
    }
}
