package org.vexillum.gamekit.adjudicate;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Nested;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.vexillum.gamekit.Kits;
import org.vexillum.gamekit.odds.OddsAnswer;
import org.vexillum.gamekit.odds.OddsFiles;
import org.vexillum.gamekit.position.FileFault;
import org.vexillum.gamekit.rules.Lang;
import org.vexillum.rulebook.Rulebook;

/** Special rules that the engine does not know: kept, named, not enforced. */
class UnknownRulesTest {
    private static final Rulebook BOOK = Rulebook.load();

    private static Verdict judge(String file) {
        return Adjudicator.judge(file).getFirst();
    }

    private static List<String> assumed(Verdict verdict, Lang lang) {
        return new Report("file", verdict.game(), BOOK, lang).assumed(verdict);
    }

    private static OddsAnswer odds(String file) {
        return OddsFiles.read(file, Kits.usual(), Optional.empty());
    }

    private static void strictly(Verdict verdict, String key, String path) {
        assertThatThrownBy(() -> verdict.scene().assumed().mustBeEnforced())
                .isInstanceOfSatisfying(
                        FileFault.class,
                        fault -> {
                            assertThat(fault.key()).isEqualTo(key);
                            assertThat(fault.place().path()).isEqualTo(path);
                        });
    }

    @Nested
    class InRegiments {
        private static final String TEST = "do: must-test\nunits: [{id: X, models: 5, quality: 4, ";

        private static Verdict unit(String fields) {
            return judge(TEST + "defense: 4, side: A, " + fields + "}]");
        }

        @ParameterizedTest
        @CsvSource(
                delimiter = '|',
                quoteCharacter = '`',
                value = {
                    "rules: [Bogwalk] | Bogwalk | units[0].rules[0]",
                    "rules: 'Fearless, Bogwalk(2)' | Bogwalk(2) | units[0].rules",
                    "weapons: ['Bow (24\", A1, Bogwalk)'] | Bogwalk | units[0].weapons[0]",
                    "weapons: [{name: Bow, rules: [Bogwalk]}] | Bogwalk | units[0].weapons[0].rules[0]",
                    "hero: {rules: [Bogwalk]} | Bogwalk | units[0].hero.rules[0]",
                    "boons: [{spell: Mud, rule: Bogwalk}] | Bogwalk | units[0].boons[0].rule",
                })
        void theyAreKeptAndNamed(String fields, String rule, String path) {
            var verdict = unit(fields);
            assertThat(verdict.done()).isTrue();
            assertThat(assumed(verdict, Lang.EN))
                    .containsExactly(
                            "X: the special rule \"" + rule + "\" is not known and not enforced");
            assertThat(assumed(verdict, Lang.ES))
                    .containsExactly(
                            "X: la regla especial \"" + rule + "\" no se conoce y no se aplica");
            assertThat(verdict.position().toString()).contains(rule);
            strictly(verdict, "not-enforced", path);
        }

        @Test
        void kindsOfModelsMayHaveThem() {
            var verdict =
                    judge(
                            "do: must-test\nunits: [{id: X, models: [{count: 2, rules: [Bogwalk]}]}]");
            assertThat(assumed(verdict, Lang.EN).getFirst()).contains("\"Bogwalk\" is not known");
        }

        @Test
        void aMisspeltOneIsKeptWithAHint() {
            var verdict = unit("rules: [Toug(3)]");
            assertThat(assumed(verdict, Lang.EN))
                    .containsExactly(
                            "X: the special rule \"Toug(3)\" is not known and not enforced"
                                    + " (did you mean \"Tough\"?)");
            assertThat(assumed(verdict, Lang.ES).getFirst())
                    .endsWith(" (¿querías decir \"Resistente\"?)");
            strictly(verdict, "not-enforced-meant", "units[0].rules[0]");
        }

        @Test
        void aKnownOneWithoutItsValueIsNotEnforced() {
            var verdict = unit("rules: [Tough]");
            assertThat(assumed(verdict, Lang.EN).getFirst()).contains("another kind of value");
            strictly(verdict, "not-enforced-value", "units[0].rules[0]");
        }

        @Test
        void hitsMayHaveThem() {
            var verdict =
                    judge(
                            """
                            do: {kind: hits, hits: 1, rules: [Bogwalk], target: {defense: 4}}
                            dice: [6]
                            """);
            assertThat(verdict.done()).isTrue();
            assertThat(assumed(verdict, Lang.EN))
                    .contains("the special rule \"Bogwalk\" is not known and not enforced");
        }

        @Test
        void whatIsKnownIsNotTold() {
            var verdict = unit("rules: [Tough(3), Grim]");
            assertThat(assumed(verdict, Lang.EN)).singleElement().asString().contains("Grim");
            judge(TEST + "side: A, defense: 4, rules: [Tough(3)]}]")
                    .scene()
                    .assumed()
                    .mustBeEnforced();
        }

        @Test
        void oddsMarkThem() {
            var answer =
                    odds(
                            """
                            odds: {attacker: X, target: Y, action: shoot, distance: 12}
                            units:
                              - {id: X, side: A, models: 5, weapons: ['Bow (24", A1, Wet)']}
                              - {id: Y, side: B, models: 5, rules: [Bogwalk], boons: [{rule: Muddy}]}
                            """);
            assertThat(answer.lines(Lang.EN))
                    .contains("  NOT ENFORCED for X: Wet", "  NOT ENFORCED for Y: Bogwalk, Muddy");
            assertThat(answer.notEnforced()).containsExactly("Wet (X)", "Bogwalk (Y)", "Muddy (Y)");
            assertThat(answer.facts().get("target").toString())
                    .contains("notEnforced=[Bogwalk, Muddy]");
        }
    }

    @Nested
    class InFirstBlood {
        private static Verdict regiment(String fields) {
            return judge(
                    "game: first-blood\nedition: 2\ndo: {kind: traits, unit: X}\nregiments:\n"
                            + "  - {id: X, side: A, profile: M5 V1 C2 A1 W1 R2 D1 E0, models: 5, "
                            + fields
                            + "}");
        }

        @ParameterizedTest
        @CsvSource(
                delimiter = '|',
                quoteCharacter = '`',
                value = {
                    "rules: [Juggling] | Juggling",
                    "rules: ['Barrage (2) (24\", Juggling)'] | Juggling",
                    "boons: [Juggling] | Juggling",
                })
        void theyAreKeptAndNamed(String fields, String rule) {
            var verdict = regiment(fields);
            assertThat(verdict.done()).isTrue();
            assertThat(assumed(verdict, Lang.EN))
                    .containsExactly(
                            "X: the special rule \"" + rule + "\" is not known and not enforced");
            assertThat(verdict.position().toString()).contains("Juggling");
            assertThatThrownBy(() -> verdict.scene().assumed().mustBeEnforced())
                    .isInstanceOf(FileFault.class);
        }

        @Test
        void aMisspeltOneIsKeptWithAHint() {
            var verdict = regiment("rules: [Pary]");
            assertThat(assumed(verdict, Lang.ES))
                    .containsExactly(
                            "X: la regla especial \"Pary\" no se conoce y no se aplica"
                                    + " (¿querías decir \"Parada\"?)");
            strictly(verdict, "not-enforced-meant", "regiments[0].rules[0]");
        }

        @Test
        void oddsMarkThem() {
            var answer =
                    odds(
                            """
                            game: first-blood
                            edition: 2
                            odds: {action: volley, attacker: X, target: Y, models: 4}
                            regiments:
                              - {id: X, side: A, models: 6, rules: ['Barrage (1) (24", Wet)']}
                              - {id: Y, side: B, models: 8, rules: [Juggling], boons: [Muddy]}
                            """);
            assertThat(answer.notEnforced())
                    .containsExactly("Wet (X)", "Juggling (Y)", "Muddy (Y)");
            assertThat(answer.lines(Lang.EN)).contains("  NOT ENFORCED for Y: Juggling, Muddy");
        }
    }
}
