package org.vexillum.kernel.geometry;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class LengthsTest {
    @Test
    void anInchIs2540UnitsAndAMillimetre100() {
        assertThat(Lengths.inches(12)).isEqualTo(30480);
        assertThat(Lengths.mm(25)).isEqualTo(2500);
    }

    @ParameterizedTest
    @CsvSource({
        "4.5, 11430",
        "12, 30480",
        "-0.5, -1270",
        "+1, 2540",
        "0.05, 127",
        "0.0002, 1",
        "0.0001, 0",
        "-0.0002, -1",
        "0.0001968503937007875, 1"
    })
    void decimalInchesAreExactAndOnlyTheFinestAreRounded(String inches, int units) {
        assertThat(Lengths.inches(inches)).isEqualTo(units);
    }

    @ParameterizedTest
    @CsvSource({"25, 2500", "0.01, 1", "0.005, 1", "0.0049, 0", "-0.005, -1", "12.5, 1250"})
    void decimalMillimetresAreExactAndHalvesGoAwayFromZero(String mm, int units) {
        assertThat(Lengths.mm(mm)).isEqualTo(units);
    }

    @ParameterizedTest
    @ValueSource(strings = {"", "1e3", "4,5", "1.", ".5", "0x1", "1e999999999", "NaN", " 1"})
    void whatIsNotAPlainDecimalIsRefused(String text) {
        assertThatThrownBy(() -> Lengths.inches(text)).isInstanceOf(NumberFormatException.class);
    }

    @Test
    void whatDoesNotFitIsRefused() {
        assertThatThrownBy(() -> Lengths.inches("999999999"))
                .isInstanceOf(ArithmeticException.class);
        assertThatThrownBy(() -> Lengths.inches(1_000_000)).isInstanceOf(ArithmeticException.class);
        assertThatThrownBy(() -> Lengths.mm(100_000_000)).isInstanceOf(ArithmeticException.class);
    }

    @ParameterizedTest
    @CsvSource({
        "11430, 4.5",
        "2540, 1",
        "0, 0",
        "254000, 100",
        "-635, -0.25",
        "1, 0.0004",
        "22885, 9.01"
    })
    void inchesAreShownWithoutTrailingZeros(int units, String shown) {
        assertThat(Lengths.show(units)).isEqualTo(shown);
    }

    @Test
    void whatIsShownIsReadBackAsTheSameLength() {
        for (int units = -6000; units <= 200_000; units += 7) {
            assertThat(Lengths.inches(Lengths.show(units))).isEqualTo(units);
        }
    }
}
