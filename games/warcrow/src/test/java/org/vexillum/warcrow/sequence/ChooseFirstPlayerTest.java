package org.vexillum.warcrow.sequence;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.vexillum.kernel.Rules;
import org.vexillum.testkit.Rule;

class ChooseFirstPlayerTest {
    @Test
    @Rule("WC-PREP-08")
    void onlyTheFirstRoundCitesTheRuleOfTheFirstRound() {
        assertThat(new ChooseFirstPlayer(1).rules())
                .isEqualTo(Rules.of("WC-TURN-02", "WC-PREP-08"));
        assertThat(new ChooseFirstPlayer(3).rules()).isEqualTo(Rules.of("WC-TURN-02"));
    }
}
