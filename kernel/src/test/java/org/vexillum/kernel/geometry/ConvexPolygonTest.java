package org.vexillum.kernel.geometry;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import org.junit.jupiter.api.Test;

class ConvexPolygonTest {
    @Test
    void itKnowsItsBoxItsMiddleAndItsArea() {
        var triangle = ConvexPolygon.of(0, 0, 30, 3, 3, 60);
        assertThat(triangle.minX()).isZero();
        assertThat(triangle.maxX()).isEqualTo(30);
        assertThat(triangle.minY()).isZero();
        assertThat(triangle.maxY()).isEqualTo(60);
        assertThat(triangle.centre()).isEqualTo(new Point(11, 21));
        assertThat(triangle.doubleArea()).isEqualTo(30 * 60 - 3 * 3);
    }

    @Test
    void clockwiseFlatStarsAndDentsAreRefused() {
        refused(0, 0, 0, 10, 10, 0);
        refused(0, 0, 5, 0, 10, 0, 10, 10);
        refused(0, 10, -6, -8, 10, 3, -10, 3, 6, -8);
        refused(0, 0, 10, 0, 3, 3, 0, 10);
        refused(0, 0, 0, 0, 10, 0, 0, 10);
        refused(0, 0, 10, 0);
        refused();
        refused(0, 0, 10, 0, 10, 10, 5);
        refused(0, 0, Point.LIMIT, 0, 0, 10);
    }

    @Test
    void movingKeepsTheShape() {
        var moved = ConvexPolygon.of(0, 0, 10, 0, 0, 10).moved(5, -7);
        assertThat(moved).isEqualTo(ConvexPolygon.of(5, -7, 15, -7, 5, 3));
        assertThat(moved).hasSameHashCodeAs(ConvexPolygon.of(5, -7, 15, -7, 5, 3));
        assertThat(moved).isNotEqualTo(ConvexPolygon.of(5, -7, 15, -7, 5, 4));
        assertThat(moved).hasToString("ConvexPolygon[5,-7 15,-7 5,3]");
    }

    @Test
    void aDiscNeedsARadiusAndRoomOnTheMap() {
        assertThat(new Disc(new Point(3, 4), 2).moved(1, 1)).isEqualTo(new Disc(4, 5, 2));
        assertThatThrownBy(() -> new Disc(0, 0, 0)).isInstanceOf(IllegalArgumentException.class);
        assertThatThrownBy(() -> new Disc(Point.LIMIT - 5, 0, 5))
                .isInstanceOf(IllegalArgumentException.class);
        assertThatThrownBy(() -> new Disc(0, 5 - Point.LIMIT, 5))
                .isInstanceOf(IllegalArgumentException.class);
    }

    private static void refused(int... coordinates) {
        assertThatThrownBy(() -> ConvexPolygon.of(coordinates))
                .isInstanceOf(IllegalArgumentException.class);
    }
}
