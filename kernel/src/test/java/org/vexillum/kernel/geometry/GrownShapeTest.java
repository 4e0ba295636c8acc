package org.vexillum.kernel.geometry;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

class GrownShapeTest {
    @Test
    void aDiscGainsTheWidthAndIsMadeOnce() {
        var disc = new Disc(10, 20, 1250);
        assertThat(disc.grown(50)).isEqualTo(new Disc(10, 20, 1300));
        assertThat(disc.grown(50)).isSameAs(disc.grown(50));
        assertThat(disc.grown(60)).isEqualTo(new Disc(10, 20, 1310));
    }

    @Test
    void aSquareGainsTheWidthAtItsSidesAndRoundCorners() {
        var grown = Area.polygon(0, 0, 1000, 0, 1000, 1000, 0, 1000).grown(50).getFirst();
        assertThat(grown.minX()).isEqualTo(-50);
        assertThat(grown.maxY()).isEqualTo(1050);
        assertThat(Within.contains(grown, new Point(1035, 1035))).isTrue();
        assertThat(Within.contains(grown, new Point(1037, 1037))).isFalse();
    }

    @Test
    void aSlantedSideGainsTheWidthWithinAUnit() {
        var grown = Area.polygon(0, 0, 4000, 1000, 0, 4000).grown(50).getFirst();
        // the side from (0, 0) to (4000, 1000), its middle moved out by 49 and by 51
        assertThat(Within.contains(grown, new Point(2000 + 12, 500 - 47))).isTrue();
        assertThat(Within.contains(grown, new Point(2000 + 13, 500 - 50))).isFalse();
    }

    @Test
    void anAreaOfSeveralPartsIsTightWhenGrown() {
        var area = Area.polygon(0, 0, 2000, 0, 2000, 1000, 1000, 1000, 1000, 2000, 0, 2000);
        for (int x = -50; x <= 2050; x += 50) {
            var point = new Point(x, 500);
            assertThat(area.grown(50)).anyMatch(piece -> Within.contains(piece, point));
        }
        assertThat(area.grown(50)).isSameAs(area.grown(50));
        assertThat(area.grown(50)).isNotSameAs(area.grown(40));
    }
}
