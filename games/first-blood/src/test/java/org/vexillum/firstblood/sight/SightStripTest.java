package org.vexillum.firstblood.sight;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.vexillum.kernel.geometry.Bounds;
import org.vexillum.kernel.geometry.Disc;
import org.vexillum.kernel.geometry.Pose;
import org.vexillum.kernel.geometry.Rectangles;

/** What surely is beside the way between two bases is left out, and nothing else. */
class SightStripTest {
    private static final Disc FROM = new Disc(1000, 2000, 1250);
    private static final Disc TO = new Disc(31_000, 42_000, 2000);

    /** Places are given along the way, which is 50,000 long, and to its left. */
    private static boolean mayMeet(int along, int left, int radius) {
        int x = 1000 + along * 3 / 5 - left * 4 / 5;
        int y = 2000 + along * 4 / 5 + left * 3 / 5;
        boolean may = new SightStrip(FROM, TO).mayMeet(new Disc(x, y, radius));
        assertThat(new SightStrip(TO, FROM).mayMeet(new Disc(x, y, radius))).isEqualTo(may);
        assertThat(new SightStrip(FROM, TO).mayMeet(x, y, radius)).isEqualTo(may);
        return may;
    }

    @ParameterizedTest
    @CsvSource({
        "25000, 0, true",
        "25000, 3000, true",
        "25000, -3000, true",
        "25000, 3200, false",
        "25000, -3200, false",
        "0, 3000, true",
        "-3000, 0, true",
        "-3200, 0, false",
        "53000, 0, true",
        "53200, 0, false"
    })
    void aBaseOf20MillimetresMayBeInTheWay(int along, int left, boolean may) {
        assertThat(mayMeet(along, left, 1000)).isEqualTo(may);
    }

    @Test
    void betweenBasesInOnePlaceEverythingNearIsInTheWay() {
        var way = new SightStrip(FROM, new Disc(1000, 2000, 500));
        assertThat(way.mayMeet(new Disc(1000, 4200, 1000))).isTrue();
        assertThat(way.mayMeet(new Disc(1000, -200, 1000))).isTrue();
        assertThat(way.mayMeet(new Disc(3000, 4000, 1000))).isFalse();
    }

    @Test
    void boxesAndWallsCountWithTheirCorners() {
        var level = new SightStrip(new Disc(0, 0, 1000), new Disc(20_000, 0, 1000));
        assertThat(level.mayMeet(new Bounds(8000, 1000, 9000, 2000))).isTrue();
        assertThat(level.mayMeet(new Bounds(8000, 3000, 9000, 4000))).isFalse();
        assertThat(level.mayMeet(new Bounds(8000, -4000, 9000, -3000))).isFalse();
        assertThat(level.mayMeet(Rectangles.of(new Pose(10_000, 3000, 4_500), 5000, 600))).isTrue();
        assertThat(level.mayMeet(Rectangles.of(new Pose(10_000, 9000, 4_500), 5000, 600)))
                .isFalse();
    }
}
