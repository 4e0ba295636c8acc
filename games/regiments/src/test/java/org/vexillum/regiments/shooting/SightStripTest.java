package org.vexillum.regiments.shooting;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.vexillum.kernel.dice.RandomSource;
import org.vexillum.kernel.geometry.ConvexPolygon;
import org.vexillum.kernel.geometry.LineCrossing;
import org.vexillum.kernel.geometry.Pose;
import org.vexillum.kernel.geometry.Rectangles;

class SightStripTest {
    private static ConvexPolygon block(RandomSource lot) {
        var pose = new Pose(lot.below(40_000), lot.below(40_000), lot.below(36_000));
        return Rectangles.of(pose, lot.between(1_000, 12_000), lot.between(1_000, 6_000));
    }

    @Test
    void whatCrossesALineBetweenTwoCornersMayBeMet() {
        var lot = new RandomSource(3);
        int met = 0;
        for (int i = 0; i < 2000; i++) {
            var from = block(lot);
            var to = block(lot);
            var between = block(lot);
            if (!crossed(from, to, between)) continue;
            met++;
            assertThat(new SightStrip(from, to).mayMeet(between)).isTrue();
        }
        assertThat(met).isGreaterThan(300);
    }

    private static boolean crossed(ConvexPolygon from, ConvexPolygon to, ConvexPolygon between) {
        for (int i = 0; i < 4; i++)
            for (int j = 0; j < 4; j++)
                if (LineCrossing.crosses(from.corner(i), to.corner(j), between)) return true;
        return false;
    }

    private static ConvexPolygon square(int x, int y) {
        return Rectangles.of(new Pose(x, y, 0), 200, 200);
    }

    @Test
    void whatLiesAsideBehindOrBeyondIsLeftOut() {
        var way = new SightStrip(square(0, 0), square(0, 10_000));
        assertThat(way.mayMeet(square(0, 5_000))).isTrue();
        assertThat(way.mayMeet(square(290, 5_000))).isFalse();
        assertThat(way.mayMeet(square(-290, 5_000))).isFalse();
        assertThat(way.mayMeet(square(280, 5_000))).isTrue();
        assertThat(way.mayMeet(square(0, -290))).isFalse();
        assertThat(way.mayMeet(square(0, -280))).isTrue();
        assertThat(way.mayMeet(square(0, 10_290))).isFalse();
        assertThat(way.mayMeet(square(0, 10_280))).isTrue();
    }

    @Test
    void distancesRunFromMiddleToMiddle() {
        assertThat(SightStrip.between(square(0, 0), square(300, 400))).isEqualTo(500);
    }
}
