package org.vexillum.firstblood.kit;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.catchThrowableOfType;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.vexillum.gamekit.adjudicate.Adjudicator;
import org.vexillum.gamekit.adjudicate.Report;
import org.vexillum.gamekit.position.FileFault;
import org.vexillum.gamekit.rules.Lang;
import org.vexillum.rulebook.Rulebook;

/** Positions need little, but what they say must be possible. */
class ImpossiblePositionsTest {
    private static final Report REPORT =
            new Report("file.yaml", FirstBloodKit.ID, Rulebook.load(), Lang.EN);

    private static final String TABLE =
            """
            {game: first-blood, do: victory, %s, regiments: [
              {id: X, side: A, models: 2, places: [[10, 10], [12, 10]]},
              {id: Y, side: B, %s}]}
            """;

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "round: 1 | models: 1, places: [[10.5, 10]] | FB-MODEL-01",
                "round: 1 | models: 1, places: [[47.9, 10]] | FB-BATTLE-02",
                "round: 1 | models: 1, profile: W2, wounds: 2 | FB-WOUND-05",
                "round: 1 | models: 1, places: [[30, 30, 1]] | FB-RUIN-10",
                "round: 9 | models: 1 | FB-BATTLE-04",
                "'stacks: {A: [X, X]}' | models: 1 | FB-CARD-01",
                "'terrain: [{type: rocks, disc: [30, 30, 2]}]' | models: 1, places: [[30, 32]]"
                        + " | FB-TERRAIN-22",
                "'terrain: [{type: fence, disc: [30, 30, 2]}]' | models: 1, places: [[30, 30]]"
                        + " | FB-TERRAIN-15",
                "'terrain: [{type: building, disc: [30, 30, 3]}]' | models: 1, places: [[30, 30]]"
                        + " | FB-GARRISON-03",
                "'terrain: [{type: building, name: Inn, disc: [30, 30, 3]}]'"
                        + " | models: 9, garrison: Inn | FB-GARRISON-05",
                "'terrain: [{type: building, name: Inn, disc: [30, 30, 3]}]'"
                        + " | models: 1, type: cavalry, garrison: Inn | FB-GARRISON-05",
                "round: 1 | models: 1, garrison: Inn | FB-GARRISON-01",
                "round: 1 | character: yes, broken: yes | FB-CHAR-05",
                "'terrain: [{type: hill, size: 4, disc: [30, 30, 3]}]' | models: 1 | FB-TERRAIN-12-E2",
                "round: 1 | 'models: 4, broken: yes, rules: [Dauntless]' | FB-SR-DAUNTLESS",
            })
    void whatCannotBeIsRefusedWithItsRule(String table, String regiment, String rule) {
        var text = TABLE.formatted(table, regiment);
        var fault = catchThrowableOfType(FileFault.class, () -> Adjudicator.judge(text));
        assertThat(fault).as(text).isNotNull();
        assertThat(REPORT.fault(fault)).startsWith("file.yaml").contains(rule);
    }

    @Test
    void twoRegimentsAreNotInOneGarrison() {
        var text =
                """
                {game: first-blood, do: victory,
                 terrain: [{type: building, name: Inn, disc: [30, 30, 3]}],
                 regiments: [{id: X, side: A, models: 2, garrison: Inn},
                             {id: Y, side: A, models: 2, garrison: Inn}]}
                """;
        var fault = catchThrowableOfType(FileFault.class, () -> Adjudicator.judge(text));
        assertThat(REPORT.fault(fault)).contains("X", "Y", "Inn", "FB-GARRISON-07");
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "'profile: {defense: 3, wounds: 2}' | M5 V2 C3 A1 R3 E0",
                "'profile: {evasion: 1}' | M5 V2 C3 A1 W1 R3 D2",
                "profile: D3 W2 | M5 V2 C3 A1 R3 E0",
                "models: 3 | M5 V2 C3 A1 W1 R3 D2 E0",
            })
    void whatAQuestionDoesNotDependOnMayBeLeftOut(String card, String assumed) {
        var text = "{game: first-blood, do: victory, regiments: [{id: X, %s}]}".formatted(card);
        var lines = REPORT.lines(Adjudicator.judge(text).getFirst());
        assertThat(lines).anyMatch(line -> line.endsWith(assumed));
    }

    @Test
    void officersAndRetinueNeedNoMore() {
        var text =
                """
                {game: first-blood, do: victory, regiments: [
                  {id: X, models: 3, officer: {profile: {clash: 4}}},
                  {id: Y, character: true, retinue: [{name: Guard}]}]}
                """;
        var lines = String.join("\n", REPORT.lines(Adjudicator.judge(text).getFirst()));
        assertThat(lines)
                .contains("Officer: M5 V2 A1 W1 R3 D2 E0")
                .contains("Guard: ")
                .contains("in the combat category");
    }

    @Test
    void aMisspeltCharacteristicIsNamed() {
        var text = "{game: first-blood, do: victory, regiments: [{id: X, profile: {defens: 3}}]}";
        var fault = catchThrowableOfType(FileFault.class, () -> Adjudicator.judge(text));
        assertThat(REPORT.fault(fault)).contains("defens", "defense");
    }
}
