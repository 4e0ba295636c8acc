package org.vexillum.lab.program;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.catchThrowableOfType;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.vexillum.gamekit.arena.PlayerFactory;
import org.vexillum.kernel.Side;
import org.vexillum.kernel.referee.Choices;
import org.vexillum.kernel.referee.Player;
import org.vexillum.kernel.referee.Question;
import org.vexillum.lab.GameOutcome;
import org.vexillum.lab.GameRecording;
import org.vexillum.lab.GameSeries;
import org.vexillum.lab.Matchup;
import org.vexillum.lab.SeriesReport;
import org.vexillum.regiments.kit.arena.RegimentsArena;
import org.vexillum.regiments.kit.bot.Bots;
import org.vexillum.regiments.kit.force.RegimentsSamples;
import org.vexillum.regiments.table.Battle;
import org.vexillum.regiments.table.Options;

class ProgramPoolTest {
    private static final String FIRST = "printf '%s\\n' '{\"pick\": 0}'";

    @TempDir private Path folder;

    /** A program that does something for each question. */
    private String program(String deed) throws IOException {
        return script(
                """
                echo started >> "$(dirname "$0")/starts"
                while read -r line; do
                  case $line in
                    *'"say":"question"'*) %s ;;
                    *'"say":"over"'*) echo over >> "$(dirname "$0")/ends" ;;
                  esac
                done
                """
                        .formatted(deed));
    }

    private String script(String text) throws IOException {
        var file = folder.resolve("bot with blank.sh");
        Files.writeString(file, text);
        return "sh '" + file + "'";
    }

    private static Matchup<Battle> contest(PlayerFactory<Battle> first) {
        var arena =
                new RegimentsArena(
                        RegimentsSamples.sample("lantern-company"),
                        RegimentsSamples.sample("brasswright-column"),
                        Options.DEFAULT);
        return new Matchup<>(arena, first, Bots.RANDOM::player, 1, true);
    }

    private static List<GameOutcome> play(String command, int games, Duration patience) {
        try (var programs = new ProgramPool<Battle>(command, patience)) {
            return GameSeries.play(contest(programs), games, 1, _ -> {});
        }
    }

    private static ProgramFailure failure(String command, Duration patience) {
        return catchThrowableOfType(ProgramFailure.class, () -> play(command, 1, patience));
    }

    private ProgramFailure answering(String line) throws IOException {
        return failure(program("printf '%s\\n' '" + line + "'"), ProgramPool.PATIENCE);
    }

    @Test
    void oneProgramPlaysOneGameAfterAnother() throws IOException {
        var outcomes = play(program(FIRST), 3, ProgramPool.PATIENCE);
        assertThat(outcomes).hasSize(3);
        assertThat(folder.resolve("starts")).hasContent("started");
        assertThat(Files.readAllLines(folder.resolve("ends"))).hasSize(3);
    }

    @Test
    void itPlaysTheAnswersItPicks() throws IOException {
        assertThat(SeriesReport.of(play(program(FIRST), 2, ProgramPool.PATIENCE)))
                .usingRecursiveComparison()
                .isEqualTo(
                        SeriesReport.of(
                                GameSeries.play(contest(_ -> new TakesTheFirst()), 2, 1, _ -> {})));
    }

    private static final class TakesTheFirst implements Player<Battle> {
        @Override
        public <A> A answer(
                Battle table, Side side, Question<Battle, A> question, Choices<A> choices) {
            return choices.list().getFirst();
        }
    }

    @Test
    void aGameItPlayedCanBeRecorded() throws IOException {
        try (var programs = new ProgramPool<Battle>(program(FIRST), ProgramPool.PATIENCE)) {
            assertThat(GameRecording.play(contest(programs), 0).over()).isTrue();
        }
        assertThat(folder.resolve("ends")).hasContent("over");
    }

    @Test
    void whatCannotBeStartedIsNamed() {
        var failure = failure("no-such-program-anywhere --fast", ProgramPool.PATIENCE);
        assertThat(failure.key()).isEqualTo("start");
        assertThat(failure.facts()).containsExactly("no-such-program-anywhere --fast");
    }

    @Test
    void nobodyWaitsForEver() throws IOException {
        var failure = failure(script("exec sleep 60\n"), Duration.ofMillis(300));
        assertThat(failure.key()).isEqualTo("late");
        assertThat(failure.facts()).contains("PlaceMarker");
    }

    @Test
    void aProgramThatEndsIsNamedWithItsExitCode() throws IOException {
        var failure = failure(script("exit 3\n"), ProgramPool.PATIENCE);
        assertThat(failure.key()).isEqualTo("gone");
        assertThat(failure.facts()).contains("3");
    }

    @Test
    void aLineThatIsNoAnswerIsNotUnderstood() throws IOException {
        for (var line :
                List.of(
                        "hello",
                        "[]",
                        "{}",
                        "{\"pick\": 500}",
                        "{\"pick\": -1}",
                        "{\"pick\": \"x\"}",
                        "{\"answer\": {\"x\": 3}}",
                        "{\"answer\": null}")) {
            var failure = answering(line);
            assertThat(failure.key()).as(line).isEqualTo("unreadable");
            assertThat(failure.facts()).contains(line, "PlaceMarker");
            assertThat(failure.unreadable()).isNotNull();
        }
    }

    @Test
    void anIllegalAnswerIsRefusedWithItsRule() throws IOException {
        var failure = answering("{\"answer\": {\"x\": 3, \"y\": 0}}");
        assertThat(failure.key()).isEqualTo("refused");
        assertThat(failure.refusal()).isNotNull();
        assertThat(failure.refusal().rules().ids()).isNotEmpty();
    }

    @Test
    void quotesHoldWordsTogether() {
        assertThat(CommandWords.of("sh -c 'a \"b\" c'  \"x 'y'\" z"))
                .containsExactly("sh", "-c", "a \"b\" c", "x 'y'", "z");
    }
}
