package org.vexillum.formats.adjudicate;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.catchThrowableOfType;

import java.util.List;
import org.junit.jupiter.api.Nested;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.vexillum.formats.position.Fault;
import org.vexillum.formats.tree.YamlWriter;
import org.vexillum.rulebook.GameId;
import org.vexillum.rulebook.Lang;
import org.vexillum.rulebook.Rulebook;

class AdjudicatorTest {
    private static final Report REPORT =
            new Report("f", GameId.REGIMENTS, Rulebook.load(), Lang.EN);
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

    private static Fault fault(String file) {
        return catchThrowableOfType(Fault.class, () -> Adjudicator.judge(file));
    }

    private static String open(String file) {
        return String.join("\n", REPORT.open(judge(file)));
    }

    @Nested
    class WhereItRunsOut {
        @Test
        void itNamesSideQuestionAndLegalAnswers() {
            assertThat(open(MELEE + "dice: {hit: 1}"))
                    .contains("Side B has to answer \"strike-back\"", "true  # yes", "false  # no");
        }

        @Test
        void itNamesTheRollItsDiceAndWhatTheyNeed() {
            assertThat(open(MELEE))
                    .contains("Side A rolls 1 die to hit", "needs 4+", "0 dice left");
        }

        @Test
        void noPositionIsWritten() {
            assertThat(judge(MELEE).position()).isEmpty();
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
            assertThat(judge(file).outcome()).isInstanceOf(Outcome.Refused.class);
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
        assertThat(((Found) judge(file).events().getFirst()).what()).isEqualTo("halved");
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "{id: X, models: 3, of: 2} | more-than-started | units[0]",
                "{id: X, models: 1, rules: [Tough(3)], wounds: 3} | too-many-wounds | units[0].wounds",
                "{id: X, models: -1} | out-of-range | units[0].models",
                "{id: X, rules: [Furios]} | unknown-rule-meant | units[0].rules[0]",
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
