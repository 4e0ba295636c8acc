package org.vexillum.regiments.kit.force;

import static org.assertj.core.api.Assertions.assertThat;
import static org.vexillum.regiments.kit.force.Reading.errors;
import static org.vexillum.regiments.kit.force.Reading.first;
import static org.vexillum.regiments.kit.force.Reading.force;
import static org.vexillum.regiments.kit.force.Reading.keys;
import static org.vexillum.regiments.kit.force.Reading.rules;
import static org.vexillum.regiments.kit.force.Reading.text;
import static org.vexillum.regiments.kit.force.Reading.weaponRules;
import static org.vexillum.regiments.kit.force.Reading.weapons;

import org.junit.jupiter.api.Nested;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.vexillum.gamekit.Words;
import org.vexillum.gamekit.force.ForceReader;
import org.vexillum.gamekit.rules.Bilingual;
import org.vexillum.gamekit.rules.Lang;
import org.vexillum.regiments.army.ForceCheck;
import org.vexillum.regiments.army.UnitCard;
import org.vexillum.regiments.army.Weapon;
import org.vexillum.regiments.table.Options;

class ForceTextTest {
    /** As list builders print it, with invented units. */
    private static final String PASTED =
            """
            ++ Coast watch - Saltborn (v3.5.1) [AOFR 745pts] [6 Units] ++

            Harbour Master [1] Q3+ D3+ | 95pts | Fearless, Hero, Tough(3), 1x Old Sea Dog(Furious, Strider)
            Boarding Axe (A3, AP(1), Rending)
            | Joined to:
            Dock Guard [10] Q4+ D4+ | 150pts | Sergeant, Musician, Banner, Saltborn
            9x Spear (A1, Counter), 1x Great Hook (A2, AP(2))

            2x Gull Archers [5] Q4+ D5+ | 70pts | 5x Scout, 5x Strider
            5x Long Bow (30", A1), 5x Hand Weapon (A1)

            Reef Crab [1] Q4+ D2+ | 190pts | Fear(2), Tough(9), Slow
            2x Heavy Claw (A4, AP(2)), Stomp (A4, AP(1))

            Bolt Thrower [1] Q4+ D4+ | 170pts | Artillery, Tough(3)
            Bolt Thrower (48", A1, AP(3), Deadly(3)), 3x Crew (A1)
            """;

    @Test
    void aListAsBuildersPrintItIsUnderstood() {
        var reading = text(PASTED);
        assertThat(errors(reading)).isEmpty();
        assertThat(keys(reading)).containsExactly("text.upgrade", "trait.unknown");
        var force = force(reading);
        assertThat(force.name()).isEqualTo("Coast watch - Saltborn (v3.5.1)");
        assertThat(force.limit()).isEqualTo(745);
        assertThat(force.points()).isEqualTo(745);
        assertThat(force.units().stream().map(UnitCard::id))
                .containsExactly(
                        "harbour-master",
                        "dock-guard",
                        "gull-archers",
                        "gull-archers-2",
                        "reef-crab",
                        "bolt-thrower");
        assertThat(ForceCheck.check(force, Options.DEFAULT, 750)).noneMatch(f -> f.violation());
    }

    @Test
    void aHeroJoinsTheUnitThatFollows() {
        var force = force(text(PASTED));
        assertThat(force.unit("harbour-master").joins()).isEqualTo("dock-guard");
        assertThat(rules(force.unit("harbour-master"), 0))
                .containsExactly("Fearless", "Furious", "Hero", "Strider", "Tough(3)");
    }

    @Test
    void commandGroupAndSpecialWeaponsAreInSingleHands() {
        var guard = force(text(PASTED)).unit("dock-guard");
        assertThat(rules(guard, 0)).containsExactly("Saltborn", "Sergeant");
        assertThat(rules(guard, 3)).containsExactly("Saltborn");
        assertThat(weapons(guard, 0)).containsExactly("Spear");
        assertThat(weapons(guard, 9)).containsExactly("Great Hook");
    }

    @Test
    void severalWeaponsOfOneModelAreCounted() {
        var force = force(text(PASTED));
        assertThat(weapons(force.unit("reef-crab"), 0))
                .containsExactly("Heavy Claw", "Heavy Claw", "Stomp");
        var bolt = force.unit("bolt-thrower").models().getFirst().weapons();
        assertThat(bolt.getFirst().range()).isEqualTo(48 * 2540);
        assertThat(bolt.stream().filter(Weapon::melee)).hasSize(3);
    }

    @Test
    void rulesWithTheNumberOfAllModelsAreForAll() {
        var archers = force(text(PASTED)).unit("gull-archers-2");
        assertThat(rules(archers, 4)).containsExactly("Scout", "Strider");
        assertThat(archers.entry()).isEqualTo("Gull Archers");
        assertThat(archers.points()).isEqualTo(70);
    }

    @Nested
    class Headers {
        @ParameterizedTest
        @CsvSource({
            "++ A [60] ++, A, 60",
            "++ A [AOFR 60pts] ++, A, 60",
            "++A [60 puntos]++, A, 60",
            "++ A [60/750pts] [1 Units] ++, A, 750",
            "++ A [60pts], A, 60",
            "A [60pts], A, 60",
            "++ A ++, A, 0"
        })
        void comeInManyShapes(String header, String name, int limit) {
            var force = force(text(header + "\nGuard [5] Q4+ D4+ | 60pts"));
            assertThat(force.name()).isEqualTo(name);
            assertThat(force.limit()).isEqualTo(limit);
        }

        @Test
        void theTotalIsRecomputedAndCompared() {
            var reading = text("++ A [65pts] ++\n2x Guard [5] Q4+ D4+ | 30pts");
            assertThat(keys(reading)).containsExactly("text.total");
            assertThat(reading.problems().getFirst().facts()).containsExactly(65, 60);
            assertThat(keys(text("++ A [60pts] ++\n2x Guard [5] Q4+ D4+ | 30pts"))).isEmpty();
        }

        @Test
        void aListWithoutOneIsStillRead() {
            var reading = text("Guard [5] Q4+ D4+ | 60pts | Fearless\n5x Spear (A1)");
            assertThat(keys(reading)).containsExactly("text.no-header");
            assertThat(force(reading).units()).hasSize(1);
        }
    }

    @Nested
    class Units {
        @ParameterizedTest
        @ValueSource(
                strings = {
                    "Guard [5] Q4+ D5+ | 60pts | Fearless",
                    "1x Guard [5] Q4+ D5+ | 60pts | Fearless",
                    "Guard [5] Q4+  D5+ | 60 pts | Fearless |",
                    "- **Guard [5]** Q4+ D5+ | 60pts | Fearless",
                    "> Guard [5] Q 4+, D 5+ | 60 puntos | Impasible",
                    "Guard [5] C4+ D5+ | 60pts | impasible",
                    "Guard [5] Q4+/D5+ | 60 | Fearless",
                    "Guard [5] | Q4+ D5+ | 60pts | 5x Fearless",
                    "\tGuard [ 5 ] Quality 4+ Defense 5+ | 60pts | Fearless;"
                })
        void areWrittenInManyWays(String line) {
            var card = first(text("++ A [60] ++\n" + line));
            assertThat(card.name()).isEqualTo("Guard");
            assertThat(card.models()).hasSize(5);
            assertThat(card.points()).isEqualTo(60);
            assertThat(card.models().getFirst().quality()).isEqualTo(4);
            assertThat(card.models().getFirst().defense()).isEqualTo(5);
            assertThat(rules(card, 4)).containsExactly("Fearless");
        }

        @Test
        void someModelsMayHaveARuleOfTheirOwn() {
            var card =
                    first(
                            text(
                                    "++ A [60] ++\nGuard [5] Q4+ D4+ | 60pts | Sergeant, 2x Regeneration"));
            assertThat(rules(card, 0)).containsExactly("Sergeant");
            assertThat(rules(card, 1)).containsExactly("Regeneration");
            assertThat(rules(card, 2)).containsExactly("Regeneration");
            assertThat(rules(card, 3)).isEmpty();
        }

        @Test
        void aSergeantMayBringHisOwnWeapon() {
            var card =
                    first(
                            text(
                                    """
                                    ++ A [60] ++
                                    Guard [5] Q4+ D4+ | 60pts | Sergeant (Great Axe (A2, AP(2)), Furious), Fearless
                                    5x Sword (A1)
                                    """));
            assertThat(rules(card, 0)).containsExactly("Fearless", "Furious", "Sergeant");
            assertThat(weapons(card, 0)).containsExactly("Sword", "Great Axe");
            assertThat(weapons(card, 1)).containsExactly("Sword");
        }

        @Test
        void twentyModelsAreTwoCombinedUnits() {
            var reading = text("++ A [160] ++\nGuard [20] Q4+ D4+ | 160pts\n20x Spear (A1)");
            assertThat(keys(reading)).containsExactly("text.combined");
            assertThat(first(reading).combined()).isTrue();
        }

        @ParameterizedTest
        @ValueSource(
                strings = {
                    "Guard [2x10] Q4+ D4+ | 160pts",
                    "Guard (combined) [20] Q4+ D4+ | 160pts",
                    "2x Guard [10] Q4+ D4+ | 80pts | Combined",
                    "Guard [20] Q4+ D4+ | 160pts | Combinada"
                })
        void orTheyAreMarkedSo(String line) {
            var reading = text("++ A [160] ++\n" + line);
            assertThat(keys(reading)).isEmpty();
            assertThat(force(reading).units()).hasSize(1);
            assertThat(first(reading).name()).isEqualTo("Guard");
            assertThat(first(reading).combined()).isTrue();
            assertThat(first(reading).models()).hasSize(20);
            assertThat(force(reading).points()).isEqualTo(160);
        }

        @ParameterizedTest
        @ValueSource(
                strings = {
                    "10x Spear (A1)",
                    "20x Spear (A1)",
                    "18x Spear (A1), 2x Spear (A1)",
                    "Spear (A1)"
                })
        void theirWeaponsAreWrittenForOneCopyOrForBoth(String weapons) {
            var line = "2x Guard [10] Q4+ D4+ | 80pts | Combined\n";
            var guard = first(text("++ A [160] ++\n" + line + weapons));
            assertThat(guard.models()).hasSize(20);
            assertThat(guard.models())
                    .allSatisfy(model -> {
                        assertThat(model.weapons()).hasSize(1);
                    });
        }

        @Test
        void theHeroMayStandBelowOrNameHisUnit() {
            var below =
                    """
                    ++ A [110] ++
                    Guard [5] Q4+ D4+ | 60pts
                    | Joined to:
                    Lord [1] Q3+ D3+ | 50pts | Hero
                    """;
            assertThat(force(text(below)).unit("lord").joins()).isEqualTo("guard");
            assertThat(force(text(below)).unit("guard").joins()).isNull();
            var named =
                    """
                    ++ A [110] ++
                    Lord [1] Q3+ D3+ | 50pts | Héroe
                    Unido a: Guard

                    Guard [5] Q4+ D4+ | 60pts
                    """;
            assertThat(force(text(named)).unit("lord").joins()).isEqualTo("guard");
        }

        @Test
        void mountsAndTitlesAreReadAsWhatTheyContain() {
            var card =
                    first(
                            text(
                                    """
                                    ++ A [90] ++
                                    Lord [1] Q3+ D3+ | 90pts | Hero, Tough(3), 1x Great Steed(Fast, Impact(1), Tough(+3), Hooves (A2)), Caster(+1)
                                    Sword (A3)
                                    """));
            assertThat(rules(card, 0))
                    .containsExactly("Caster(1)", "Fast", "Hero", "Impact(1)", "Tough(6)");
            assertThat(weapons(card, 0)).containsExactlyInAnyOrder("Sword", "Hooves");
        }

        @Test
        void basesMayBeGiven() {
            var card = first(text("++ A [60] ++\nRiders [5] Q4+ D4+ | 60pts\nBase: 25x50mm"));
            assertThat(card.baseWidth()).isEqualTo(2500);
            assertThat(card.baseDepth()).isEqualTo(5000);
        }
    }

    @Nested
    class Weapons {
        @ParameterizedTest
        @CsvSource(
                delimiter = '|',
                value = {
                    "5x Rifle (24\", A2, AP(1))",
                    "5x Rifle (24”, A2, PA(1))",
                    "5x Rifle(24in, A2, AP(1))",
                    "5× Rifle (24 inches, A2, AP(1))",
                    "5x 24\" Rifle (A2, AP(1))",
                    "5x Rifle (24″, A 2, ap(1))"
                })
        void areWrittenInManyWays(String weapon) {
            var card = first(text("++ A [60] ++\nGuard [5] Q4+ D4+ | 60pts\n" + weapon));
            var rifle = card.models().getFirst().weapons().getFirst();
            assertThat(rifle.name()).isEqualTo("Rifle");
            assertThat(rifle.range()).isEqualTo(24 * 2540);
            assertThat(rifle.attacks()).isEqualTo(2);
            assertThat(weaponRules(card, "Rifle")).containsExactly("AP(1)");
        }

        @Test
        void mayStandOnSeveralLinesAndBesideTheRules() {
            var card =
                    first(
                            text(
                                    """
                                    ++ A [60] ++
                                    Guard [5] Q4+ D4+ | 60pts | Strider + 5x Sword (A1)
                                    5x Bow (24", A1)
                                    5x Shield Bash (melee, A1), Fearless
                                    """));
            assertThat(weapons(card, 0)).containsExactly("Sword", "Bow", "Shield Bash");
            assertThat(rules(card, 0)).containsExactly("Fearless", "Strider");
        }

        @Test
        void withoutNumbersEverybodyHasOne() {
            var reading =
                    text("++ A [60] ++\nGuard [5] Q4+ D4+ | 60pts\nSword (A1), Bow (24\", A1)");
            assertThat(keys(reading)).containsExactly("text.weapon-each");
            assertThat(weapons(first(reading), 4)).containsExactly("Sword", "Bow");
        }

        @Test
        void oneWithoutANumberAmongOthersIsOne() {
            var card =
                    first(text("++ A [60] ++\nGuard [3] Q4+ D4+ | 60pts\n2x Sword (A1), Axe (A2)"));
            assertThat(weapons(card, 2)).containsExactly("Axe");
            assertThat(weapons(card, 0)).containsExactly("Sword");
        }

        @Test
        void fewerThanModelsAreMentioned() {
            var reading = text("++ A [60] ++\nGuard [10] Q4+ D4+ | 60pts\n8x Sword (A1)");
            assertThat(keys(reading)).containsExactly("unit.unarmed");
        }
    }

    @Nested
    class NotUnderstood {
        @Test
        void everyLostLineIsNamedWithItsNumber() {
            var reading =
                    text(
                            """
                            ++ A [60] ++
                            hello there
                            Guard [5] Q4+ D4+ | 60pts | Fearless
                            5x Sword (A1), some shiny thing
                            see you on Friday
                            """);
            assertThat(errors(reading)).containsExactly("text.lost", "text.piece", "text.lost");
            assertThat(reading.problems().stream().map(p -> p.place().line()))
                    .containsExactly(2, 4, 5);
            assertThat(reading.problems().get(1).facts())
                    .containsExactly("some shiny thing", "Guard");
            assertThat(reading.complete()).isFalse();
            assertThat(reading.force().points()).isEqualTo(60);
        }

        @Test
        void aUnitWithoutStatsTakesItsWeaponsWithIt() {
            var reading =
                    text(
                            """
                            ++ A [60] ++
                            Guard [5] Q4+ D4+ | 60pts
                            5x Sword (A1)
                            Riders [5] Q4 | 100pts | Fast
                            5x Lance (A2)
                            """);
            assertThat(errors(reading)).containsExactly("text.no-stats", "text.lost");
            assertThat(weapons(reading.force().units().getFirst(), 0)).containsExactly("Sword");
        }

        @Test
        void missingPointsAndSizesAreNamed() {
            assertThat(errors(text("++ A [60] ++\nGuard [5] Q4+ D4+ | Fearless")))
                    .containsExactly("text.no-points");
            var sizeless = text("++ A [60] ++\nGiant Q4+ D4+ | 60pts | Fearless");
            assertThat(keys(sizeless)).containsExactly("text.no-size");
            assertThat(first(sizeless).models()).hasSize(1);
        }

        @Test
        void joiningNobodyIsNamed() {
            assertThat(errors(text("++ A [60] ++\n| Joined to:\nGuard [5] Q4+ D4+ | 60pts")))
                    .containsExactly("text.joins-nobody");
            assertThat(
                            errors(
                                    text(
                                            "++ A [60] ++\nLord [1] Q4+ D4+ | 60pts | Hero\n| Joined to:\n")))
                    .containsExactly("text.joins-nobody");
        }

        @Test
        void aListWithoutUnitsIsNone() {
            var reading = text("++ A [60] ++\n");
            assertThat(errors(reading)).containsExactly("force.no-units");
            assertThat(reading.force()).isNull();
        }

        @Test
        void remarksAndRulesOfDashesSayNothing() {
            var reading =
                    text(
                            "# mine\n++ A [60] ++\n-----\n// note\nGuard [5] Q4+ D4+ | 60pts\n\n===\n");
            assertThat(keys(reading)).isEmpty();
        }

        @Test
        void bulletsAreTakenAwayAndWhatIsLeftIsRead() {
            var list =
                    "* **A [60]**\n* Guard [5] Q4+ D4+ | 60pts\n> * 5x Spear (A1)\n*5x Bow (9\", A1)";
            assertThat(weapons(first(text(list)), 4)).containsExactly("Spear", "Bow");
            assertThat(keys(text(list + "\n* Drum"))).containsExactly("text.lost");
        }

        @Test
        void onlyWordsThatDifferLittleAreSuggested() {
            var list = "++ A [60] ++\nGuard [5] Q4+ D4+ | 60pts | Venom, ";
            var own = "\nTraits of its own\n- Venom: Rending";
            assertThat(keys(text(list + "Lance, Barbed" + own)))
                    .containsExactly("trait.unknown", "trait.unknown");
            var problem = text(list + "Venum" + own).problems().getFirst();
            assertThat(problem.key()).isEqualTo("trait.misspelt");
            assertThat(problem.facts()).contains(Bilingual.same("Venom"));
        }

        @ParameterizedTest
        @EnumSource
        void whatIsUnknownCanBeDescribedInTheListUnderTheHeadingThatIsNamed(Lang lang) {
            var words = Words.in(lang);
            var heading = words.say("roster.own");
            assertThat(words.say("trait.unknown", "Venom", "Guard")).contains('"' + heading + '"');
            var list = "++ A [60] ++\nGuard [5] Q4+ D4+ | 60pts | Venom\n5x Club (A1)\n\n";
            assertThat(keys(text(list))).containsExactly("trait.unknown");
            assertThat(keys(text(list + heading + "\n- Venom: Rending"))).isEmpty();
        }

        @ParameterizedTest
        @ValueSource(
                strings = {
                    "++",
                    "[",
                    "((((",
                    "Q4+ D4+",
                    "[5] Q4+ D4+",
                    "x [0] Q0+ D9+ | 0pts | ,,(,",
                    "999x A [999] Q4+ D4+ | 99999pts | 999x B(",
                    "A [5] Q4+ D4+ | 5pts\n5x (A1)",
                    "A [5] Q4+ D4+ | 5pts\n999x B (A99, AP(99999999999))",
                    "\uFEFF++ A [1] ++"
                })
        void nonsenseNeverBreaksTheReader(String nonsense) {
            assertThat(text(nonsense).problems()).isNotEmpty();
        }
    }

    @Test
    void theFormIsRecognisedByItsContents() {
        assertThat(ForceReader.read(new RegimentsForceFormat(), PASTED, "").complete()).isTrue();
        assertThat(
                        ForceReader.read(new RegimentsForceFormat(), "\uFEFF" + PASTED, "list")
                                .complete())
                .isTrue();
    }
}
