package org.vexillum.gamekit.adjudicate;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.catchThrowableOfType;

import java.util.List;
import org.junit.jupiter.api.Nested;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.vexillum.firstblood.kit.FirstBloodKit;
import org.vexillum.gamekit.Kits;
import org.vexillum.gamekit.position.FileFault;
import org.vexillum.gamekit.rules.Lang;
import org.vexillum.gamekit.tree.YamlWriter;
import org.vexillum.regiments.kit.RegimentsKit;
import org.vexillum.rulebook.Rulebook;

class AdjudicatorTest {
    private static final Report REPORT = new Report("f", RegimentsKit.ID, Rulebook.load(), Lang.EN);
    private static final String MELEE =
            """
            units:
              - {id: X, side: A, models: 1, weapons: ['Sword (A1)']}
              - {id: Y, side: B, models: 3, weapons: ['Club (A1)']}
            do: {kind: melee, charger: X, target: Y, side: front}
            """;

    private static Verdict judge(String file) {
        return Adjudicator.judge(file).getFirst();
    }

    /** What is wrong with a file, before or while it is played. */
    private static FileFault fault(String file) {
        var verdicts = new java.util.ArrayList<Verdict>();
        var thrown =
                catchThrowableOfType(
                        FileFault.class, () -> verdicts.addAll(Adjudicator.judge(file)));
        return thrown != null
                ? thrown
                : ((InquiryOutcome.Garbled) verdicts.getFirst().outcome()).fault();
    }

    private static String open(String file) {
        return String.join("\n", REPORT.open(judge(file)));
    }

    /** Nobody reads ninety kinds for the one he looks for. */
    @ParameterizedTest
    @CsvSource({"regiments", "first-blood", "warcrow"})
    void ofManyKindsTheNearestAreNamed(String game) {
        var report = new Report("f", Kits.id(game).orElseThrow(), Rulebook.load(), Lang.EN);
        var said = report.fault(fault("game: " + game + "\ndo: {kind: rounding-of-turns}"));
        assertThat(said)
                .contains("\"rounding-of-turns\"", "round", "turn", "adjudicate --kinds")
                .hasSizeLessThan(250);
    }

    @Test
    void ofManyFieldsTheNearestAreNamed() {
        var file = "units: [{id: X, wizardry: 3}]\ndo: {kind: can-shoot, unit: X}";
        assertThat(REPORT.fault(fault(file))).contains("\"wizardry\"", "… (+").hasSizeLessThan(250);
    }

    @Nested
    class WhereItRunsOut {
        @Test
        void itNamesSideQuestionAndLegalAnswers() {
            assertThat(open(MELEE + "dice: {hit: 1}"))
                    .contains("Side B has to answer \"strike-back\"", "true  # yes", "false  # no");
        }

        /** Nobody can list all moves: some of them would only hide what is wrong. */
        @Test
        void aRefusedMoveIsToldWithoutListsOfPlaces() {
            var file =
                    """
                    game: first-blood
                    edition: 2
                    regiments:
                      - {id: X, side: A, models: 3, base: 25.4, profile: M5, places: [[10, 10], [12, 10], [14, 10]]}
                    do: {kind: march, unit: X}
                    answers: {march: [[10, 18], [12, 10], [14, 10]]}
                    """;
            var verdict = judge(file);
            var lines = new Report("f", FirstBloodKit.ID, Rulebook.load(), Lang.EN).open(verdict);
            assertThat(lines).as("%s", lines).hasSizeLessThanOrEqualTo(2);
            assertThat(lines.getFirst()).contains("X #0 would go", "FB-MARCH-02");
            assertThat(json(verdict)).contains("\"legal\":[");
        }

        @Test
        void itNamesTheRollItsDiceAndWhatTheyNeed() {
            assertThat(open(MELEE))
                    .contains("Side A rolls 1 die to hit", "needs 4+", "0 dice left");
        }

        @Test
        void eventsSoFarAndThePositionAtThatMomentAreTold() {
            var verdict = judge(MELEE + "dice: {hit: 6, defense: 1}");
            assertThat(verdict.outcome()).isInstanceOf(InquiryOutcome.WaitsForAnswer.class);
            assertThat(verdict.events().toString()).contains("Blocked");
            assertThat(verdict.position().toString()).contains("id=Y", "models=2, of=3");
            assertThat(String.join("\n", REPORT.lines(verdict)))
                    .contains("The position at that moment:", "models: 2");
            assertThat(json(verdict))
                    .contains("\"kind\":\"blocked\"", "\"models\":2", "\"legal\":[true,false]");
        }

        @Test
        void anAnswerThatMakesNoSenseToldAfterWhatHappenedBefore() {
            var verdict =
                    judge(MELEE + "dice: {hit: 6, defense: 1}\nanswers: {strike-back: perhaps}");
            assertThat(verdict.outcome()).isInstanceOf(InquiryOutcome.Garbled.class);
            assertThat(verdict.events()).isNotEmpty();
            assertThat(verdict.position()).isNotEmpty();
            assertThat(REPORT.open(verdict).getFirst()).startsWith("f, line 6, answers");
            assertThat(REPORT.open(verdict)).anyMatch(line -> line.contains("true  # yes"));
            assertThat(json(verdict))
                    .startsWith("{\"format\":2,\"game\":\"regiments\",\"status\":\"invalid\"")
                    .contains("\"legal\":[true,false]", "\"models\":2");
        }

        @Test
        void soIsOneToAnotherQuestion() {
            var verdict = judge(MELEE + "dice: {hit: 1}\nanswers: [{who-tests: hero}]");
            assertThat(verdict.events()).isNotEmpty();
            assertThat(json(verdict)).contains("\"name\":\"strike-back\"");
        }

        private static String json(Verdict verdict) {
            return org.vexillum.gamekit.json.JsonText.line(
                    new ReportJson(REPORT).of(List.of(verdict)));
        }
    }

    @Nested
    class Answers {
        @Test
        void ofTheWrongSideAreRefused() {
            var fault = fault(MELEE + "dice: {hit: 1}\nanswers: [{strike-back: no, side: A}]");
            assertThat(fault.key()).isEqualTo("other-side");
            assertThat(REPORT.fault(fault)).startsWith("f, line 6, answers[0]");
        }

        @Test
        void toAnotherQuestionAreRefused() {
            var fault = fault(MELEE + "dice: {hit: 1}\nanswers: [{who-tests: hero}]");
            assertThat(fault.key()).isEqualTo("other-question");
        }

        @Test
        void nobodyAskedForAreNamed() {
            var verdict = judge("do: {kind: half-strength, unit: {models: 3}}\nanswers: [yes]");
            assertThat(verdict.unusedAnswers()).hasSize(1);
        }

        @Test
        void areComparedEvenWhereTheQuestionAnswersItself() {
            var file =
                    """
                    units: [{id: X, side: A, models: 1, rules: [Immobile], at: [20, 10], facing: 0}]
                    do: {kind: activation, unit: X}
                    answers: [{action: rush}]
                    """;
            assertThat(judge(file).outcome()).isInstanceOf(InquiryOutcome.Refused.class);
        }
    }

    @Nested
    class SeveralAnswersUnderOneName {
        private static final String SHOTS =
                """
                units:
                  - {id: X, side: A, models: 1, weapons: ['Sword (A1)']}
                  - {id: Y, side: B, models: 3, weapons: ['Club (A1)']}
                do:
                  - {kind: melee, charger: X, target: Y, side: front}
                  - {kind: melee, charger: X, target: Y, side: front}
                dice: {hit: [1, 1, 1, 1, 1, 1], morale: [6, 6]}
                """;

        @Test
        void areTakenOneAfterAnother() {
            var verdict = judge(SHOTS + "answers: {strike-back: [no, yes]}");
            assertThat(verdict.done()).as(REPORT.open(verdict).toString()).isTrue();
            assertThat(answers(verdict)).containsExactly(false, true);
            assertThat(verdict.unusedAnswers()).isEmpty();
        }

        @Test
        void andWaitedForWhereTheyRunOut() {
            var verdict = judge(SHOTS + "answers: {strike-back: [no]}");
            assertThat(verdict.outcome()).isInstanceOf(InquiryOutcome.WaitsForAnswer.class);
            assertThat(answers(verdict)).containsExactly(false);
        }

        @Test
        void whatIsLeftIsNamed() {
            var verdict = judge(SHOTS + "answers: {strike-back: [no, no, yes, no]}");
            assertThat(verdict.unusedAnswers())
                    .extracting(org.vexillum.gamekit.FilePlace::path)
                    .containsExactly("answers.strike-back[2]", "answers.strike-back[3]");
        }

        @Test
        void ofASideToo() {
            var verdict = judge(SHOTS + "answers: {B: {strike-back: [no, yes]}}");
            assertThat(answers(verdict)).containsExactly(false, true);
        }

        @Test
        void oneOfThemThatIsMisspeltIsNoAnswerAtAll() {
            var fault = fault(SHOTS + "answers: {strike-back: [no, perhaps]}");
            assertThat(fault.place().path()).startsWith("answers.strike-back");
        }

        private static List<Object> answers(Verdict verdict) {
            return verdict.events().stream()
                    .filter(AnswerUsed.class::isInstance)
                    .map(event -> ((AnswerUsed) event).answer())
                    .toList();
        }
    }

    @Nested
    class OfSeveralQuestions {
        private static final String TWO =
                MELEE
                        + """
                        dice: {hit: 1}
                        questions:
                          - {answers: {strike-bak: yes}}
                          - {answers: {strike-back: no}}
                        """;

        @Test
        void oneThatMakesNoSenseLeavesTheOthersAnswered() {
            var verdicts = Adjudicator.judge(TWO);
            assertThat(verdicts).extracting(this::garbled).containsExactly(true, false);
            assertThat(verdicts.getLast().events()).anyMatch(AnswerUsed.class::isInstance);
            assertThat(REPORT.open(verdicts.getFirst()).getFirst())
                    .startsWith("f, line 7, questions[0].answers.strike-bak")
                    .contains("strike-back");
        }

        @Test
        void itIsToldInJsonToo() {
            var json = new ReportJson(REPORT).of(Adjudicator.judge(TWO));
            assertThat(json).containsEntry("status", "invalid");
            assertThat(json.get("answers").toString())
                    .contains("invalid={message=f, line 7", "status=waiting");
        }

        @Test
        void anAnswerToAnotherQuestionIsTheFaultOfOneAlone() {
            var verdicts = Adjudicator.judge(TWO.replace("{strike-bak: yes}", "[{who-tests: X}]"));
            assertThat(verdicts).extracting(this::garbled).containsExactly(true, false);
        }

        @ParameterizedTest
        @CsvSource(
                delimiter = '|',
                value = {
                    "{units: [{id: X, quality: 17}]}",
                    "{units: [{id: Q, models: many}], do: {kind: half-strength, unit: Q}}",
                    "{game: chess}",
                    "{round: never}",
                    "{name: [a], do: hold}",
                    "{surprise: 1}",
                    "nonsense",
                    "{do: {kind: dance}}"
                })
        void whateverIsWrongWithOneSpoilsNoOther(String bad) {
            var file =
                    MELEE
                            + "dice: {hit: 1}\nquestions:\n  - "
                            + bad
                            + "\n  - {name: good, answers: {strike-back: no}}\n";
            var verdicts = Adjudicator.judge(file);
            assertThat(verdicts).extracting(this::garbled).containsExactly(true, false);
            assertThat(verdicts.getLast().events()).anyMatch(AnswerUsed.class::isInstance);
            for (var verdict : verdicts) {
                assertThat(REPORT.lines(verdict)).isNotNull();
                assertThat(REPORT.open(verdict)).isNotEmpty();
            }
            assertThat(new ReportJson(REPORT).of(verdicts)).containsEntry("status", "invalid");
        }

        @Test
        void aBadUnitSpoilsOnlyWhatConcernsIt() {
            var file =
                    """
                    units:
                      - {id: X, side: A, models: 5, of: 9}
                      - {id: Y, side: B, quality: 17}
                    questions:
                      - {do: {kind: half-strength, unit: X}}
                      - {do: {kind: half-strength, unit: Y}}
                      - {do: {kind: who-opens}}
                      - {do: {kind: move, unit: X, path: [forward 1]}}
                    """;
            var verdicts = Adjudicator.judge(file);
            assertThat(verdicts).extracting(this::garbled).containsExactly(false, true, true, true);
            assertThat(REPORT.lines(verdicts.getFirst()))
                    .anyMatch(line -> line.contains("The unit Y (line 3) is not understood"));
        }

        private boolean garbled(Verdict verdict) {
            return verdict.outcome() instanceof InquiryOutcome.Garbled;
        }
    }

    @Nested
    class OtherWords {
        private static final String SHOT =
                """
                units:
                  - {id: X, side: A, models: 1, quality: 4+, weapons: ['Bow (24", A1)']}
                  - {id: Y, side: B, models: 3, defense: 4+}
                """;

        private static String events(String file) {
            return judge(SHOT + file).events().toString();
        }

        @ParameterizedTest
        @CsvSource(
                delimiter = '|',
                value = {
                    "do: {kind: attack, unit: X, defender: Y, inCover: yes, AP: 1}",
                    "do: {kind: attack, shooter: X, enemy: Y, in-cover: yes, ap: 1}",
                })
        void ofPlayersNameTheFields(String file) {
            var dice = "\ndice: [6, 1]";
            var proper = "do: {kind: attack, attacker: X, target: Y, cover: yes, ap: 1}";
            assertThat(events(file + dice)).isEqualTo(events(proper + dice));
        }

        @ParameterizedTest
        @CsvSource({"saves", "save", "Defence", "block"})
        void ofPlayersNameTheDice(String saves) {
            var file = "do: {kind: attack, attacker: X, target: Y}\ndice: {to-hit: [6], ";
            assertThat(events(file + saves + ": [1]}")).isEqualTo(events(file + "defense: [1]}"));
        }

        @Test
        void nameTheTest() {
            var file = "\ndice: {morale: 6}";
            assertThat(events("do: {kind: morale-test, unit: Y}" + file))
                    .isEqualTo(events("do: {kind: morale, unit: Y}" + file));
        }

        @Test
        void nameWhatAWeaponPierces() {
            var file = "do: {kind: attack, attacker: X, target: Y, weapon: %s}\ndice: [6, 4]";
            assertThat(events(file.formatted("{name: Bow, range: 24, AP: 1}")))
                    .isEqualTo(events(file.formatted("'Bow (24\", A1, AP(1))'")))
                    .contains("wounds=1");
        }

        @Test
        void nameWhoCharges() {
            assertThat(open(MELEE.replace("charger", "attacker").replace("target", "defender")))
                    .isEqualTo(open(MELEE));
        }
    }

    @Test
    void diceNobodyNeededAreNamed() {
        var file = "do: {kind: hits, hits: 1, target: {defense: 4}}\ndice: [4, 2, 3]";
        assertThat(judge(file).unusedDice()).isEqualTo(List.of(2, 3));
    }

    @Test
    void diceForAnotherPurposeAreAFault() {
        var file = "do: {kind: hits, hits: 1, target: {defense: 4}}\ndice: [{morale: 4}]";
        assertThat(fault(file).key()).isEqualTo("dice-for-else");
    }

    @Test
    void jsonIsReadLikeYaml() {
        var file = "{\"do\": {\"kind\": \"half-strength\", \"unit\": {\"models\": 5, \"of\": 10}}}";
        assertThat(((QueryAnswer) judge(file).events().getFirst()).what()).isEqualTo("halved");
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "{id: X, models: 3, of: 2} | more-than-started | units[0]",
                "{id: X, models: 1, rules: [Tough(3)], wounds: 3} | too-many-wounds | units[0].wounds",
                "{id: X, models: -1} | out-of-range | units[0].models",
                "{id: X, rules: [Bold(100)]} | out-of-range | units[0].rules[0]",
                "{id: X, qualty: 4} | unknown-field-meant | units[0].qualty",
                "{id: X, tokens: 2} | no-caster | units[0].tokens",
                "{id: X, at: [71.9, 5]} | off-table | units[0]",
                "{id: X, hero: {rules: [Tough(7)]}} | hero-too-tough | units[0].hero",
                "{id: X, card: salt-march/nobody} | unknown-card | units[0].card",
                "{id: X, status: ambush, at: [9, 9]} | not-on-table | units[0].at",
            })
    void whatCannotBeIsNamedWithItsPlace(String unit, String key, String path) {
        var fault = fault("table: {}\ndo: must-test\nunits: [" + unit + "]");
        assertThat(fault.key()).isEqualTo(key);
        assertThat(fault.place().path()).isEqualTo(path);
        assertThat(fault.place().line()).isEqualTo(3);
    }

    @Test
    void unitsMayNotOverlap() {
        var fault =
                fault(
                        """
                        do: must-test
                        units: [{id: X, at: [20, 20], facing: 0}, {id: Y, at: [20, 20.5], facing: 0}]
                        """);
        assertThat(fault.key()).isEqualTo("overlap");
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "{id: X, card: salt-march/crab-riders, models: 2}",
                "{id: X, models: 3, of: 10, hero: {name: Lord, rules: [Tough(3)], dead: yes}}",
                "{id: X, models: [{count: 2}, {count: 2, name: Brute, rules: [Tough(3)], left: 1}]}",
                "{id: X, models: 4, of: 10, rules: [Grim], weapons: ['2x Bow (24\", A1, Limited)']}",
                "{id: X, models: 5, slots: [4, 2, 0], wounds: {2: 0}, base: [25, 50], points: 90}",
                "{id: X, models: 3, rules: [Bogwalk(2), Tough], weapons: ['Bow (24\", A1, Wet)'], hero: {rules: [Proud]}}",
                "{id: X, models: 2, rules: [Tough(3)], wounds: [1, 2], at: [20.25, 9.5], facing: 33.5}",
                "{id: X, models: 1, rules: [Caster(2)], tokens: 3, boons: [{spell: Ward, rule: Stealth}]}",
            })
    void aPositionIsReadBackAsItWasWritten(String unit) {
        var file =
                "traits: [{name: Grim, effects: [{modifies: morale, by: 1}]}]\nunits: ["
                        + unit
                        + "]\n";
        var first = judge(file + "do: must-test");
        var again = judge(YamlWriter.write(first.position()) + "do: must-test");
        assertThat(again.position()).isEqualTo(first.position());
        assertThat(again.scene().battle().fingerprint())
                .isEqualTo(first.scene().battle().fingerprint());
    }
}
