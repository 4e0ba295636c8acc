package org.vexillum.kernel.geometry;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import org.junit.jupiter.api.Test;

class RectanglesTest {
    @Test
    void theCornersStartAtTheFrontLeftAndGoCounterClockwise() {
        assertThat(Rectangles.of(new Pose(0, 0, Angle.NORTH), 40, 20))
                .isEqualTo(ConvexPolygon.of(-20, 10, -20, -10, 20, -10, 20, 10));
        assertThat(Rectangles.of(new Pose(100, 0, Angle.EAST), 40, 20))
                .isEqualTo(ConvexPolygon.of(110, 20, 90, 20, 90, -20, 110, -20));
    }

    @Test
    void theFrontEdgeFacesAhead() {
        var polygon = Rectangles.of(new Pose(0, 0, Angle.SOUTH), 40, 20);
        assertThat(polygon.corner(Rectangles.FRONT_LEFT)).isEqualTo(new Point(20, -10));
        assertThat(polygon.corner(Rectangles.FRONT_RIGHT)).isEqualTo(new Point(-20, -10));
        assertThat(polygon.corner(Rectangles.REAR_RIGHT)).isEqualTo(new Point(-20, 10));
        assertThat(polygon.corner(Rectangles.REAR_LEFT)).isEqualTo(new Point(20, 10));
        assertThat(Rectangles.frontCentre(new Pose(5, 5, Angle.SOUTH), 20))
                .isEqualTo(new Point(5, -5));
    }

    @Test
    void oppositeSidesAreEqualHoweverItIsTurned() {
        for (int facing = 0; facing < Angle.FULL; facing += 11) {
            var p = Rectangles.of(new Pose(7, -3, facing), 12500, 5000);
            assertThat(p.x(0) + p.x(2)).isEqualTo(14);
            assertThat(p.y(1) + p.y(3)).isEqualTo(-6);
            assertThat(Convexity.goesRoundOnceToTheLeft(p.xs, p.ys)).isTrue();
        }
    }

    @Test
    void theShapeDoesNotDependOnThePlace() {
        var here = Rectangles.of(new Pose(0, 0, 1234), 12500, 5000);
        var there = Rectangles.of(new Pose(-98765, 4321, 1234), 12500, 5000);
        assertThat(here.moved(-98765, 4321)).isEqualTo(there);
    }

    @Test
    void anOddSizeGainsAUnit() {
        assertThat(Rectangles.of(new Pose(0, 0, 0), 5, 4))
                .isEqualTo(ConvexPolygon.of(-3, 2, -3, -2, 3, -2, 3, 2));
    }

    @Test
    void aRectangleWithoutAreaIsRefused() {
        assertThatThrownBy(() -> Rectangles.of(new Pose(0, 0, 0), 0, 10))
                .isInstanceOf(IllegalArgumentException.class);
        assertThatThrownBy(() -> Rectangles.of(new Pose(0, 0, 0), -4, -4))
                .isInstanceOf(IllegalArgumentException.class);
    }

    @Test
    void theMiddleOfTheFrontLiesAheadWhereverItFaces() {
        assertThat(Rectangles.frontCentre(new Pose(5, 7, Angle.EAST), 20))
                .isEqualTo(new Point(15, 7));
        assertThat(Rectangles.frontCentre(new Pose(5, 7, Angle.NORTH), 20))
                .isEqualTo(new Point(5, 17));
    }

    @Test
    void theSmallestRectangleIsAUnitWide() {
        assertThat(Rectangles.of(new Pose(0, 0, 0), 1, 10).maxX()).isEqualTo(1);
        assertThatThrownBy(() -> Rectangles.of(new Pose(0, 0, 0), 10, 0))
                .isInstanceOf(IllegalArgumentException.class);
    }
}
