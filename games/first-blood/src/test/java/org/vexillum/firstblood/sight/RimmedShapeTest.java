package org.vexillum.firstblood.sight;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.vexillum.kernel.geometry.ConvexPolygon;
import org.vexillum.kernel.geometry.Disc;

/** Lines past a base 25 mm wide and a house of 20 by 10 mm, reckoned by hand. */
class RimmedShapeTest {
    private static final int RIM = ThickLines.HALF_THICKNESS;
    private static final Disc BASE = new Disc(0, 0, 1250);
    private static final ConvexPolygon HOUSE = ConvexPolygon.of(0, 0, 2000, 0, 2000, 1000, 0, 1000);

    /** The line straight north at this x; places on it are counted by y. */
    private static PlaneLine north(double x) {
        return new PlaneLine(1, 0, x);
    }

    @ParameterizedTest
    @CsvSource({
        "1299, -5000, 5000, true",
        "-1299, -5000, 5000, true",
        "1300, -5000, 5000, false",
        "0, -5000, -1301, false",
        "0, -5000, -1299, true",
        "0, 1301, 5000, false",
        "0, 1299, 5000, true",
        "500, -5000, -1201, false",
        "500, -5000, -1199, true"
    })
    void aStretchPassesABaseHalfAMillimetreOff(double x, double from, double to, boolean near) {
        assertThat(RimmedShape.of(BASE, RIM).isTooNear(north(x), from, to)).isEqualTo(near);
    }

    @ParameterizedTest
    @CsvSource({
        // along a side, from end to end and where no corner is near
        "2049, -500, 1500, true",
        "2051, -500, 1500, false",
        "-49, 400, 600, true",
        "-51, 400, 600, false",
        "2040, 400, 600, true",
        // towards a side
        "1000, -300, -51, false",
        "1000, -300, -40, true",
        "1000, 1040, 1300, true",
        "1000, 1051, 1300, false",
        // through it, and within it
        "1000, -300, 1300, true",
        "1000, 300, 600, true",
        // round a corner: 30 and 40 off is 50
        "2031, 1041, 2000, false",
        "2029, 1039, 2000, true",
        "-29, -2000, -39, true",
        "-31, -2000, -41, false"
    })
    void aStretchPassesAHouseHalfAMillimetreOff(double x, double from, double to, boolean near) {
        assertThat(RimmedShape.of(HOUSE, RIM).isTooNear(north(x), from, to)).isEqualTo(near);
    }

    @Test
    void aLineMeetsWhatItTouches() {
        var base = RimmedShape.of(BASE, 0);
        assertThat(base.isMetBy(north(1250))).isTrue();
        assertThat(base.isMetBy(north(-1250))).isTrue();
        assertThat(base.isMetBy(north(1251))).isFalse();
        var house = RimmedShape.of(HOUSE, 0);
        assertThat(house.isMetBy(north(0))).isTrue();
        assertThat(house.isMetBy(north(2000))).isTrue();
        assertThat(house.isMetBy(north(2001))).isFalse();
        assertThat(house.isMetBy(north(-1))).isFalse();
    }

    private static void assertSpan(RimmedShape thing, PlaneLine line, double least, double most) {
        assertThat(thing.span(line).least()).isCloseTo(least, within(1e-6));
        assertThat(thing.span(line).most()).isCloseTo(most, within(1e-6));
        assertThat(thing.span(line).middle()).isCloseTo((least + most) / 2, within(1e-6));
    }

    @Test
    void theStretchWithinAThing() {
        assertSpan(RimmedShape.of(BASE, 0), north(750), -1000, 1000);
        assertSpan(RimmedShape.of(new Disc(3000, 700, 1250), 0), north(2250), -300, 1700);
        assertSpan(RimmedShape.of(HOUSE, 0), north(500), 0, 1000);
        assertSpan(RimmedShape.of(HOUSE, 0), north(2000), 0, 1000);
    }

    /** 0.6 x + 0.8 y = 700 enters the square at (1000, 125) and leaves it at (0, 875). */
    @Test
    void placesOnALineAslant() {
        var line = new PlaneLine(0.6, 0.8, 700);
        var square = RimmedShape.of(ConvexPolygon.of(0, 0, 1000, 0, 1000, 1000, 0, 1000), 0);
        assertSpan(square, line, -725, 525);
        assertThat(line.pointX(-725)).isCloseTo(1000, within(1e-6));
        assertThat(line.pointY(-725)).isCloseTo(125, within(1e-6));
        assertThat(line.pointX(525)).isCloseTo(0, within(1e-6));
        assertThat(line.pointY(525)).isCloseTo(875, within(1e-6));
        assertThat(line.off(1000, 1000)).isCloseTo(700, within(1e-6));
        assertThat(line.along(1000, 1000)).isCloseTo(-200, within(1e-6));
    }

    /** The same house turned: only the side counts that the stretch comes near. */
    @Test
    void endsNearASlantedSide() {
        // sides at right angles to (0.6, 0.8); the far side at distance 1000
        var turned = ConvexPolygon.of(0, 0, 1600, -1200, 2200, -400, 600, 800);
        var thing = RimmedShape.of(turned, RIM);
        // the upper side runs from (600, 800) to (2200, -400); its middle is (1400, 200)
        var outwards =
                new PlaneLine(0.8, -0.6, 1000); // through the middle, at right angles to the side
        assertThat(thing.isTooNear(outwards, 1049, 3000)).isTrue();
        assertThat(thing.isTooNear(outwards, 1051, 3000)).isFalse();
    }
}
