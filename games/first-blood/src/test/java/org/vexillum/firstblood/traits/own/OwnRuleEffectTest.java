package org.vexillum.firstblood.traits.own;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.vexillum.firstblood.Bout;
import org.vexillum.firstblood.Melees;
import org.vexillum.firstblood.army.Characteristic;
import org.vexillum.firstblood.army.ModelCard;
import org.vexillum.firstblood.army.ModelType;
import org.vexillum.firstblood.army.RegimentCard;
import org.vexillum.firstblood.army.RegimentMember;
import org.vexillum.firstblood.army.Role;
import org.vexillum.firstblood.combat.Characteristics;
import org.vexillum.firstblood.combat.CombatEvents.DefenceRolled;
import org.vexillum.firstblood.combat.CombatEvents.HitsRolled;
import org.vexillum.firstblood.combat.CombatEvents.WoundsIgnored;
import org.vexillum.firstblood.morale.MoraleEvents.MoraleRolled;
import org.vexillum.firstblood.morale.MoraleTest;
import org.vexillum.firstblood.table.ActionKind;
import org.vexillum.firstblood.table.Regiment;
import org.vexillum.firstblood.table.Throw;
import org.vexillum.firstblood.traits.AttackContext;
import org.vexillum.firstblood.traits.Manner;
import org.vexillum.firstblood.traits.MeleeTraits;
import org.vexillum.firstblood.traits.Trait;
import org.vexillum.firstblood.traits.Traits;

class OwnRuleEffectTest {
    /** One model with these rules, otherwise as a levy makes it. */
    private static Regiment with(Regiment plain, Trait... traits) {
        var card = plain.card();
        var model = card.members().getFirst().card();
        var own =
                new ModelCard(
                        model.name(),
                        model.type(),
                        model.weight(),
                        model.profile(),
                        null,
                        model.base(),
                        0,
                        List.of(traits),
                        List.of(),
                        null);
        var made =
                new RegimentCard(
                        card.id(),
                        card.name(),
                        card.entry(),
                        100,
                        List.of(new RegimentMember(own, Role.TROOPER)),
                        List.of(),
                        true,
                        0,
                        List.of(),
                        List.of(),
                        List.of(),
                        List.of());
        return new Regiment(plain.id(), plain.side(), made);
    }

    private static Regiment a(int edition, Trait... traits) {
        return with(
                Melees.a(edition).profile(5, 2, 3, 2, 9, 3, 2, 0).model(Role.TROOPER).build(),
                traits);
    }

    private static Regiment b(int edition, Trait... traits) {
        return with(
                Melees.b(edition).profile(5, 2, 3, 1, 9, 3, 2, 0).model(Role.TROOPER).build(),
                traits);
    }

    private static Bout clash(int edition, Regiment a, Regiment b, int... faces) {
        return Melees.bout(edition, a, b).clash(faces);
    }

    private static AttackContext blow(Manner manner) {
        return new AttackContext(manner, ModelType.INFANTRY, false, false);
    }

    @ParameterizedTest
    @ValueSource(ints = {1, 2})
    void aKnownRuleIsGivenWhileSomethingIsTrueOfTheRegiment(int edition) {
        var gives =
                new OwnRuleEffect.Gives(
                        "Last Stand", new MeleeTraits.Smite(), RegimentCondition.CHARGED);
        var troop = a(edition, gives);
        var battle = Melees.bout(edition, troop).battle();
        assertThat(Traits.has(battle, troop, 0, MeleeTraits.Smite.class)).isFalse();
        troop.took(ActionKind.CHARGE);
        assertThat(Traits.has(battle, troop, 0, MeleeTraits.Smite.class)).isTrue();
    }

    @ParameterizedTest
    @ValueSource(ints = {1, 2})
    void aCharacteristicIsRaised(int edition) {
        var troop = a(edition, new OwnRuleEffect.Changes("Swift", Characteristic.MARCH, 2));
        var march =
                Characteristics.of(
                        Melees.bout(edition, troop).battle(), troop, 0, Characteristic.MARCH);
        assertThat(march.value()).isEqualTo(7);
        assertThat(march.changes().getFirst().cause().name()).isEqualTo("Swift");
    }

    @ParameterizedTest
    @ValueSource(ints = {1, 2})
    void hitRollsOfBothSidesAreChanged(int edition) {
        var keen = a(edition, new OwnRuleEffect.ModifiesHit("Keen", 1, Condition.CLASH));
        var elusive =
                b(edition, new OwnRuleEffect.ModifiesEnemyHit("Elusive", -2, Condition.MELEE));
        var bout = clash(edition, keen, elusive, 2, 3);
        Melees.clash(bout.defence(1));
        assertThat(bout.event(HitsRolled.class).needed().value()).isEqualTo(2);
    }

    @ParameterizedTest
    @ValueSource(ints = {1, 2})
    void defenceIsChangedAndRolledAgain(int edition) {
        var plated =
                b(
                        edition,
                        new OwnRuleEffect.ModifiesDefence("Plated", 1, Condition.ALWAYS),
                        new OwnRuleEffect.RerollsOwnDefence("Lucky", 1 << 6, Condition.CLASH));
        var bout = clash(edition, a(edition), plated, 1, 1).defence(6, 3).defence(3);
        Melees.clash(bout);
        assertThat(bout.event(DefenceRolled.class).wounds()).isZero();
        assertThat(bout.event(DefenceRolled.class).rules().ids()).contains("FB-PROF-01");
    }

    @ParameterizedTest
    @ValueSource(ints = {1, 2})
    void facesGiveMoreHitsAndAreRolledAgain(int edition) {
        var wild =
                a(
                        edition,
                        new OwnRuleEffect.ExtraHitsOn("Wild", 1 << 2, 2, Condition.CLASH),
                        new OwnRuleEffect.RerollsOwnHits("Steady", 1 << 5, Condition.CLASH));
        var bout = clash(edition, wild, b(edition), 2, 5).clash(6).defence(1, 1, 1);
        Melees.clash(bout);
        assertThat(bout.event(HitsRolled.class).hits()).isEqualTo(3);
        assertThat(bout.event(HitsRolled.class).rules().ids()).contains("FB-PROF-01");
    }

    @ParameterizedTest
    @ValueSource(ints = {1, 2})
    void onlyTheFacesNamedGiveMoreHits(int edition) {
        var wild =
                a(
                        edition,
                        new OwnRuleEffect.ExtraHitsOn("Wild", 1 << 2 | 1 << 3, 1, Condition.CLASH));
        var bout = clash(edition, wild, b(edition), 1, 3).defence(1, 1, 1);
        Melees.clash(bout);
        assertThat(bout.event(HitsRolled.class).hits()).isEqualTo(3);
    }

    @ParameterizedTest
    @ValueSource(ints = {1, 2})
    void moraleIsChangedAndRolledAgain(int edition) {
        var firm =
                b(
                        edition,
                        new OwnRuleEffect.ModifiesMorale("Firm", 1),
                        new OwnRuleEffect.RerollsMoraleDice("Proud", 1 << 6));
        var bout = Melees.bout(edition, firm).morale(4, 6).morale(5);
        bout.play(MoraleTest.of("b", 2, List.of(0))::play);
        assertThat(bout.event(MoraleRolled.class).resolve().value()).isEqualTo(4);
        assertThat(firm.wounds(0)).isEqualTo(1);
    }

    @ParameterizedTest
    @ValueSource(ints = {1, 2})
    void woundsAreIgnoredOnAHighDie(int edition) {
        var hale = b(edition, new OwnRuleEffect.IgnoresWoundOn("Hale", 5));
        var bout = clash(edition, a(edition), hale, 1, 1).defence(6, 6);
        Melees.clash(bout.roll(Throw.IGNORING, 5, 4).morale(1));
        assertThat(hale.wounds(0)).isEqualTo(1);
        assertThat(bout.event(WoundsIgnored.class).ignored()).isEqualTo(1);
    }

    @Test
    void conditionsLookAtTheBlow() {
        assertThat(Condition.ALWAYS.holds(blow(Manner.VOLLEY))).isTrue();
        assertThat(Condition.CLASH.holds(blow(Manner.DUEL))).isTrue();
        assertThat(Condition.CLASH.holds(blow(Manner.IMPACT))).isFalse();
        assertThat(Condition.IMPACT.holds(blow(Manner.IMPACT))).isTrue();
        assertThat(Condition.MELEE.holds(blow(Manner.IMPACT))).isTrue();
        assertThat(Condition.MELEE.holds(blow(Manner.VOLLEY))).isFalse();
        assertThat(Condition.VOLLEY.holds(blow(Manner.VOLLEY))).isTrue();
        assertThat(Condition.SPELL.holds(blow(Manner.SPELL))).isTrue();
        assertThat(Condition.TARGET_BROKEN.holds(blow(Manner.CLASH))).isFalse();
        assertThat(Condition.TARGET_INFANTRY.holds(blow(Manner.CLASH))).isTrue();
        assertThat(Condition.TARGET_NOT_INFANTRY.holds(blow(Manner.CLASH))).isFalse();
        var brute = new AttackContext(Manner.CLASH, ModelType.BRUTE, true, false);
        assertThat(Condition.TARGET_BROKEN.holds(brute)).isTrue();
        assertThat(Condition.TARGET_NOT_INFANTRY.holds(brute)).isTrue();
    }

    @Test
    void circumstancesLookAtTheRegiment() {
        var troop = a(1);
        assertThat(RegimentCondition.ALWAYS.holds(troop)).isTrue();
        assertThat(RegimentCondition.NOT_BROKEN.holds(troop)).isTrue();
        assertThat(RegimentCondition.INSPIRED.holds(troop)).isFalse();
        assertThat(RegimentCondition.IN_GARRISON.holds(troop)).isFalse();
        troop.setBroken(true);
        assertThat(RegimentCondition.BROKEN.holds(troop)).isTrue();
        assertThat(RegimentCondition.NOT_BROKEN.holds(troop)).isFalse();
    }
}
