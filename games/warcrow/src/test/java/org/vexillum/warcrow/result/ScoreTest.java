package org.vexillum.warcrow.result;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.vexillum.testkit.Rule;

class ScoreTest {
    @Test
    @Rule("WC-RESULT-07")
    void everyGameHandsOutFourPoints() {
        for (int a = 0; a <= 9; a++)
            for (int b = 0; b <= 9; b++)
                for (int x = 0; x <= 4; x++)
                    for (int y = 0; y <= 4; y++) {
                        var one = new Score(a, x);
                        var other = new Score(b, y);
                        assertThat(one.against(other)).isEqualTo(other.against(one).mirror());
                        assertThat(one.against(other).points() + other.against(one).points())
                                .isEqualTo(4);
                    }
    }

    @Test
    @Rule("WC-RESULT-02")
    void supremacyNeedsMoreOfBoth() {
        assertThat(new Score(8, 3).against(new Score(2, 1))).isEqualTo(Result.SUPREMACY);
        assertThat(new Score(8, 1).against(new Score(2, 1))).isEqualTo(Result.PARTIAL_TRIUMPH);
        assertThat(new Score(2, 4).against(new Score(2, 1))).isEqualTo(Result.PARTIAL_TRIUMPH);
    }

    /** The text adds 8 and 3 as 12; the right sum is 11. */
    @Test
    @Rule("WC-ADV-05")
    void victoryPointsAreTheSum() {
        assertThat(new Score(8, 3).victory()).isEqualTo(11);
    }
}
