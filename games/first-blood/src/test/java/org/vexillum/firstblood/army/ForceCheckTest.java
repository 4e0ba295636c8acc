package org.vexillum.firstblood.army;

import static org.assertj.core.api.Assertions.assertThat;
import static org.vexillum.firstblood.army.Lists.character;
import static org.vexillum.firstblood.army.Lists.force;
import static org.vexillum.firstblood.army.Lists.infantry;
import static org.vexillum.firstblood.army.Lists.model;
import static org.vexillum.firstblood.army.Lists.notes;
import static org.vexillum.firstblood.army.Lists.only;
import static org.vexillum.firstblood.army.Lists.violations;

import java.util.List;
import org.junit.jupiter.api.Nested;
import org.junit.jupiter.api.Test;
import org.vexillum.firstblood.edition.Edition;
import org.vexillum.testkit.Rule;

class ForceCheckTest {
    private static RegimentCard[] copies(int count) {
        var cards = new RegimentCard[count];
        for (int i = 0; i < count; i++) cards[i] = infantry(8).card();
        return cards;
    }

    @Nested
    class Points {
        private Force costing(int points) {
            var regiment = infantry(8);
            regiment.points = points - 100;
            return force(regiment.card());
        }

        @Test
        @Rule("FB-MUSTER-01")
        void areTheSumOfAllRegiments() {
            assertThat(costing(640).points()).isEqualTo(640);
        }

        @Test
        @Rule("FB-MUSTER-02")
        void mayReachTheLimitAndNotExceedIt() {
            assertThat(violations(costing(800))).isEmpty();
            assertThat(violations(costing(801)))
                    .containsExactly("points.over FB-MUSTER-02 FB-ARMY-02");
        }

        @Test
        @Rule("FB-ARMY-02")
        void mayBeLessThanAgreed() {
            assertThat(violations(costing(500))).isEmpty();
            assertThat(ForceCheck.check(costing(500), Edition.FIRST, 499)).hasSize(3);
        }

        @Test
        @Rule("FB-MUSTER-03-E1")
        void areUsuallyEightHundredInTheFirstEdition() {
            assertThat(notes(costing(700), Edition.FIRST)).isEmpty();
        }

        @Test
        @Rule("FB-MUSTER-03-E2")
        void areUsuallyAThousandInTheSecond() {
            assertThat(notes(costing(700), Edition.SECOND))
                    .containsExactly("muster.unusual-size FB-MUSTER-03-E2");
        }
    }

    @Nested
    class Entries {
        @Test
        @Rule("FB-MUSTER-04")
        void comeFromOneFaction() {
            var own = infantry(8);
            own.faction = "Testers";
            var foreign = infantry(8);
            foreign.faction = "Others";
            assertThat(violations(force(own.card()))).isEmpty();
            assertThat(violations(force(foreign.card())))
                    .containsExactly("muster.other-faction FB-MUSTER-04");
        }

        @Test
        @Rule("FB-MUSTER-05")
        void includeExactlyOneCharacterRegiment() {
            assertThat(violations(only(List.of(infantry(8).card()))))
                    .containsExactly("muster.no-character FB-MUSTER-05");
            assertThat(violations(force(character().card())))
                    .containsExactly("muster.characters FB-MUSTER-05");
        }

        @Test
        @Rule("FB-MUSTER-06")
        void mayBeTheCharacterAlone() {
            assertThat(violations(force())).isEmpty();
        }

        @Test
        @Rule("FB-MUSTER-08")
        void ofARegimentMayBeTakenFourTimes() {
            assertThat(violations(force(copies(4)))).isEmpty();
            assertThat(violations(force(copies(5))))
                    .containsExactly("muster.regiments FB-MUSTER-08");
        }

        @Test
        @Rule("FB-MUSTER-09")
        void comeWithTheModelsOfTheirEntry() {
            var fewer = infantry(7);
            fewer.starting = 8;
            var enough = infantry(8);
            enough.starting = 8;
            assertThat(violations(force(enough.card()))).isEmpty();
            assertThat(violations(force(fewer.card())))
                    .containsExactly("muster.too-few FB-MUSTER-09");
        }
    }

    @Nested
    class Officers {
        private Lists.Draft led(String officer) {
            var draft = new Lists.Draft("Spears", ModelType.INFANTRY);
            draft.with(model(officer, ModelType.INFANTRY), Role.OFFICER).with(8, Role.TROOPER);
            draft.officers = List.of("Warden");
            return draft;
        }

        @Test
        @Rule("FB-MUSTER-07")
        void needAccessAndComeTwiceAtMost() {
            var led = led("Warden").card();
            assertThat(violations(force(led, led))).isEmpty();
            assertThat(violations(force(led, led, led)))
                    .containsExactly("muster.officers FB-MUSTER-07");
            assertThat(violations(force(led("Stranger").card())))
                    .containsExactly("muster.no-access FB-MUSTER-07");
        }

        @Test
        @Rule("FB-MUSTER-07")
        void areOneToARegiment() {
            var two = led("Warden").with(model("Warden", ModelType.INFANTRY), Role.OFFICER);
            assertThat(violations(force(two.card()))).contains("muster.two-officers FB-MUSTER-07");
        }

        @Test
        @Rule("FB-OFFICER-03")
        void takeTheLeadersPlace() {
            var both = led("Warden").with(1, Role.LEADER);
            assertThat(violations(force(both.card())))
                    .containsExactly("muster.two-leaders FB-OFFICER-03");
        }
    }

    @Nested
    class Models {
        @Test
        @Rule("FB-MUSTER-10")
        void includeALeaderOnlyIfTheEntryOffersOne() {
            var draft = infantry(8);
            draft.leaderOption = false;
            assertThat(violations(force(draft.card())))
                    .containsExactly("muster.no-leader FB-MUSTER-10");
        }

        @Test
        @Rule("FB-MUSTER-11")
        void includeAStandardBearerFromTheNumberOfTheEntry() {
            var early = infantry(8).with(1, Role.STANDARD_BEARER);
            early.standardFrom = 10;
            var right = infantry(9).with(1, Role.STANDARD_BEARER);
            right.standardFrom = 10;
            var none = infantry(9).with(1, Role.STANDARD_BEARER);
            assertThat(violations(force(right.card()))).isEmpty();
            assertThat(violations(force(early.card())))
                    .containsExactly("muster.standard-too-early FB-MUSTER-11");
            assertThat(violations(force(none.card())))
                    .containsExactly("muster.no-standard FB-MUSTER-11");
        }

        @Test
        @Rule("FB-MUSTER-12")
        void ofInfantryAreThirteenAtMost() {
            assertThat(violations(force(infantry(13).card()))).isEmpty();
            assertThat(violations(force(infantry(14).card())))
                    .containsExactly("muster.too-many FB-MUSTER-12");
        }

        @Test
        @Rule("FB-MUSTER-13")
        void ofCavalryAndBrutesAreFourAtMost() {
            for (var type : List.of(ModelType.CAVALRY, ModelType.BRUTE)) {
                var four = new Lists.Draft("Riders", type).with(4, Role.TROOPER);
                var five = new Lists.Draft("Riders", type).with(5, Role.TROOPER);
                assertThat(violations(force(four.card()))).isEmpty();
                assertThat(violations(force(five.card())))
                        .containsExactly("muster.too-many FB-MUSTER-13");
            }
            var herd = new Lists.Draft("Herd", ModelType.MONSTER).with(5, Role.TROOPER);
            assertThat(violations(force(herd.card()))).isEmpty();
        }

        @Test
        @Rule("FB-REG-01")
        void areOfOneType() {
            var mixed = infantry(8).with(model("Ogre", ModelType.BRUTE), Role.TROOPER);
            assertThat(violations(force(mixed.card()))).containsExactly("muster.types FB-REG-01");
        }

        @Test
        @Rule("FB-PROF-02")
        void haveValuesUpToSixButForMarchAndAttacks() {
            var high = new Profile(9, 1, 7, 8, 1, 3, 2, 0);
            var card =
                    new ModelCard(
                            "Titan",
                            ModelType.MONSTER,
                            WeightClass.HEAVY,
                            high,
                            null,
                            6000,
                            0,
                            List.of(),
                            List.of(),
                            null);
            var titan = new Lists.Draft("Titan", ModelType.MONSTER).with(card, Role.TROOPER);
            assertThat(notes(force(titan.card()), Edition.FIRST))
                    .containsExactly("muster.unusual-value FB-PROF-02");
        }

        @Test
        @Rule("FB-PROF-09")
        void haveWounds() {
            var card =
                    new ModelCard(
                            "Ghost",
                            ModelType.MONSTER,
                            WeightClass.HEAVY,
                            new Profile(5, 1, 3, 1, 0, 3, 2, 0),
                            null,
                            6000,
                            0,
                            List.of(),
                            List.of(),
                            null);
            var ghost = new Lists.Draft("Ghost", ModelType.MONSTER).with(card, Role.TROOPER);
            assertThat(violations(force(ghost.card()))).contains("muster.no-wounds FB-PROF-09");
        }
    }

    @Nested
    class Characters {
        private Force with(Lists.Draft character) {
            return only(List.of(character.card()));
        }

        @Test
        @Rule("FB-RET-01")
        void haveARetinueOnlyOnFoot() {
            var mounted = new Lists.Draft("Rider", ModelType.CAVALRY);
            mounted.with(1, Role.CHARACTER).with(1, Role.RETINUE);
            assertThat(violations(with(character().with(1, Role.RETINUE)))).isEmpty();
            assertThat(violations(with(mounted)))
                    .containsExactly("muster.mounted-retinue FB-RET-01");
            assertThat(violations(force(infantry(8).with(1, Role.RETINUE).card())))
                    .containsExactly("muster.stray-retinue FB-RET-01");
        }

        @Test
        @Rule("FB-RET-02")
        void haveThreeRetinueModelsAtMost() {
            assertThat(violations(with(character().with(3, Role.RETINUE)))).isEmpty();
            assertThat(violations(with(character().with(4, Role.RETINUE))))
                    .containsExactly("muster.retinue FB-RET-02");
        }

        @Test
        @Rule("FB-CHAR-06")
        void areWithNobodyButTheirRetinue() {
            assertThat(violations(with(character().with(1, Role.TROOPER))))
                    .containsExactly("muster.character-alone FB-CHAR-06");
        }

        private static Item item(String name) {
            return new Item(name, "Relics", 10, List.of());
        }

        @Test
        @Rule("FB-ITEM-02")
        void carryOneItem() {
            var one = character();
            one.items = List.of(item("Bell"));
            var two = character();
            two.items = List.of(item("Bell"), item("Book"));
            var troops = infantry(8);
            troops.items = List.of(item("Bell"));
            assertThat(violations(with(one))).isEmpty();
            assertThat(violations(with(two))).containsExactly("muster.items FB-ITEM-02");
            assertThat(violations(force(troops.card())))
                    .containsExactly("muster.item-without-character FB-ITEM-02");
        }

        @Test
        @Rule("FB-ITEM-01")
        void carryNoItemTwice() {
            var twice = character();
            twice.items = List.of(item("Bell"), item("bell"));
            assertThat(violations(with(twice))).contains("muster.item-repeated FB-ITEM-01");
        }

        @Test
        @Rule("FB-ITEM-01")
        void areToldOnceHowOftenAnItemIsTaken() {
            var thrice = character();
            thrice.items = List.of(item("Bell"), item("bell"), item("BELL"), item("Book"));
            var repeated =
                    ForceCheck.check(with(thrice), Edition.SECOND, 0).stream()
                            .filter(finding -> finding.key().equals("muster.item-repeated"))
                            .toList();
            assertThat(repeated).hasSize(1);
            assertThat(repeated.getFirst().facts()).containsExactly("bell", 3L);
        }

        @Test
        @Rule("FB-MAGIC-02")
        void castWhatTheListDescribes() {
            var seer = new Lists.Draft("Seer", ModelType.INFANTRY);
            seer.with(model("Seer", ModelType.INFANTRY, "Wizard (3)"), Role.CHARACTER);
            assertThat(notes(with(seer), Edition.FIRST))
                    .containsExactly("muster.no-incantations FB-MAGIC-02");
            seer.incantations = List.of("Gale");
            assertThat(violations(with(seer)))
                    .containsExactly("muster.unknown-incantation FB-MAGIC-02");
            var mute = character();
            mute.incantations = List.of("Gale");
            assertThat(notes(with(mute), Edition.FIRST))
                    .containsExactly("muster.no-caster FB-MAGIC-02");
        }
    }

    @Test
    @Rule("FB-MUSTER-11")
    void aRegimentHasOneStandard() {
        var two = infantry(9).with(2, Role.STANDARD_BEARER);
        two.standardFrom = 10;
        assertThat(violations(force(two.card()))).contains("muster.two-standards FB-MUSTER-11");
    }

    @Test
    @Rule("FB-MUSTER-09")
    void anOfficerIsNoneOfTheModelsBought() {
        var short1 = infantry(8);
        short1.starting = 8;
        assertThat(violations(force(short1.card()))).isEmpty();
        var led = new Lists.Draft("Spears", ModelType.INFANTRY);
        led.with(model("Warden", ModelType.INFANTRY), Role.OFFICER).with(7, Role.TROOPER);
        led.officers = List.of("Warden");
        led.starting = 8;
        assertThat(violations(force(led.card()))).contains("muster.too-few FB-MUSTER-09");
    }

    @Test
    void aForceKnowsItsRegimentsByTheirIds() {
        var force = force(infantry(8).card());
        var first = force.regiments().getFirst();
        assertThat(force.regiment(first.id())).isEqualTo(first);
        assertThat(first.weight()).isEqualTo(first.members().getFirst().card().weight());
        assertThat(first.members().getFirst().card().radius())
                .isEqualTo(first.members().getFirst().card().base() / 2);
        assertThat(force.incantation("nothing")).isNull();
    }

    @Test
    void sizesGrowWithTheTypes() {
        assertThat(ModelType.INFANTRY.size()).isPositive();
        assertThat(ModelType.MONSTER.size()).isGreaterThan(ModelType.INFANTRY.size());
        var card = model("Ogre", ModelType.BRUTE);
        assertThat(card.size()).isEqualTo(ModelType.BRUTE.size());
    }
}
