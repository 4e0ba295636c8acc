package org.vexillum.gamekit.screen;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.vexillum.kernel.Refusal;

/** Refusals are read by people: two places are enough, and they stay true. */
class RoundedRefusalTest {
    private static List<Object> rounded(Object... facts) {
        return RoundedRefusal.of(Refusal.because("AOFR-MOVE-03", "too-far", facts)).facts();
    }

    @Test
    void whatIsTooLongStaysTooLong() {
        assertThat(rounded("10.5929", "6")).containsExactly("10.6", "6");
        assertThat(rounded("6.0004", "6")).containsExactly("6.01", "6");
        assertThat(rounded("4.7519", "4.7502")).containsExactly("4.76", "4.75");
    }

    @Test
    void whatIsShortOrNoNumberStays() {
        assertThat(rounded("6.25", "6")).containsExactly("6.25", "6");
        assertThat(rounded("A-spears", 3)).containsExactly("A-spears", 3);
    }
}
