package org.vexillum.formats;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import org.junit.jupiter.api.Test;
import org.vexillum.regiments.table.Options;
import org.vexillum.rulebook.GameId;
import org.vexillum.rulebook.Rulebook;

class OptionValuesTest {
    @Test
    void namesValuesAndDefaultsAreThoseOfTheLedger() {
        var ledger = Rulebook.load().options(GameId.REGIMENTS);
        var values = OptionValues.of(Options.DEFAULT);
        assertThat(values.keySet()).containsExactlyInAnyOrderElementsOf(ledger.keySet());
        values.forEach((name, value) -> {
            var option = ledger.get(name).option().orElseThrow();
            assertThat(value).as(name).isEqualTo(option.defaultValue());
            for (var possible : option.values())
                assertThat(OptionValues.of(OptionValues.with(Options.DEFAULT, name, possible, "")))
                        .containsEntry(name, possible);
        });
    }

    @Test
    void oneOptionIsChangedAlone() {
        var options = OptionValues.with(Options.DEFAULT, "meleeFacing", "allSides", "");
        assertThat(options.meleeFacing()).isEqualTo(Options.MeleeFacing.ALL_SIDES);
        assertThat(OptionValues.with(options, "meleeFacing", "frontOnly", ""))
                .isEqualTo(Options.DEFAULT);
    }

    @Test
    void anUnknownOptionOrValueIsRefused() {
        assertThatThrownBy(() -> OptionValues.with(Options.DEFAULT, "gravity", "on", "options"))
                .isInstanceOf(Unreadable.class)
                .hasMessageContaining("gravity");
        assertThatThrownBy(() -> OptionValues.with(Options.DEFAULT, "meleeFacing", "up", "options"))
                .isInstanceOf(Unreadable.class)
                .hasMessageContaining("frontOnly, allSides");
    }
}
