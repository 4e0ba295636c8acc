package org.vexillum.cli.simulate;

import static org.assertj.core.api.Assertions.assertThat;
import static org.vexillum.cli.Call.vexillum;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.vexillum.cli.Call;
import org.vexillum.cli.ExitCode;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

/** {@code simulate --game first-blood}. */
class FirstBloodSimulationTest {
    @TempDir private Path folder;

    private static Call simulate(String... more) {
        var args = new ArrayList<>(List.of("simulate", "--game", "first-blood"));
        args.addAll(List.of("--a", "pit-wolves", "--b", "lamplit-watch"));
        if (!List.of(more).contains("--bot-a")) args.addAll(List.of("--bot-a", "random"));
        args.addAll(List.of("--bot-b", "random"));
        if (!List.of(more).contains("--games")) args.addAll(List.of("--games", "2"));
        args.addAll(List.of(more));
        return vexillum(args.toArray(String[]::new));
    }

    private static JsonNode json(String... more) {
        var args = new ArrayList<>(List.of(more));
        args.add("--json");
        var call = simulate(args.toArray(String[]::new));
        assertThat(call.code()).as(call.err()).isEqualTo(ExitCode.DONE);
        return new JsonMapper().readTree(call.out());
    }

    @Test
    void tellsEditionScenarioPointsAndRegiments() {
        var call = simulate("--edition", "1", "--scenario", "3");
        assertThat(call.code()).isEqualTo(ExitCode.DONE);
        assertThat(call.out())
                .contains("(random) against ", "2 games, seed 1")
                .contains("edition 1, scenario Laying a Claim", "Victory points at the end: ")
                .contains("First turn: ", "Length: ", "killed/pt");
    }

    @Test
    void speaksSpanish() {
        assertThat(simulate("--games", "1", "--lang", "es").out())
                .contains(
                        "edición 2, escenario Saquear el campamento",
                        "Puntos de victoria al final: ");
    }

    @Test
    void theReportNamesWhatWasPlayed() {
        var report = json("--scenario", "a-score-to-settle", "--option", "scenario2End=immediate");
        assertThat(report.at("/game").asString()).isEqualTo("first-blood");
        assertThat(report.at("/edition").asInt()).isEqualTo(2);
        assertThat(report.at("/scenario").asString()).isEqualTo("a-score-to-settle");
        assertThat(report.at("/options/scenario2End").asString()).isEqualTo("immediate");
        assertThat(report.at("/forces/0/victoryPoints").isNumber()).isTrue();
        assertThat(report.at("/forces/0/markers").isMissingNode()).isTrue();
        int wins = report.at("/forces/0/wins").asInt() + report.at("/forces/1/wins").asInt();
        assertThat(wins + report.at("/draws").asInt()).isEqualTo(2);
    }

    @Test
    void theNumberOfThreadsDoesNotMatter() {
        assertThat(simulate("--threads", "2", "--games", "4").out())
                .isEqualTo(simulate("--threads", "1", "--games", "4").out());
    }

    @Test
    void savesTheFirstGameForReplay() {
        var file = folder.resolve("raid.json.gz").toString();
        var call = simulate("--games", "1", "--journal", file, "--edition", "1");
        assertThat(call.err()).contains("The first game was saved to " + file);
        var verified = vexillum("replay", file, "--verify");
        assertThat(verified.code()).as(verified.err()).isEqualTo(ExitCode.DONE);
        assertThat(verified.out()).contains("Verified");
        var told = vexillum("replay", file);
        assertThat(told.out()).startsWith("Conquest: First Blood  ").contains("\nR1 ");
        assertThat(vexillum("replay", file, "--lang", "es").out()).contains("\nR1 ");
    }

    @Test
    void aProgramCanPlay() throws IOException {
        var bot = folder.resolve("bot.sh");
        Files.writeString(
                bot,
                """
                while read -r line; do
                  case $line in
                    *'"say":"question"'*) printf '%s\\n' '{"pick": 0}' ;;
                    *'"say":"game"'*) printf '%s\\n' "$line" >> "$(dirname "$0")/heard" ;;
                  esac
                done
                """);
        var call = simulate("--bot-a", "exec:sh " + bot, "--games", "1", "--threads", "1");
        assertThat(call.code()).as(call.err()).isEqualTo(ExitCode.DONE);
        assertThat(Files.readString(folder.resolve("heard")))
                .contains("\"game\":\"first-blood\"", "\"edition\":2", "\"A\":{", "\"B\":{");
    }

    @Test
    void wrongUsageIsNamed() {
        assertThat(simulate("--scenario", "5").err())
                .contains("'5' is no value of --scenario", "1–4, sack-the-camp");
        assertThat(simulate("--edition", "3").err()).contains("'3' is no value of --edition");
        assertThat(simulate("--bot-a", "clever").err()).contains("random, exec:COMMAND");
        var other = vexillum("simulate", "--scenario", "1", "--games", "1");
        assertThat(other.code()).isEqualTo(ExitCode.USAGE);
        assertThat(other.err()).contains("Regiments has only one scenario");
        assertThat(vexillum("simulate", "--game", "first-blood", "--a", "salt-march").err())
                .contains("no file salt-march", "drowned-stair");
    }

    @Test
    void samplesOfOneGameNameTheGame() {
        var call =
                vexillum(
                        "simulate --a drowned-stair --b pit-wolves --games 1 --bot-a random --bot-b random --json"
                                .split(" "));
        assertThat(call.code()).isEqualTo(ExitCode.DONE);
        assertThat(call.err()).contains("samples of Conquest: First Blood", "--game first-blood");
        assertThat(new JsonMapper().readTree(call.out()).at("/game").asString())
                .isEqualTo("first-blood");
    }

    @Test
    void samplesOfTwoGamesDoNotMeet() {
        var call = vexillum("simulate", "--a", "drowned-stair", "--b", "salt-march");
        assertThat(call.code()).isEqualTo(ExitCode.REFUSED);
        assertThat(call.err()).contains("drowned-stair is a sample of", "--game first-blood");
    }
}
