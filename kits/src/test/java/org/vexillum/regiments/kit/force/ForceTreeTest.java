package org.vexillum.regiments.kit.force;

import static org.assertj.core.api.Assertions.assertThat;
import static org.vexillum.regiments.kit.force.Reading.errors;
import static org.vexillum.regiments.kit.force.Reading.first;
import static org.vexillum.regiments.kit.force.Reading.force;
import static org.vexillum.regiments.kit.force.Reading.json;
import static org.vexillum.regiments.kit.force.Reading.keys;
import static org.vexillum.regiments.kit.force.Reading.rules;
import static org.vexillum.regiments.kit.force.Reading.unit;
import static org.vexillum.regiments.kit.force.Reading.weaponRules;
import static org.vexillum.regiments.kit.force.Reading.weapons;

import org.junit.jupiter.api.Nested;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.vexillum.gamekit.force.ForceReader;
import org.vexillum.regiments.magic.Spell;
import org.vexillum.regiments.traits.TraitBook;
import org.vexillum.testkit.Rule;

class ForceTreeTest {
    @Test
    void yamlIsReadLikeJson() {
        var yaml =
                """
                name: Test
                units:
                  - name: Guard
                    size: 5
                    quality: 4+
                    defense: 5+
                    points: 50
                    weapons:
                      - {name: Bow, range: 4.5, attacks: 2}
                """;
        var card = first(ForceReader.read(new RegimentsForceFormat(), yaml, ""));
        assertThat(card.models().getFirst().quality()).isEqualTo(4);
        assertThat(card.models().getFirst().defense()).isEqualTo(5);
        assertThat(card.models().getFirst().weapons().getFirst().range()).isEqualTo(11430);
    }

    @Nested
    class Profiles {
        @Test
        @Rule("AOFR-ARMY-03")
        void aWeaponWithoutRangeIsForMelee() {
            var card = first(unit("\"weapons\": [{\"name\": \"Axe\", \"attacks\": 2}]"));
            var axe = card.models().getFirst().weapons().getFirst();
            assertThat(axe.melee()).isTrue();
            assertThat(axe.attacks()).isEqualTo(2);
        }

        @Test
        @Rule("AOFR-FORM-04")
        void basesAreSquaresOf25MillimetresUnlessTheListSaysOtherwise() {
            assertThat(first(unit("\"weapons\": []")).baseWidth()).isEqualTo(2500);
            assertThat(first(unit("\"base\": 32.5")).baseDepth()).isEqualTo(3250);
            var oblong = first(unit("\"base\": [25, 50]"));
            assertThat(oblong.baseWidth()).isEqualTo(2500);
            assertThat(oblong.baseDepth()).isEqualTo(5000);
            assertThat(errors(unit("\"base\": [25]"))).containsExactly("unit.base");
        }

        @Test
        void commandGroupsGoToTheFirstModelsOneEach() {
            var card = first(unit("\"command\": [\"sergeant\", \"musician\", \"banner\"]"));
            assertThat(rules(card, 0)).containsExactly("Sergeant");
            assertThat(rules(card, 1)).containsExactly("Musician");
            assertThat(rules(card, 2)).containsExactly("Banner");
            assertThat(rules(card, 3)).isEmpty();
            assertThat(card.models().getFirst().name()).isEqualTo("Sergeant");
        }

        @Test
        void aCommandUpgradeAmongTheRulesIsStillOneModels() {
            var card = first(unit("\"rules\": [\"Fearless\", \"Banner\"]"));
            assertThat(rules(card, 0)).containsExactly("Banner", "Fearless");
            assertThat(rules(card, 4)).containsExactly("Fearless");
        }

        @Test
        void countedWeaponsAreSharedOut() {
            var card =
                    first(
                            unit(
                                    """
                                    "weapons": [{"name": "Spear", "count": 4, "attacks": 1},
                                                {"name": "Axe", "count": 1, "attacks": 2},
                                                {"name": "Bow", "count": 2, "range": 24, "attacks": 1}]
                                    """));
            assertThat(weapons(card, 0)).containsExactly("Spear", "Bow");
            assertThat(weapons(card, 1)).containsExactly("Spear", "Bow");
            assertThat(weapons(card, 3)).containsExactly("Spear");
            assertThat(weapons(card, 4)).containsExactly("Axe");
        }

        @Test
        void modelsWithoutWeaponsAreMentioned() {
            var reading =
                    unit("\"weapons\": [{\"name\": \"Spear\", \"count\": 3, \"attacks\": 1}]");
            assertThat(keys(reading)).containsExactly("unit.unarmed");
            assertThat(reading.problems().getFirst().facts()).containsExactly("Guard", 2L, 5);
        }

        @Test
        void modelsMayDiffer() {
            var card =
                    first(
                            json(
                                    """
                                    {"name": "T", "units": [{"name": "Crew", "quality": 5, "defense": 5,
                                      "points": 9, "rules": ["Strider"],
                                      "weapons": [{"name": "Club", "attacks": 1}],
                                      "models": [{"count": 4},
                                        {"name": "Mate", "quality": "3+", "defense": 4, "rules": ["Fear(1)"],
                                         "weapons": [{"name": "Axe", "attacks": 2}]}]}]}
                                    """));
            assertThat(card.models()).hasSize(5);
            assertThat(weapons(card, 0)).containsExactly("Club");
            var mate = card.models().get(4);
            assertThat(mate.name()).isEqualTo("Mate");
            assertThat(mate.quality()).isEqualTo(3);
            assertThat(mate.defense()).isEqualTo(4);
            assertThat(rules(card, 4)).containsExactly("Fear(1)", "Strider");
            assertThat(weapons(card, 4)).containsExactly("Axe");
        }

        @Test
        void aHeroJoinsByIdOrByName() {
            for (var wanted : new String[] {"guard-1", "Guard", "GUARD"}) {
                var force =
                        force(
                                json(
                                        """
                                        {"name": "T", "units": [
                                          {"name": "Lord", "size": 1, "quality": 3, "defense": 3, "points": 9,
                                           "rules": ["Hero"], "joins": "%s"},
                                          {"id": "guard-1", "name": "Guard", "size": 5, "quality": 4,
                                           "defense": 4, "points": 9}]}
                                        """
                                                .formatted(wanted)));
                assertThat(force.units().getFirst().joins()).isEqualTo("guard-1");
                assertThat(force.units().getFirst().id()).isEqualTo("lord");
            }
        }
    }

    @Nested
    class WhereRulesBelong {
        private static final String BOTH =
                """
                "rules": ["%s"], "weapons": [{"name": "Sword", "attacks": 1, "rules": ["AP(1)"]},
                  {"name": "Bow", "range": 24, "attacks": 1}]
                """;

        @ParameterizedTest
        @ValueSource(strings = {"Counter", "Thrust"})
        @Rule("AOFR-PRINCIPLE-07")
        void meleeRulesOfAUnitGoToItsMeleeWeapons(String rule) {
            var card = first(unit(BOTH.formatted(rule)));
            assertThat(weaponRules(card, "Sword")).containsExactly("AP(1)", rule);
            assertThat(weaponRules(card, "Bow")).isEmpty();
            assertThat(rules(card, 0)).isEmpty();
        }

        @Test
        void indirectGoesToRangedWeapons() {
            var card = first(unit(BOTH.formatted("Indirect")));
            assertThat(weaponRules(card, "Sword")).containsExactly("AP(1)");
            assertThat(weaponRules(card, "Bow")).containsExactly("Indirect");
        }

        @ParameterizedTest
        @ValueSource(
                strings = {
                    "Bane",
                    "Blast(3)",
                    "Deadly(2)",
                    "Limited",
                    "Reliable",
                    "Rending",
                    "Surge",
                    "Takedown",
                    "Unstoppable"
                })
        void otherWeaponRulesGoToAll(String rule) {
            var card = first(unit(BOTH.formatted(rule)));
            assertThat(weaponRules(card, "Sword")).contains(rule);
            assertThat(weaponRules(card, "Bow")).containsExactly(rule);
            assertThat(rules(card, 0)).isEmpty();
        }

        @Test
        @Rule("AOFR-PRINCIPLE-06")
        void theHigherValueCountsAndPlusValuesAreAdded() {
            assertThat(weaponRules(first(unit(BOTH.formatted("AP(3)"))), "Sword"))
                    .containsExactly("AP(3)");
            assertThat(weaponRules(first(unit(BOTH.formatted("AP(+1)"))), "Sword"))
                    .containsExactly("AP(2)");
            assertThat(weaponRules(first(unit(BOTH.formatted("AP(+1)"))), "Bow"))
                    .containsExactly("AP(1)");
            var tough = first(unit("\"rules\": [\"Tough(+3)\", \"Tough(3)\"]"));
            assertThat(rules(tough, 0)).containsExactly("Tough(6)");
        }

        @ParameterizedTest
        @ValueSource(strings = {"Impact(2)", "Fear(1)", "Artillery", "Fast", "Tough(3)"})
        void modelRulesOnAWeaponGoToItsBearer(String rule) {
            var card =
                    first(
                            unit(
                                    """
                                    "weapons": [{"name": "Lance", "count": 1, "attacks": 1, "rules": ["%s"]},
                                                {"name": "Club", "count": 4, "attacks": 1}]
                                    """
                                            .formatted(rule)));
            assertThat(rules(card, 0)).containsExactly(rule);
            assertThat(rules(card, 1)).isEmpty();
            assertThat(weaponRules(card, "Lance")).isEmpty();
        }

        @Test
        void furiousOnAWeaponStaysThere() {
            var card =
                    first(
                            unit(
                                    "\"weapons\": [{\"name\": \"Axe\", \"attacks\": 1, \"rules\": [\"Furious\"]}]"));
            assertThat(weaponRules(card, "Axe")).containsExactly("Furious");
        }

        @Test
        void aWeaponRuleWithoutAWeaponStaysOnTheModel() {
            assertThat(rules(first(unit("\"rules\": [\"Counter\"]")), 0))
                    .containsExactly("Counter");
        }

        @Test
        void spanishNamesAreTheSameRules() {
            var card = first(unit(BOTH.formatted("Resistente(3)")));
            assertThat(rules(card, 0)).containsExactly("Tough(3)");
        }
    }

    @Nested
    class UnknownRules {
        @Test
        void theyAreKeptNamedAndNotEnforced() {
            var reading = unit("\"rules\": [\"Undead\"], \"command\": [\"sergeant\"]");
            assertThat(reading.complete()).isTrue();
            assertThat(keys(reading)).containsExactly("trait.unknown");
            assertThat(reading.problems().getFirst().facts()).containsExactly("Undead", "Guard");
            assertThat(reading.problems().getFirst().place().path()).isEqualTo("units[0].rules[0]");
            assertThat(reading.force().units().getFirst().unenforced())
                    .containsExactly(TraitBook.read("Undead"));
        }

        @ParameterizedTest
        @CsvSource({"Fearles,trait.misspelt", "Tough,trait.value", "Fearless(2),trait.value"})
        void nearMissesGetAHint(String rule, String key) {
            assertThat(keys(unit("\"rules\": [\"%s\"]".formatted(rule)))).containsExactly(key);
        }

        @Test
        void hugeValuesAreRefused() {
            assertThat(keys(unit("\"rules\": [\"Tough(99)\"]"))).isEmpty();
            assertThat(errors(unit("\"rules\": [\"Tough(100)\"]")))
                    .containsExactly("trait.too-large");
        }
    }

    @Nested
    class Spells {
        @Test
        void everyEffectIsRead() {
            var force =
                    force(
                            json(
                                    """
                                    {"name": "T", "traits": [{"name": "Weary", "effects": [
                                        {"modifies": "hit", "by": -1}]}],
                                     "spells": [
                                      {"name": "A", "cost": 1, "range": 12, "harms": {"hits": 3, "rules": ["AP(1)"]}},
                                      {"name": "B", "cost": 2, "range": 18, "blesses": "Fast"},
                                      {"name": "C", "cost": 3, "range": 6.5, "curses": "Weary"},
                                      {"name": "D", "cost": 6, "range": 9, "mends": 2}],
                                     "units": [{"name": "G", "size": 1, "quality": 4, "defense": 4, "points": 5}]}
                                    """));
            assertThat(force.spells().getFirst().effect()).isInstanceOf(Spell.Harms.class);
            assertThat(force.spells().get(1).effect())
                    .isEqualTo(new Spell.Blesses(TraitBook.read("Fast")));
            assertThat(force.spells().get(2).range()).isEqualTo(16510);
            assertThat(((Spell.Curses) force.spells().get(2).effect()).trait().name())
                    .isEqualTo("Weary");
            assertThat(force.spells().get(3).effect()).isEqualTo(new Spell.Mends(2));
        }

        @ParameterizedTest
        @CsvSource(
                delimiter = '|',
                value = {
                    "\"cost\": 1, \"range\": 12 | spell.one-effect",
                    "\"cost\": 1, \"range\": 12, \"mends\": 1, \"blesses\": \"Fast\" | spell.one-effect",
                    "\"cost\": 7, \"range\": 12, \"mends\": 1 | file.range",
                    "\"cost\": 1, \"mends\": 1 | file.missing",
                    "\"cost\": 1, \"range\": 12, \"blesses\": \"Two\" | spell.one-trait"
                })
        void othersAreRefused(String fields, String key) {
            var reading =
                    json(
                            """
                            {"name": "T", "traits": [{"name": "Two", "effects": [
                                {"modifies": "hit", "by": -1}, {"move": 1}]}],
                             "spells": [{"name": "A", %s}],
                             "units": [{"name": "G", "size": 1, "quality": 4, "defense": 4, "points": 5,
                               "rules": ["Two"]}]}
                            """
                                    .formatted(fields));
            assertThat(keys(reading)).containsExactly(key);
            assertThat(reading.force()).isNull();
        }
    }

    @Nested
    class Mistakes {
        @ParameterizedTest
        @CsvSource(
                delimiter = '|',
                value = {
                    "{} | file.missing, force.no-units",
                    "{\"name\": \"T\", \"units\": []} | force.no-units",
                    "{\"name\": \"T\", \"units\": {}} | file.no-list, force.no-units",
                    "{\"name\": \"T\", \"units\": [5]} | file.no-mapping",
                    "[] | file.no-mapping",
                })
        void ofTheWholeFile(String text, String wanted) {
            assertThat(String.join(", ", errors(json(text)))).isEqualTo(wanted);
        }

        @ParameterizedTest
        @CsvSource(
                delimiter = '|',
                value = {
                    "\"wepons\": [] | file.misspelt-field | units[0].wepons",
                    "\"weapons\": [{\"name\": \"Bow\"}] | file.missing | units[0].weapons[0].attacks",
                    "\"weapons\": [{\"name\": \"Bow\", \"attacks\": 1, \"range\": 200}] | file.range | units[0].weapons[0].range",
                    "\"command\": [\"cook\"] | file.no-word | units[0].command[0]",
                    "\"combined\": \"maybe\" | file.no-flag | units[0].combined",
                    "\"models\": [{\"count\": 4}] | unit.size | units[0].size",
                    "\"rules\": \"Fast\" | file.no-list | units[0].rules",
                    "\"models\": [{\"count\": 5}], \"weapons\": [{\"name\": \"B\", \"attacks\": 1, \"count\": 2}] | unit.count-with-models | units[0].weapons[0]",
                    "\"weapons\": [{\"name\": \"Dart\", \"attacks\": 1, \"count\": 200}] | unit.overloaded | units[0]",
                })
        void ofAUnitAreNamedWithTheirPlace(String fields, String key, String path) {
            var reading = unit(fields);
            assertThat(errors(reading)).containsExactly(key);
            assertThat(reading.problems().getFirst().place().path()).isEqualTo(path);
            assertThat(reading.problems().getFirst().place().line()).isGreaterThan(0);
            assertThat(reading.force()).isNull();
        }

        @Test
        void allAreNamedAtOnce() {
            var reading =
                    json(
                            """
                            {"name": "T", "limit": -1, "colour": "red", "units": [
                              {"name": "A", "size": 0, "quality": "good", "defense": 4, "points": 5},
                              {"name": "B", "size": 5, "quality": 4, "points": 5}]}
                            """);
            assertThat(errors(reading))
                    .containsExactly(
                            "file.range",
                            "file.no-number",
                            "file.range",
                            "file.missing",
                            "file.unknown-field");
        }

        @Test
        void twoUnitsCannotHaveOneId() {
            var reading =
                    json(
                            """
                            {"name": "T", "units": [
                              {"id": "a", "name": "A", "size": 1, "quality": 4, "defense": 4, "points": 5},
                              {"id": "a", "name": "B", "size": 1, "quality": 4, "defense": 4, "points": 5}]}
                            """);
            assertThat(errors(reading)).containsExactly("unit.same-id");
        }

        @Test
        void aForceOfAnotherGameIsRefused() {
            var reading =
                    json(
                            """
                            {"game": "first-blood", "name": "T", "units": [
                              {"name": "A", "size": 1, "quality": 4, "defense": 4, "points": 5}]}
                            """);
            assertThat(errors(reading)).containsExactly("force.other-game");
        }

        @Test
        void anEmptyFileIsNoForce() {
            assertThat(errors(ForceReader.read(new RegimentsForceFormat(), " \n", "x.json")))
                    .containsExactly("file.empty");
        }
    }

    @Test
    void unitsOfOneNameGetDifferentIds() {
        var force =
                force(
                        json(
                                """
                                {"name": "T", "units": [
                                  {"name": "Árbol viejo", "size": 1, "quality": 4, "defense": 4, "points": 5},
                                  {"name": "Árbol viejo", "size": 1, "quality": 4, "defense": 4, "points": 5}]}
                                """));
        assertThat(force.units().get(0).id()).isEqualTo("arbol-viejo");
        assertThat(force.units().get(1).id()).isEqualTo("arbol-viejo-2");
    }
}
