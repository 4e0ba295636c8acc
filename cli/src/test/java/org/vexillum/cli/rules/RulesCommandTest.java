package org.vexillum.cli.rules;

import static org.assertj.core.api.Assertions.assertThat;
import static org.vexillum.cli.Call.id;
import static org.vexillum.cli.Call.vexillum;

import org.junit.jupiter.api.Nested;
import org.junit.jupiter.api.Test;
import org.vexillum.cli.ExitCode;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

class RulesCommandTest {
    private static JsonNode json(String... args) {
        var call = vexillum(args);
        assertThat(call.code()).isEqualTo(ExitCode.DONE);
        assertThat(call.err()).isEmpty();
        return new JsonMapper().readTree(call.out());
    }

    @Nested
    class Show {
        @Test
        void namesTheRuleItsPlaceAndItsSource() {
            var call = vexillum("rules", "show", id("AOFR", "FATIGUE-01"));
            assertThat(call.code()).isEqualTo(ExitCode.DONE);
            assertThat(call.out())
                    .startsWith(id("AOFR", "FATIGUE-01") + "  Fatigue\n")
                    .contains("Age of Fantasy: Regiments · fatigue\n")
                    .contains("  Source: Age of Fantasy: Regiments, ");
        }

        @Test
        void speaksSpanishAlsoInOurRulings() {
            assertThat(vexillum("rules", "show", id("AOFR", "PRINCIPLE-02"), "--lang", "es").out())
                    .contains("Tirada enfrentada", "cada jugador tira un dado", "Fuente:")
                    .contains("Criterio nuestro: Los empates se repiten");
        }

        @Test
        void marksRulingsAsOurs() {
            assertThat(vexillum("rules", "show", id("AOFR", "PRINCIPLE-02")).out())
                    .contains("Our ruling: Ties are rolled again");
        }

        @Test
        void tellsBackgroundAndHouseRulesFromThePublication() {
            assertThat(vexillum("rules", "show", id("W40K", "DICE-11")).out())
                    .contains("Background, not in the publication: 10th edition core rules, Dice");
            assertThat(vexillum("rules", "show", id("WC", "PAIR-16")).out())
                    .contains("Our own rule");
        }

        @Test
        void namesEditionsOptionsAndConditions() {
            assertThat(vexillum("rules", "show", id("FB", "TERRAIN-07")).out())
                    .contains("both editions", "Option: terrainSpacing: enforce | warn (default ");
            assertThat(vexillum("rules", "show", id("W40K", "DUP-04")).out())
                    .contains("Counts only with: balanceUpdate = off");
        }

        @Test
        void refusesAnUnknownIdWithASuggestion() {
            var call = vexillum("rules", "show", id("AOFR", "SR-BLAST1"));
            assertThat(call.code()).isEqualTo(ExitCode.REFUSED);
            assertThat(call.out()).isEmpty();
            assertThat(call.err())
                    .contains("no rule", "Did you mean " + id("AOFR", "SR-BLAST-1") + " (Blast");
        }

        @Test
        void refusesNonsenseWithAWayToGoOn() {
            var call = vexillum("rules", "show", "nonsense", "--lang", "es");
            assertThat(call.code()).isEqualTo(ExitCode.REFUSED);
            assertThat(call.err()).contains("No existe la regla nonsense", "rules search");
        }

        @Test
        void givesJsonInBothLanguages() {
            var rule = json("rules", "show", id("AOFR", "FORM-06"), "--json");
            assertThat(rule.at("/id").asString()).isEqualTo(id("AOFR", "FORM-06"));
            assertThat(rule.at("/game").asString()).isEqualTo("regiments");
            assertThat(rule.at("/name/es").asString()).isEqualTo("Fila completa");
            assertThat(rule.at("/text/en").asString()).isNotBlank();
            assertThat(rule.at("/sources/0/publication").asString())
                    .isEqualTo("Age of Fantasy: Regiments");
            assertThat(rule.at("/option/values/1").asString()).isEqualTo("1");
            assertThat(rule.at("/option/default").asString()).isEqualTo("0");
            assertThat(rule.at("/ruling/en").asString()).isNotBlank();
            assertThat(rule.at("/ruling/es").asString()).isNotBlank();
        }
    }

    @Nested
    class Search {
        @Test
        void saysWhichWordsWereMatchedOnlyApproximately() {
            var call = vexillum("rules", "search", "supremasy", "--lang", "es");
            assertThat(call.out()).contains("supremacía");
            assertThat(call.err()).contains("a lo sumo se han encontrado parecidas: supremasy");
            assertThat(vexillum("rules", "search", "magic").err()).isEmpty();
        }

        @Test
        void findsWordsWithoutTheirAccents() {
            var call = vexillum("rules", "search", "linea", "de", "vision", "--lang", "es");
            assertThat(call.code()).isEqualTo(ExitCode.DONE);
            assertThat(call.out()).contains("Línea de visión");
        }

        @Test
        void keepsToTheGameAndTheLimit() {
            var hits =
                    json(
                            "rules",
                            "search",
                            "charge",
                            "--game",
                            "regiments",
                            "--limit",
                            "3",
                            "--json");
            assertThat(hits).hasSize(3);
            assertThat(hits).allMatch(hit -> hit.at("/game").asString().equals("regiments"));
        }

        @Test
        void saysOnTheSideThatNothingWasFound() {
            var call = vexillum("rules", "search", "zzzqqq");
            assertThat(call.code()).isEqualTo(ExitCode.DONE);
            assertThat(call.out()).isEmpty();
            assertThat(call.err()).contains("Nothing found for: zzzqqq");
            assertThat(json("rules", "search", "zzzqqq", "--json")).isEmpty();
        }
    }

    @Nested
    class Lists {
        @Test
        void allRulesOfAGameByArea() {
            var call = vexillum("rules", "list", "--game", "regiments", "--lang", "es");
            assertThat(call.out().lines().filter(line -> line.startsWith("  AOFR-"))).hasSize(197);
            assertThat(call.out()).contains("197 reglas", "\nlínea de visión\n");
        }

        @Test
        void allRulesOfAllGamesAsJson() {
            assertThat(json("rules", "list", "--json")).hasSize(1715);
        }

        @Test
        void refuseAGameNobodyKnows() {
            var call = vexillum("rules", "list", "--game", "chess");
            assertThat(call.code()).isEqualTo(ExitCode.USAGE);
            assertThat(call.err()).contains("'chess'", "--game", "regiments, first-blood");
        }
    }

    @Nested
    class Options {
        @Test
        void comeWithValuesDefaultAndRule() {
            assertThat(vexillum("rules", "options", "--game", "regiments").out())
                    .contains("meleeFacing: frontOnly | allSides (default frontOnly)")
                    .contains(id("AOFR", "MELEE-05"))
                    .contains("8 options");
        }

        @Test
        void speakSpanish() {
            assertThat(vexillum("rules", "options", "--lang", "es").out())
                    .contains("on en torneos, off en los demás casos");
        }

        @Test
        void areListedAsJson() {
            var options = json("rules", "options", "--game", "warcrow", "--json");
            assertThat(options).hasSize(28);
            assertThat(options.at("/2/name").asString()).isEqualTo("pointsLimit");
            assertThat(options.at("/2/kind/en").asString()).isEqualTo("positive whole number");
            assertThat(options.at("/2/rule/id").asString()).isEqualTo(id("WC", "LIST-05"));
        }
    }
}
