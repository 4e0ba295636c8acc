package org.vexillum.gamekit;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.vexillum.regiments.table.Options;
import org.vexillum.rulebook.Rulebook;

class OptionValuesTest {
    /** Its default depends on the edition. */
    private static final String BY_EDITION = "terrainSpacing";

    @ParameterizedTest
    @ValueSource(strings = {"regiments", "first-blood"})
    void namesValuesAndDefaultsAreThoseOfTheLedger(String kit) {
        var game = Kits.called(kit).orElseThrow().id();
        var ledger = Rulebook.load().options(game);
        var usual = Kits.of(game).options();
        var values = OptionValues.of(usual);
        assertThat(values.keySet()).containsExactlyInAnyOrderElementsOf(ledger.keySet());
        values.forEach((name, value) -> {
            var option = ledger.get(name).option().orElseThrow();
            if (!name.equals(BY_EDITION))
                assertThat(value).as(name).isEqualTo(option.defaultValue());
            for (var possible : option.values())
                assertThat(OptionValues.of(OptionValues.with(usual, name, possible, "")))
                        .containsEntry(name, possible);
        });
    }

    @Test
    void onlyWhatIsNotAtItsDefaultWasChosen() {
        var options = OptionValues.with(Options.DEFAULT, "meleeFacing", "allSides", "");
        assertThat(OptionValues.chosen(Options.DEFAULT)).isEmpty();
        assertThat(OptionValues.chosen(options))
                .containsExactly(Map.entry("meleeFacing", "allSides"));
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
