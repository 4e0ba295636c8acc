package org.vexillum.formats.adjudicate;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.vexillum.rulebook.GameId;
import org.vexillum.rulebook.Lang;
import org.vexillum.rulebook.Rulebook;

/** Answers to positions of First Blood in Spanish. */
class FirstBloodSpanishTest {
    @Test
    void zonesAreCalledAsInTheVictoryPhase() {
        var file = "{game: first-blood, edition: 1, scenario: 4, do: {kind: scenario}}";
        var verdict = Adjudicator.judge(file).getFirst();
        var report = new Report("file.yaml", GameId.FIRST_BLOOD, Rulebook.load(), Lang.ES);
        var said = String.join("\n", report.lines(verdict));
        assertThat(said).contains("Zona del centro", "Zona del oeste");
        assertThat(said).doesNotContain("Zona centre", "Zona west");
    }
}
