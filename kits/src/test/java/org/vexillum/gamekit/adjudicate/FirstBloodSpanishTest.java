package org.vexillum.gamekit.adjudicate;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.vexillum.firstblood.kit.FirstBloodKit;
import org.vexillum.gamekit.rules.Lang;
import org.vexillum.rulebook.Rulebook;

/** Answers to positions of First Blood in Spanish. */
class FirstBloodSpanishTest {
    @Test
    void zonesAreCalledAsInTheVictoryPhase() {
        var file = "{game: first-blood, edition: 1, scenario: 4, do: {kind: scenario}}";
        var said = said(file);
        assertThat(said).contains("Zona del centro", "Zona del oeste");
        assertThat(said).doesNotContain("Zona centre", "Zona west");
    }

    @Test
    void sampleIncantationsHaveTheNamesOfTheRulebook() {
        var file =
                """
                {game: first-blood, edition: 1, dice: {casting: [1, 1, 6], defence: [1, 1, 1, 1]},
                 do: {kind: cast, incantation: %s, interfered: no, target: {id: Y, side: %s, models: 4},
                      unit: {id: W, side: A, character: yes, rules: [Wizard (3)], incantations: ['%s']}}}
                """;
        var erosion = said(file.formatted("Saline Erosion", "B", "Saline Erosion"));
        assertThat(erosion).contains("lanza Erosión Salina sobre Y", "Erosión Salina: 4 impactos");
        var shroud = file.formatted("Aetheric Interference", "A", "Aetheric Interference");
        assertThat(said(shroud)).contains("Y, Interferencia Etérica: ");
        var wrong = file.formatted("Saline Erosion", "A", "Saline Erosion");
        assertThat(open(wrong)).contains("Erosión Salina solo se lanza sobre enemigos");
    }

    private static String said(String file) {
        return String.join("\n", report().lines(Adjudicator.judge(file).getFirst()));
    }

    private static String open(String file) {
        return String.join("\n", report().open(Adjudicator.judge(file).getFirst()));
    }

    private static Report report() {
        return new Report("file.yaml", FirstBloodKit.ID, Rulebook.load(), Lang.ES);
    }
}
