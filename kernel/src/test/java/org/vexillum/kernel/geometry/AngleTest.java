package org.vexillum.kernel.geometry;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class AngleTest {
    @ParameterizedTest
    @CsvSource({"0, 0", "36000, 0", "-1, 35999", "-36001, 35999", "72005, 5", "35999, 35999"})
    void everyAngleHasOneName(int angle, int name) {
        assertThat(Angle.normalise(angle)).isEqualTo(name);
    }

    @ParameterizedTest
    @CsvSource({
        "0, 9000, 9000", "9000, 0, -9000", "35000, 1000, 2000", "1000, 35000, -2000",
        "0, 18000, 18000", "18000, 0, 18000", "0, 18001, -17999", "5, 5, 0"
    })
    void theDifferenceIsTheShorterTurn(int from, int to, int turn) {
        assertThat(Angle.difference(from, to)).isEqualTo(turn);
    }

    @Test
    void quarterTurnsAreExact() {
        assertThat(Angle.sin(Angle.NORTH)).isZero();
        assertThat(Angle.cos(Angle.NORTH)).isEqualTo(1);
        assertThat(Angle.sin(Angle.EAST)).isEqualTo(1);
        assertThat(Angle.cos(Angle.EAST)).isZero();
        assertThat(Angle.sin(Angle.SOUTH) + 0.0).isZero();
        assertThat(Angle.cos(Angle.SOUTH)).isEqualTo(-1);
        assertThat(Angle.sin(Angle.WEST)).isEqualTo(-1);
        assertThat(Angle.cos(Angle.WEST) + 0.0).isZero();
        assertThat(Angle.sin(Angle.degrees(150))).isEqualTo(0.5);
    }

    @Test
    void sinesAgreeWithTheLibraryAllTheWayRound() {
        for (int a = -100; a < 2 * Angle.FULL; a += 13) {
            assertThat(Angle.sin(a)).isCloseTo(StrictMath.sin(Angle.radians(a)), within(1e-14));
            assertThat(Angle.cos(a)).isCloseTo(StrictMath.cos(Angle.radians(a)), within(1e-14));
        }
    }

    @ParameterizedTest
    @CsvSource({
        "0, 5, 0",
        "5, 5, 4500",
        "5, 0, 9000",
        "0, -5, 18000",
        "-5, 0, 27000",
        "-1, 1000000, 0",
        "0, 0, 0"
    })
    void aVectorPointsInADirection(int dx, int dy, int angle) {
        assertThat(Angle.towards(dx, dy)).isEqualTo(angle);
    }
}
