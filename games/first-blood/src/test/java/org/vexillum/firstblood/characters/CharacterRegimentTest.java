package org.vexillum.firstblood.characters;

import static org.assertj.core.api.Assertions.assertThat;
import static org.vexillum.kernel.geometry.Lengths.inches;

import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.vexillum.firstblood.Field;
import org.vexillum.firstblood.Levy;
import org.vexillum.firstblood.army.Characteristic;
import org.vexillum.firstblood.army.Item;
import org.vexillum.firstblood.army.ModelCard;
import org.vexillum.firstblood.army.RegimentCard;
import org.vexillum.firstblood.army.RegimentMember;
import org.vexillum.firstblood.army.RetinueCategory;
import org.vexillum.firstblood.army.Role;
import org.vexillum.firstblood.army.TierBonus;
import org.vexillum.firstblood.combat.Characteristics;
import org.vexillum.firstblood.edition.Edition;
import org.vexillum.firstblood.ranges.CommandRange;
import org.vexillum.firstblood.sequence.CommandStacks;
import org.vexillum.firstblood.table.Battle;
import org.vexillum.firstblood.table.Regiment;
import org.vexillum.firstblood.table.Status;
import org.vexillum.firstblood.table.TemporaryEffect;
import org.vexillum.firstblood.traits.GrantedTraits;
import org.vexillum.kernel.Side;
import org.vexillum.testkit.Rule;

/** Characters with their retinue and items, and officers. */
class CharacterRegimentTest {
    private static final List<Edition> EDITIONS = List.of(Edition.FIRST, Edition.SECOND);

    /** A character with retinue of these categories, and what its tiers and items give. */
    private static Regiment lord(
            List<RetinueCategory> retinue, List<TierBonus> tiers, List<Item> items) {
        var plain =
                Levy.of(Edition.FIRST, "lord").commandRange(9).model(Role.CHARACTER).regimentCard();
        var members = new ArrayList<>(plain.members());
        for (var category : retinue) {
            var like = plain.members().getFirst().card();
            var card =
                    new ModelCard(
                            "retainer",
                            like.type(),
                            like.weight(),
                            like.profile(),
                            null,
                            like.base(),
                            0,
                            List.of(),
                            List.of(),
                            category);
            members.add(new RegimentMember(card, Role.RETINUE));
        }
        var card =
                new RegimentCard(
                        "lord", "lord", "lord", 0, members, List.of(), false, 0, List.of(), tiers,
                        List.of(), items);
        return new Regiment("lord", Side.A, card);
    }

    private static TemporaryEffect.Gift plus(Characteristic which) {
        return new TemporaryEffect.Gift.Changes(which, 1);
    }

    private static int value(Battle battle, Regiment lord, int model, Characteristic which) {
        return Characteristics.of(battle, lord, model, which).value();
    }

    private static Battle battle(Regiment lord) {
        return Field.of(Edition.FIRST).with(lord).battle();
    }

    @Test
    @Rule("FB-CHAR-01")
    void aCharacterRegimentHasACardOfItsOwn() {
        for (var edition : EDITIONS) {
            var lord = Levy.of(edition, "lord").model(Role.CHARACTER).build();
            var line = Levy.of(edition, "line").models(2).build();
            var battle = Field.of(edition).with(lord).with(line).battle();
            assertThat(CommandStacks.cards(battle, Side.A)).containsExactly("lord", "line");
        }
    }

    @Test
    @Rule("FB-CHAR-02")
    void theCharacterLeadsWithTheCommandRangeOfHisProfile() {
        var lord = lord(List.of(RetinueCategory.COMBAT), List.of(), List.of());
        assertThat(lord.leads(0)).isTrue();
        assertThat(lord.leads(1)).isFalse();
        assertThat(CommandRange.of(battle(lord), lord, 0)).isEqualTo(inches(9));
    }

    @Test
    @Rule({"FB-RET-05", "FB-RET-04"})
    void theTierOfACategoryIsTheNumberOfItsModels() {
        var lord =
                lord(
                        List.of(
                                RetinueCategory.COMBAT,
                                RetinueCategory.COMBAT,
                                RetinueCategory.ARCANE),
                        List.of(),
                        List.of());
        assertThat(GrantedTraits.tier(lord, RetinueCategory.COMBAT)).isEqualTo(2);
        assertThat(GrantedTraits.tier(lord, RetinueCategory.ARCANE)).isEqualTo(1);
        assertThat(GrantedTraits.tier(lord, RetinueCategory.TACTICAL)).isZero();
    }

    private static Regiment tiered() {
        var tiers =
                List.of(
                        new TierBonus(RetinueCategory.COMBAT, 1, plus(Characteristic.CLASH), false),
                        new TierBonus(
                                RetinueCategory.COMBAT, 2, plus(Characteristic.ATTACKS), true),
                        new TierBonus(
                                RetinueCategory.COMBAT, 3, plus(Characteristic.DEFENSE), false));
        return lord(List.of(RetinueCategory.COMBAT, RetinueCategory.COMBAT), tiers, List.of());
    }

    @Test
    @Rule("FB-RET-06")
    void theBonusesOfAllTiersReachedAddUp() {
        var lord = tiered();
        var battle = battle(lord);
        assertThat(value(battle, lord, 0, Characteristic.CLASH)).isEqualTo(4);
        assertThat(value(battle, lord, 0, Characteristic.ATTACKS)).isEqualTo(2);
        assertThat(value(battle, lord, 0, Characteristic.DEFENSE)).isEqualTo(2);
    }

    @Test
    @Rule("FB-RET-08")
    void aBonusIsForTheCharacterAloneOrForTheRegimentAsItsListSays() {
        var lord = tiered();
        var battle = battle(lord);
        assertThat(value(battle, lord, 1, Characteristic.CLASH)).isEqualTo(4);
        assertThat(value(battle, lord, 1, Characteristic.ATTACKS)).isEqualTo(1);
    }

    @Test
    @Rule("FB-RET-07")
    void aFallenRetainerLowersTheTierAtOnceAndARestoredOneRaisesItAgain() {
        var lord = tiered();
        var battle = battle(lord);
        lord.remove(2);
        assertThat(value(battle, lord, 0, Characteristic.ATTACKS)).isEqualTo(1);
        assertThat(value(battle, lord, 0, Characteristic.CLASH)).isEqualTo(4);
        lord.restore(2, null, 0);
        assertThat(value(battle, lord, 0, Characteristic.ATTACKS)).isEqualTo(2);
    }

    @Test
    @Rule("FB-ITEM-01")
    void anItemWorksForTheCharacterWhoCarriesIt() {
        var blade = new Item("Blade", "relics", 10, List.of(plus(Characteristic.CLASH)));
        var lord = lord(List.of(RetinueCategory.COMBAT), List.of(), List.of(blade));
        var battle = battle(lord);
        assertThat(value(battle, lord, 0, Characteristic.CLASH)).isEqualTo(4);
        assertThat(value(battle, lord, 1, Characteristic.CLASH)).isEqualTo(3);
    }

    private static Regiment led(Edition edition) {
        return Levy.of(edition, "led")
                .commandRange(7)
                .model(Role.OFFICER)
                .commandRange(0)
                .model(Role.TROOPER)
                .build();
    }

    @Test
    @Rule({"FB-OFFICER-01", "FB-OFFICER-03"})
    void anOfficerTakesTheLeadersPlaceAndIsNoCharacter() {
        for (var edition : EDITIONS) {
            var led = led(edition);
            assertThat(led.leaders()).containsExactly(0);
            assertThat(led.card().character()).isFalse();
            assertThat(led.character()).isEqualTo(Regiment.NOBODY);
            assertThat(CommandRange.of(Field.of(edition).with(led).battle(), led, 0))
                    .isEqualTo(inches(7));
        }
    }

    @Test
    @Rule({"FB-OFFICER-02", "FB-CARD-01"})
    void anOfficerHasNoCardButThatOfHisRegiment() {
        var battle = Field.of(Edition.FIRST).with(led(Edition.FIRST)).battle();
        assertThat(CommandStacks.cards(battle, Side.A)).containsExactly("led");
        battle.regiment("led").setStatus(Status.DESTROYED);
        assertThat(CommandStacks.cards(battle, Side.A)).isEmpty();
    }
}
