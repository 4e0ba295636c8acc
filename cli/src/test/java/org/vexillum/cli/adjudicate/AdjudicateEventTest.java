package org.vexillum.cli.adjudicate;

import static org.assertj.core.api.Assertions.assertThat;
import static org.vexillum.cli.Call.vexillum;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.vexillum.cli.ExitCode;

/** Questions about tournaments are brought to the same referee. */
class AdjudicateEventTest {
    @TempDir Path folder;

    private String file(String text) throws IOException {
        return Files.writeString(folder.resolve("question.yaml"), text).toString();
    }

    @Test
    void whatGamesAreWorthIsAnsweredAsByTourneyRun() throws IOException {
        var file = file("game: warcrow\ngames: ['g1: 5/2 v 4/2', 'g7: 1/1 v 0/0']\n");
        var answer = vexillum("adjudicate", file);
        assertThat(answer.code()).as(answer.err()).isEqualTo(ExitCode.DONE);
        assertThat(answer.out())
                .contains("Partial Triumph", "Supremacy", "[WC-RESULT-03, WC-RESULT-05]");
        assertThat(answer.out()).isEqualTo(vexillum("tourney", "run", file).out());
    }

    @Test
    void theGameMayBeNamedOnTheCommandLineInstead() throws IOException {
        var file = file("participants: 17\n");
        var answer = vexillum("adjudicate", file, "--game", "warcrow", "--json");
        assertThat(answer.code()).as(answer.err()).isEqualTo(ExitCode.DONE);
        assertThat(answer.out()).contains("WC-FORMAT-04", "WC-FORMAT-02");
    }

    @Test
    void anEventOfThePlainPackNeedsNoGame() throws IOException {
        var event =
                """
                pack: plain
                lots: [A, B, C, D]
                entrants: [A, B, C, D]
                results: [[A 3 v B 1, C 2 v D 2]]
                """;
        var answer = vexillum("adjudicate", file(event));
        assertThat(answer.out()).as(answer.err()).contains("Round 1");
    }

    @Test
    void aPositionOfWarcrowIsStillAPosition() throws IOException {
        var answer = vexillum("adjudicate", file("game: warcrow\ndo: dance\n"));
        assertThat(answer.code()).isEqualTo(ExitCode.REFUSED);
        assertThat(answer.err()).contains("dance");
    }

    @Test
    void aBrokenEventIsRefusedWithItsPlace() throws IOException {
        var answer =
                vexillum("adjudicate", file("game: warcrow\nentrants: [A, B]\nsteps: [dance]\n"));
        assertThat(answer.code()).isEqualTo(ExitCode.REFUSED);
        assertThat(answer.err()).contains("line 3, steps[0]", "dance");
    }

    @Test
    void theKindsSayHowEventsAreAsked() {
        assertThat(vexillum("adjudicate", "--kinds", "--game", "warcrow").out())
                .contains("Events", "tourney run");
        assertThat(vexillum("adjudicate", "--kinds").out()).doesNotContain("tourney run");
    }

    @Test
    void theKindsSayWhichFieldsAreNeeded() {
        assertThat(vexillum("adjudicate", "--kinds", "--game", "warcrow").out())
                .contains("unit (needed): The unit in question.", "stress (optional):")
                .contains("needed (optional): How many successes; 1 if left out.");
    }
}
