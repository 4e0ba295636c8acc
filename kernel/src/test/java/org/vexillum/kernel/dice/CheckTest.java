package org.vexillum.kernel.dice;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class CheckTest {
    private static List<Integer> successes(Check check) {
        var faces = new ArrayList<Integer>();
        for (int face = 1; face <= 6; face++) if (check.succeeds(face)) faces.add(face);
        return faces;
    }

    @ParameterizedTest
    @CsvSource({"-3, 6", "1, 6", "2, 5", "4, 3", "6, 1", "7, 0", "12, 0"})
    void countsTheFacesFromTheNeededOneUp(int needed, int count) {
        assertThat(successes(Check.atLeast(needed))).hasSize(count);
    }

    @ParameterizedTest
    @CsvSource({"-1, 0", "0, 0", "1, 1", "3, 3", "6, 6", "9, 6"})
    void countsTheFacesUpToTheMost(int most, int count) {
        assertThat(successes(Check.atMost(most))).hasSize(count);
    }

    @Test
    void namesTheFaces() {
        assertThat(successes(Check.atLeast(4))).containsExactly(4, 5, 6);
        assertThat(successes(Check.atMost(2))).containsExactly(1, 2);
        assertThat(successes(Check.only(3))).containsExactly(3);
        assertThat(successes(Check.READ)).hasSize(6);
    }

    @Test
    void aNaturalSixSucceedsAndANaturalOneFails() {
        assertThat(successes(Check.atLeast(9).naturals())).containsExactly(6);
        assertThat(successes(Check.atLeast(-4).naturals())).containsExactly(2, 3, 4, 5, 6);
        assertThat(successes(Check.atLeast(4).naturals())).containsExactly(4, 5, 6);
        assertThat(Check.atLeast(4).rollingAgain(1 << 2).naturals().rollsAgain(2)).isTrue();
    }

    @Test
    void rememberFacesToRollAgain() {
        var check = Check.atLeast(4).rollingAgain(1 << 6).rollingAgain(1 << 1);
        assertThat(check.rollsAgain(6)).isTrue();
        assertThat(check.rollsAgain(1)).isTrue();
        assertThat(check.rollsAgain(5)).isFalse();
        assertThat(check.succeeds(6)).isTrue();
    }

    @Test
    void facesRolledAgainLaterAreRolledAgain() {
        var check = Check.atLeast(4).rollingAgain(1 << 1).thenRollingAgain(1 << 6);
        assertThat(check.rollsAgain(6)).isTrue();
        assertThat(check.rollsAgainLater(6)).isTrue();
        assertThat(check.rollsAgainLater(1)).isFalse();
        assertThat(check.naturals().rollsAgainLater(6)).isTrue();
        assertThat(check).isNotEqualTo(Check.atLeast(4).rollingAgain(1 << 1 | 1 << 6));
        assertThatIllegalArgumentException().isThrownBy(() -> new Check(0, 1 << 1, 1 << 2));
    }

    @Test
    void knowsItsChanceWithReRolls() {
        assertThat(Check.atLeast(4).chance()).isEqualTo(0.5);
        assertThat(Check.atLeast(4).rollingAgain(1 << 6).successesIn36()).isEqualTo(12 + 3);
        assertThat(Check.atLeast(4).rollingAgain(1 << 1).successesIn36()).isEqualTo(18 + 3);
        assertThat(Check.atLeast(7).rollingAgain(Check.ALL).successesIn36()).isZero();
    }

    @Test
    void countsAgreeWithAllPairsOfFaces() {
        for (int success = 0; success <= Check.ALL; success += 2)
            for (int again = 0; again <= Check.ALL; again += 6) {
                var check = new Check(success, again & Check.ALL);
                assertThat(check.successesIn36()).isEqualTo(byHand(check));
            }
    }

    private static int byHand(Check check) {
        int count = 0;
        for (int first = 1; first <= 6; first++)
            for (int second = 1; second <= 6; second++)
                if (check.succeeds(check.rollsAgain(first) ? second : first)) count++;
        return count;
    }

    @Test
    void knowsItsLowestFace() {
        assertThat(Check.atLeast(3).lowest()).isEqualTo(3);
        assertThat(Check.atLeast(7).lowest()).isEqualTo(7);
        assertThat(Check.READ.lowest()).isEqualTo(1);
    }

    @Test
    void thereAreNoFacesBesideOneToEight() {
        assertThatIllegalArgumentException().isThrownBy(() -> Check.only(0));
        assertThatIllegalArgumentException().isThrownBy(() -> Check.only(9));
        assertThatIllegalArgumentException().isThrownBy(() -> Check.READ.rollingAgain(1));
    }
}
