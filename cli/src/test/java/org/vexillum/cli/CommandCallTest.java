package org.vexillum.cli;

import static org.assertj.core.api.Assertions.assertThat;
import static org.vexillum.cli.Call.id;
import static org.vexillum.cli.Call.vexillum;
import static org.vexillum.cli.Call.withEnvironment;

import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import tools.jackson.databind.json.JsonMapper;

class CommandCallTest {
    @Test
    void withoutACommandItShowsItsHelp() {
        var call = vexillum();
        assertThat(call.code()).isEqualTo(ExitCode.DONE);
        assertThat(call.out()).startsWith("Usage: vexillum").contains("rules");
        assertThat(call.err()).isEmpty();
    }

    @Test
    void helpSpeaksBothLanguages() {
        assertThat(vexillum("rules", "show", "--help").out()).contains("Shows one rule");
        assertThat(vexillum("rules", "show", "--help", "--lang", "es").out())
                .startsWith("Uso: ")
                .contains("Muestra una regla", "Opciones:")
                .doesNotContain("Shows");
    }

    @Test
    void theLanguageComesFromTheLocale() {
        assertThat(withEnvironment(Map.of("LANG", "es_ES.UTF-8")).out()).startsWith("Uso:");
        assertThat(withEnvironment(Map.of("LANG", "es_ES.UTF-8", "LC_ALL", "en_US")).out())
                .startsWith("Usage:");
        assertThat(withEnvironment(Map.of("LANG", "pl_PL.UTF-8")).out()).startsWith("Usage:");
    }

    @Test
    void theLanguageAskedForWinsOverTheLocale() {
        assertThat(withEnvironment(Map.of("LANG", "es_ES"), "--lang=en").out())
                .startsWith("Usage:");
    }

    @Test
    void anUnknownCommandIsWrongUsageAndBringsASuggestion() {
        var call = vexillum("rulse");
        assertThat(call.code()).isEqualTo(ExitCode.USAGE);
        assertThat(call.out()).isEmpty();
        assertThat(call.err()).contains("no command 'rulse'", "Did you mean rules?", "--help");
    }

    @Test
    void aGroupWithoutCommandNamesItsCommands() {
        var call = vexillum("rules");
        assertThat(call.code()).isEqualTo(ExitCode.USAGE);
        assertThat(call.err()).contains("show, search, list, options");
    }

    @Test
    void anUnknownGameBringsTheNamesOfThoseThereAre() {
        for (var command : new String[] {"odds", "adjudicate"}) {
            var call = vexillum(command, "--game", "chess");
            assertThat(call.code()).isEqualTo(ExitCode.USAGE);
            assertThat(call.err()).contains("regiments, first-blood, warcrow");
        }
        var simulated = vexillum("simulate", "--game", "chess");
        assertThat(simulated.code()).isEqualTo(ExitCode.USAGE);
        assertThat(simulated.err()).contains("allowed: regiments, first-blood.");
    }

    @Test
    void helpNamesTheGamesThatACommandKnows() {
        assertThat(vexillum("odds", "--help").out()).contains("regiments, first-blood or warcrow");
        assertThat(vexillum("simulate", "--help").out()).contains("regiments or first-blood.");
    }

    @Test
    void anUnknownLanguageIsWrongUsage() {
        var call = vexillum("--lang", "fr", "rules", "list");
        assertThat(call.code()).isEqualTo(ExitCode.USAGE);
        assertThat(call.err()).contains("'fr'", "--lang", "en, es");
    }

    @Test
    void whatIsMissingOrTooMuchIsNamed() {
        assertThat(vexillum("rules", "show").err()).contains("Missing: ID");
        assertThat(vexillum("rules", "search", "--lang", "es").err())
                .contains("Falta: WORDS. Palabras que buscar");
        assertThat(vexillum("rules", "show", "A", "B").err()).contains("Not understood: B");
        assertThat(vexillum("rules", "list", "--colour").err()).contains("--colour");
        assertThat(vexillum("rules", "list", "--game", "warcrow", "--game", "warcrow").err())
                .contains("Given twice: --game");
    }

    /** Whatever the command, whatever is wrong with the call. */
    @ParameterizedTest
    @ValueSource(
            strings = {
                "adjudicate --json",
                "adjudicate --json --game chess",
                "adjudicate --jsn --json",
                "rules show --json",
                "rules search x --limit many --json",
                "force check --json",
                "force list --json --game chess",
                "odds --json",
                "odds --json --game warcrow",
                "odds --json --attacker",
                "simulate --games many --json",
                "replay --json",
                "tourney run --json",
                "tourney standings --json --round x",
                "--lang fr rules list --json"
            })
    void aWrongCallThatWantsJsonGetsIt(String line) {
        var call = vexillum(line.split(" "));
        assertThat(call.code()).isEqualTo(ExitCode.USAGE);
        var json = JsonMapper.shared().readTree(call.out());
        assertThat(json.get("format").asInt()).isEqualTo(2);
        assertThat(json.get("status").asString()).isEqualTo("invalid");
        assertThat(call.err()).startsWith(json.get("message").asString());
    }

    @Test
    void aNumberThatIsNoneIsExplained() {
        assertThat(vexillum("rules", "search", "x", "--limit", "many", "--lang", "es").err())
                .contains("'many' no es un valor de --limit", "un número entero");
    }

    @Test
    void colourIsOnlyForTerminals() {
        assertThat(vexillum("rules", "show", id("AOFR", "FATIGUE-01")).out())
                .doesNotContain("\u001b");
        assertThat(
                        withEnvironment(
                                        Map.of("VEXILLUM_COLOUR", "1"),
                                        "rules",
                                        "show",
                                        id("AOFR", "FATIGUE-01"))
                                .out())
                .contains("\u001b[1m" + id("AOFR", "FATIGUE-01"));
    }

    @Test
    void linesFitTheTerminal() {
        var call =
                withEnvironment(
                        Map.of("VEXILLUM_COLUMNS", "60"),
                        "rules",
                        "show",
                        id("AOFR", "PRINCIPLE-04"));
        assertThat(call.out().lines()).allMatch(line -> line.length() <= 60).hasSizeGreaterThan(12);
    }

    @Test
    void theVersionIsShown() {
        assertThat(vexillum("--version").out()).startsWith("Vexillum");
    }
}
