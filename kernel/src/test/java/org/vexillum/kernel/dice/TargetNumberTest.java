package org.vexillum.kernel.dice;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.vexillum.kernel.Cause;
import org.vexillum.kernel.ExplainedNumber;
import org.vexillum.testkit.Rule;

class TargetNumberTest {
    private static final Cause QUALITY = new Cause("RULE-Q", "Quality");
    private static final Cause NONE = new Cause("RULE-M", "modifiers");
    private static final Cause COVER = new Cause("RULE-C", "cover");

    private static TargetNumber target(int needed, int modifier) {
        return new TargetNumber(
                ExplainedNumber.of(needed, QUALITY),
                ExplainedNumber.of(0, NONE).plus(modifier, COVER));
    }

    @Test
    @Rule("AOFR-QUALITY-03")
    void modifiersChangeTheResultNotTheNumberNeeded() {
        var target = target(4, 1);
        assertThat(target.needed().value()).isEqualTo(4);
        assertThat(target.face()).isEqualTo(3);
        assertThat(target(4, -1).face()).isEqualTo(5);
        assertThat(target(4, 0).face()).isEqualTo(4);
    }

    @Test
    @Rule("AOFR-QUALITY-02")
    void sixesSucceedAndOnesFailWhateverTheModifiers() {
        assertThat(target(5, -9).check()).isEqualTo(Check.only(6));
        assertThat(target(2, 9).check()).isEqualTo(Check.atLeast(2));
        assertThat(target(4, 0).check()).isEqualTo(Check.atLeast(4));
    }

    @Test
    void citesWhatActed() {
        assertThat(target(4, 0).rules().ids()).containsExactly("RULE-Q");
        assertThat(target(4, 1).rules().ids()).containsExactly("RULE-Q", "RULE-M", "RULE-C");
    }
}
