package org.vexillum.kernel.geometry;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import org.junit.jupiter.api.Test;

class BoundsTest {
    private static final Bounds ZONE = new Bounds(10, 20, 40, 90);

    @Test
    void itsSizeIsMeasuredFromItsOwnCorner() {
        assertThat(ZONE.width()).isEqualTo(30);
        assertThat(ZONE.height()).isEqualTo(70);
        assertThat(Bounds.ofSize(30, 70)).isEqualTo(new Bounds(0, 0, 30, 70));
    }

    @Test
    void pointsOnItsEdgeAreInside() {
        for (int x : new int[] {10, 40})
            for (int y : new int[] {20, 90}) assertThat(ZONE.contains(new Point(x, y))).isTrue();
        assertThat(ZONE.contains(new Point(9, 50))).isFalse();
        assertThat(ZONE.contains(new Point(41, 50))).isFalse();
        assertThat(ZONE.contains(new Point(20, 19))).isFalse();
        assertThat(ZONE.contains(new Point(20, 91))).isFalse();
    }

    @Test
    void aLineOrNothingIsNoRectangle() {
        assertThatIllegalArgumentException().isThrownBy(() -> new Bounds(10, 20, 10, 90));
        assertThatIllegalArgumentException().isThrownBy(() -> new Bounds(10, 20, 40, 20));
        assertThatIllegalArgumentException().isThrownBy(() -> new Bounds(10, 20, 9, 90));
    }

    @Test
    void pointsAreMovedAlongBothAxes() {
        assertThat(new Point(3, 4).plus(10, -20)).isEqualTo(new Point(13, -16));
    }
}
