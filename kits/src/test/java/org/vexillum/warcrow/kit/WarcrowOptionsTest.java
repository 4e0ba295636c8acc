package org.vexillum.warcrow.kit;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import org.junit.jupiter.api.Test;
import org.vexillum.gamekit.OptionValues;
import org.vexillum.gamekit.Unreadable;
import org.vexillum.rulebook.Rulebook;
import org.vexillum.warcrow.table.Options;

class WarcrowOptionsTest {
    /** The ledger also has options of events; a table is square, so one number stands for it. */
    @Test
    void namesAndDefaultsAreThoseOfTheLedger() {
        var ledger = Rulebook.load().options(WarcrowKit.ID);
        OptionValues.of(Options.DEFAULT)
                .forEach((name, value) -> {
                    var option = ledger.get(name).option().orElseThrow();
                    assertThat(option.defaultValue()).as(name).startsWith(value);
                });
    }

    @Test
    void wordsAndNumbersAreRead() {
        var options = OptionValues.with(Options.DEFAULT, "contestFrom", "leader", "");
        assertThat(options.contestFrom()).isEqualTo(Options.ContestFrom.LEADER);
        assertThat(OptionValues.with(options, "rallyTurns", "3", "").rallyTurns()).isEqualTo(3);
        assertThat(OptionValues.with(options, "countExcess", "true", "").countExcess()).isTrue();
        assertThatThrownBy(() -> OptionValues.with(Options.DEFAULT, "rallyTurns", "soon", ""))
                .isInstanceOf(Unreadable.class);
    }
}
