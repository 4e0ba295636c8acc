package org.vexillum.firstblood.combat;

import static org.assertj.core.api.Assertions.assertThat;
import static org.vexillum.firstblood.Melees.a;
import static org.vexillum.firstblood.Melees.assault;
import static org.vexillum.firstblood.Melees.b;
import static org.vexillum.firstblood.Melees.bout;
import static org.vexillum.firstblood.Melees.clash;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.vexillum.firstblood.Bout;
import org.vexillum.firstblood.army.Role;
import org.vexillum.firstblood.combat.CombatEvents.HitsRolled;
import org.vexillum.firstblood.morale.MoraleEvents.MoraleRolled;
import org.vexillum.firstblood.table.Regiment;
import org.vexillum.firstblood.traits.Manner;
import org.vexillum.testkit.Rule;

/** Character regiments and officers' regiments in combat. */
class CharactersInCombatTest {
    private static Regiment strikers(int edition, int models) {
        var levy = a(edition).profile(5, 2, 3, 1, 1, 3, 2, 0);
        for (int i = 0; i < models; i++) levy.model(Role.TROOPER);
        return levy.build();
    }

    /** Character (W3, R4, D2) and two retinue models (W1, R2, D1). */
    private static Regiment lord(int edition) {
        return b(edition)
                .profile(5, 2, 3, 2, 3, 4, 2, 0)
                .model(Role.CHARACTER)
                .profile(5, 2, 3, 1, 1, 2, 1, 0)
                .model(Role.RETINUE)
                .model(Role.RETINUE)
                .build();
    }

    @ParameterizedTest
    @ValueSource(ints = {1, 2})
    @Rule("FB-CCOM-01")
    void eachModelOfACharacterRegimentRollsForItself(int edition) {
        var lord =
                a(edition)
                        .profile(5, 2, 3, 2, 3, 4, 2, 0)
                        .model(Role.CHARACTER)
                        .model(Role.RETINUE)
                        .build();
        var bout = bout(edition, lord, b(edition).models(3).build());
        clash(bout.clash(6, 6).clash(6, 6));
        assertThat(bout.all(HitsRolled.class)).hasSize(2);
    }

    @Test
    @Rule({"FB-CCOM-04-E1", "FB-CCOM-05-E1", "FB-CCOM-06-E1"})
    void inEditionOneWoundsAndMoraleAreThoseOfTheModelAttacked() {
        var lord = lord(1);
        lord.setWounds(2, 0);
        var bout = bout(1, strikers(1, 3), lord);
        bout.clash(1, 2, 3).defence(3, 4, 1).morale(4, 5);
        bout.act(assault(bout, "a", "b", 0, Manner.CLASH)::play);
        assertThat(lord.alive(0)).isFalse();
        assertThat(bout.event(MoraleRolled.class).model()).isZero();
    }

    @Test
    @Rule("FB-CCOM-05-E1")
    void inEditionOneExcessWoundsAreLost() {
        var lord = lord(1);
        var bout = bout(1, strikers(1, 3), lord);
        bout.clash(1, 2, 3).defence(6, 6, 6);
        bout.act(assault(bout, "a", "b", 1, Manner.CLASH)::play);
        assertThat(lord.models()).containsExactly(0, 2);
        assertThat(bout.event(CombatEvents.WoundsLost.class).wounds()).isEqualTo(2);
    }

    @Test
    @Rule({"FB-CCOM-07-E2", "FB-CCOM-08-E2", "FB-CCOM-10-E2"})
    void inEditionTwoTheEngagedRetinueComesFirstAndTheCharacterLast() {
        var lord = lord(2);
        var bout = bout(2, strikers(2, 4), lord);
        var strikes =
                List.of(
                        new ModelAttack(0, "b", RankAndFile.WHOLE, false),
                        new ModelAttack(1, "b", RankAndFile.WHOLE, false),
                        new ModelAttack(2, "b", RankAndFile.WHOLE, false),
                        new ModelAttack(3, "b", RankAndFile.WHOLE, false));
        var front = new EngagedModels("b", List.of(0, 2), List.of(0, 1, 2, 3));
        bout.clash(1, 1, 1, 1).defence(6).defence(1).defence(6).defence(3).morale(4, 4, 5);
        bout.act(new DeclaredAttacks("a", Manner.CLASH, strikes, List.of(front))::play);
        assertThat(lord.models()).containsExactly(0);
        assertThat(lord.wounds(0)).isEqualTo(2);
        assertThat(bout.event(MoraleRolled.class).resolve().value()).isEqualTo(4);
        assertThat(bout.all(CombatEvents.ModelsRemoved.class))
                .extracting(event -> event.numbers().getFirst())
                .containsExactly(2, 1);
    }

    @Test
    @Rule("FB-CCOM-08-E2")
    void theAttackerNamesTheOrderOfGroups() {
        var mixed =
                a(2).profile(5, 2, 3, 1, 1, 3, 2, 0)
                        .model(Role.TROOPER)
                        .traits("Smite")
                        .model(Role.TROOPER)
                        .build();
        var lord = b(2).profile(5, 2, 3, 2, 1, 4, 5, 0).model(Role.CHARACTER).build();
        var bout = bout(2, mixed, lord).answer(new OrderHits.Sequence(List.of(1, 0)));
        clash(bout.clash(1).clash(1).defence(1));
        assertThat(lord.destroyed()).isTrue();
    }

    @Test
    @Rule("FB-OFFICER-06-E1")
    void inEditionOneAnOfficerCanBeSingledOut() {
        var troop = company(1);
        var bout = bout(1, strikers(1, 2), troop);
        bout.clash(1, 2).defence(5, 1).morale(4);
        bout.act(assault(bout, "a", "b", 0, Manner.CLASH)::play);
        assertThat(troop.wounds(0)).isEqualTo(1);
        assertThat(bout.event(MoraleRolled.class).model()).isZero();
    }

    @Test
    @Rule("FB-OFFICER-06-E1")
    void inEditionOneOtherAttacksNeverReachTheOfficer() {
        var troop = company(1);
        var bout = bout(1, strikers(1, 4), troop);
        clash(bout.clash(1, 2, 3, 3).defence(6, 6, 6, 6));
        assertThat(troop.models()).containsExactly(0);
        assertThat(troop.wounds(0)).isZero();
    }

    @Test
    @Rule("FB-OFFICER-06-E2")
    void inEditionTwoTheOfficerIsLastAndTestsWithTheRest() {
        var troop = company(2);
        var bout = bout(2, strikers(2, 4), troop);
        clash(bout.clash(1, 2, 3, 3).defence(6, 6, 6).defence(5).morale(4, 4, 4, 5));
        assertThat(troop.destroyed()).isTrue();
    }

    private static Regiment company(int edition) {
        return b(edition)
                .profile(5, 2, 3, 3, 2, 4, 4, 0)
                .model(Role.OFFICER)
                .profile(5, 2, 3, 1, 1, 2, 2, 0)
                .model(Role.TROOPER)
                .model(Role.TROOPER)
                .model(Role.TROOPER)
                .build();
    }

    @ParameterizedTest
    @ValueSource(ints = {1, 2})
    @Rule("FB-OFFICER-05")
    void anOfficerStrikesWithHisOwnProfileAndRules(int edition) {
        var troop =
                a(edition)
                        .profile(5, 2, 4, 2, 2, 4, 4, 0)
                        .traits("Smite")
                        .model(Role.OFFICER)
                        .profile(5, 2, 2, 1, 1, 2, 2, 0)
                        .traits()
                        .model(Role.TROOPER)
                        .build();
        Bout bout =
                bout(edition, troop, b(edition).profile(5, 2, 3, 1, 9, 5, 5, 0).models(1).build());
        clash(bout.clash(4, 5).clash(3).defence(1).morale(1));
        assertThat(bout.all(HitsRolled.class))
                .extracting(event -> event.needed().value())
                .containsExactly(4, 2);
    }

    @ParameterizedTest
    @ValueSource(ints = {1, 2})
    @Rule({"FB-CCOM-02", "FB-CCOM-11", "FB-WOUND-02"})
    void theTargetTestsOnceForTheWoundsOfAllModels(int edition) {
        var lord =
                a(edition)
                        .profile(5, 2, 3, 1, 3, 4, 2, 0)
                        .model(Role.CHARACTER)
                        .model(Role.RETINUE)
                        .build();
        var target = b(edition).profile(5, 2, 3, 1, 2, 3, 0, 0).models(4).build();
        var bout = bout(edition, lord, target);
        int defences = edition == 1 ? 1 : 2;
        bout.clash(1).clash(1);
        if (defences == 1) bout.defence(6).defence(6);
        else bout.defence(6, 6);
        clash(bout.morale(1, 1));
        assertThat(bout.all(MoraleRolled.class)).hasSize(1);
        assertThat(target.living()).isEqualTo(3);
    }
}
