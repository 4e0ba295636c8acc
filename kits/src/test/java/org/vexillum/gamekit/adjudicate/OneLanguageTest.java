package org.vexillum.gamekit.adjudicate;

import static org.assertj.core.api.Assertions.assertThat;

import java.math.BigDecimal;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.vexillum.gamekit.Kits;
import org.vexillum.gamekit.json.JsonText;
import org.vexillum.gamekit.position.FileFault;
import org.vexillum.gamekit.rules.Lang;
import org.vexillum.rulebook.Rulebook;

/** JSON speaks one language: small words with hyphens, lengths in inches. */
class OneLanguageTest {
    private static final Rulebook BOOK = Rulebook.load();

    private static Map<?, ?> json(String file) {
        var game = Adjudicator.game(file, Kits.usual());
        var report = new Report("f", game.id(), BOOK, Lang.EN);
        var answer = new ReportJson(report).of(Adjudicator.judge(file, game));
        return (Map<?, ?>) java.util.Objects.requireNonNull(JsonText.read(JsonText.line(answer)));
    }

    private static String told(String file) {
        return JsonText.line(Map.of("answer", json(file)));
    }

    @Test
    void kindsAreSmallWordsAndNoLengthIsInUnitsOfTheRules() {
        var wrong = new ArrayList<String>();
        for (var game : Kits.all())
            for (var kind : game.docket().kinds()) {
                var text = Templates.of(game.docket(), kind, Lang.EN).orElseThrow();
                try {
                    look(json(text), game.id().id() + " " + kind, wrong);
                } catch (FileFault fault) {
                    wrong.add(kind + ": " + fault.key());
                }
            }
        assertThat(wrong).isEmpty();
    }

    private static void look(Object value, String where, List<String> wrong) {
        switch (value) {
            case Map<?, ?> map ->
                    map.forEach((name, one) -> {
                        if (name.equals("kind") && one instanceof String kind && !small(kind))
                            wrong.add(where + " " + kind);
                        // the position is a file, which has its own words
                        if (!"position".equals(name) && one != null)
                            look(one, where + "." + name, wrong);
                    });
            case List<?> list -> list.forEach(one -> look(one, where, wrong));
            case Number number -> {
                if (new BigDecimal(number.toString()).abs().intValue() >= 1000)
                    wrong.add(where + " " + number);
            }
            default -> {}
        }
    }

    private static boolean small(String word) {
        return word.matches("[a-z0-9]+(-[a-z0-9]+)*");
    }

    @Test
    void theReachOfAnEngagementIsInInches() {
        var file =
                """
                game: first-blood
                regiments:
                  - {id: X, side: A, models: 3, at: [20, 20]}
                  - {id: Y, side: B, models: 3, at: [20, 22]}
                do: {kind: engagement, unit: X, target: Y}
                """;
        assertThat(told(file)).contains("\"reach\":1,").doesNotContain("2540");
    }

    @Test
    void whatACastingRollNeedsIsANumber() {
        var file =
                """
                game: first-blood
                edition: 2
                regiments:
                  - {id: X, side: A, character: yes, models: 1, rules: [Wizard (2)], incantations: [Saline Erosion]}
                  - {id: Y, side: B, models: 3}
                do: {kind: cast, unit: X, incantation: Saline Erosion, target: Y}
                dice: {casting: [1, 1, 1, 1], defence: [6, 6, 6, 6, 6, 6], morale: [1, 1, 1, 1]}
                """;
        assertThat(told(file)).contains("\"kind\":\"casting-rolled\"").doesNotContain("0.000");
    }

    @Test
    void aQuestionHasOneNameAndTheSideThatAnswers() {
        var file =
                """
                game: warcrow
                feat: track
                vestiges: {A: [30, 20], B: [30, 40]}
                do: {kind: move-vestige, side: A}
                """;
        assertThat(told(file))
                .contains("\"name\":\"move-vestige\"")
                .contains("\"side\":\"B\",\"kind\":\"move-vestige\",\"of\":\"A\"");
    }

    @Test
    void constantsInRefusalsAreSmallWords() {
        var file =
                """
                units:
                  - {id: X, side: A, models: 5, shaken: yes, at: [20, 10], facing: 0}
                do: {kind: activation, unit: X}
                answers: [{action: charge}]
                """;
        assertThat(told(file)).doesNotContain("CHARGE");
    }

    @Test
    void answersAreReadInBothSpellings() {
        var file =
                """
                game: warcrow
                units: [{id: U1, side: A, conquest: 1}, {id: V1, side: B, conquest: 1}]
                do: turn
                answers: [{activation: {kind: act, unit: U1}}, {next-happening: KIND}]
                """;
        for (var kind : List.of("Ends", "ends")) {
            var written =
                    "{kind: "
                            + kind
                            + ", stands: {gaps: [], fromZone: 0, engaged: false, quadrants: [], outside: false}}";
            assertThat(told(file.replace("KIND", written))).contains("\"status\":\"done\"");
        }
    }

    @Test
    void aBaseOfTwoInchesIsNotFiftyMillimetres() {
        var file =
                """
                game: first-blood
                regiments: [{id: X, side: A, models: 3, base: '2"'}]
                do: {kind: regiment, unit: X}
                """;
        assertThat(told(file)).contains("50.8 mm").doesNotContain("50 mm");
    }
}
