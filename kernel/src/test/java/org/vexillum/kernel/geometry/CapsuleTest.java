package org.vexillum.kernel.geometry;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.vexillum.kernel.dice.RandomSource;

class CapsuleTest {
    private static final ConvexPolygon SQUARE = ConvexPolygon.of(0, 0, 100, 0, 100, 100, 0, 100);

    @Test
    void passingADiscIsMeasuredToItsEdge() {
        var disc = new Disc(0, 0, 1000);
        assertThat(Capsule.closerThan(-5000, 1500, 5000, 1500, disc, 500)).isFalse();
        assertThat(Capsule.within(-5000, 1500, 5000, 1500, disc, 500)).isTrue();
        assertThat(Capsule.closerThan(-5000, 1499, 5000, 1499, disc, 500)).isTrue();
        assertThat(Capsule.within(-5000, 1501, 5000, 1501, disc, 500)).isFalse();
    }

    @Test
    void passingAPolygonIsMeasuredToItsEdgesAndCorners() {
        assertThat(Capsule.closerThan(-50, 150, 150, 150, SQUARE, 50)).isFalse();
        assertThat(Capsule.closerThan(-50, 149, 150, 149, SQUARE, 50)).isTrue();
        assertThat(Capsule.within(130, 140, 230, 140, SQUARE, 50)).isTrue();
        assertThat(Capsule.closerThan(130, 140, 230, 140, SQUARE, 50)).isFalse();
        assertThat(Capsule.within(130, 141, 230, 141, SQUARE, 50)).isFalse();
    }

    @Test
    void goingThroughIsNearerThanAnything() {
        assertThat(Capsule.closerThan(-500, 50, 500, 50, SQUARE, 1)).isTrue();
        assertThat(Capsule.closerThan(50, 50, 50, 50, SQUARE, 1)).isTrue();
    }

    @Test
    void aWayOfNoLengthIsADiscStandingStill() {
        var lot = new RandomSource(3);
        for (int i = 0; i < 5000; i++) {
            int x = lot.between(-200, 300);
            int y = lot.between(-200, 300);
            int radius = lot.between(1, 80);
            assertThat(Capsule.closerThan(x, y, x, y, SQUARE, radius))
                    .isEqualTo(Within.overlaps(new Disc(x, y, radius), SQUARE));
        }
    }

    @Test
    void itIsNearIfAnyStopOnTheWayIs() {
        var lot = new RandomSource(4);
        for (int i = 0; i < 2000; i++) {
            int x = lot.between(-200, 300);
            int y = lot.between(-200, 300);
            int dx = lot.between(-20, 20);
            int dy = lot.between(-20, 20);
            int radius = lot.between(20, 80);
            boolean stops = false;
            for (int k = 0; k <= 10; k++)
                stops |= Within.overlaps(new Disc(x + k * dx, y + k * dy, radius), SQUARE);
            boolean near = Capsule.closerThan(x, y, x + 10 * dx, y + 10 * dy, SQUARE, radius);
            if (stops) assertThat(near).isTrue();
            else
                assertThat(Capsule.closerThan(x, y, x + 10 * dx, y + 10 * dy, SQUARE, radius - 19))
                        .isFalse();
        }
    }
}
