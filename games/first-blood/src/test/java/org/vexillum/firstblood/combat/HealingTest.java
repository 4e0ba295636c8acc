package org.vexillum.firstblood.combat;

import static org.assertj.core.api.Assertions.assertThat;
import static org.vexillum.firstblood.Melees.b;
import static org.vexillum.firstblood.Melees.bout;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.vexillum.firstblood.Bout;
import org.vexillum.firstblood.army.Role;
import org.vexillum.firstblood.combat.CombatEvents.HealingLost;
import org.vexillum.firstblood.combat.CombatEvents.ModelHealed;
import org.vexillum.firstblood.combat.CombatEvents.ModelRestored;
import org.vexillum.firstblood.table.Regiment;
import org.vexillum.testkit.Rule;

class HealingTest {
    private static Regiment troop(int edition, int models, int dead, String... traits) {
        var troop =
                b(edition).profile(5, 2, 3, 1, 2, 3, 2, 0).traits(traits).models(models).build();
        for (int i = 1; i <= dead; i++) troop.remove(models - i);
        troop.setTokens(dead);
        return troop;
    }

    private static Bout heal(Bout bout, int amount) {
        return bout.act(new Healing("b", amount)::play);
    }

    @ParameterizedTest
    @ValueSource(ints = {1, 2})
    @Rule({"FB-HEAL-01", "FB-HEAL-02", "FB-HEAL-04", "FB-HEAL-05"})
    void theWoundedAreHealedBeforeCasualtiesReturn(int edition) {
        var troop = troop(edition, 8, 2);
        troop.setWounds(3, 1);
        var bout = heal(bout(edition, troop), 4);
        assertThat(troop.living()).isEqualTo(7);
        assertThat(troop.wounds(3)).isZero();
        assertThat(troop.tokens()).isEqualTo(1);
        assertThat(bout.event(HealingLost.class).amount()).isEqualTo(1);
    }

    @ParameterizedTest
    @ValueSource(ints = {1, 2})
    @Rule("FB-BROKEN-09")
    void aBrokenRegimentRestoresNobody(int edition) {
        var troop = troop(edition, 8, 2);
        troop.setWounds(3, 1);
        troop.setBroken(true);
        heal(bout(edition, troop), 4);
        assertThat(troop.living()).isEqualTo(6);
        assertThat(troop.wounds(3)).isZero();
        assertThat(troop.tokens()).isEqualTo(2);
    }

    @ParameterizedTest
    @ValueSource(ints = {1, 2})
    @Rule("FB-HEAL-04")
    void whatDoesNotSufficeForAWholeModelIsLost(int edition) {
        var troop = troop(edition, 4, 2);
        heal(bout(edition, troop), 3);
        assertThat(troop.living()).isEqualTo(3);
        assertThat(troop.tokens()).isEqualTo(1);
    }

    @ParameterizedTest
    @ValueSource(ints = {1, 2})
    @Rule("FB-HEAL-05")
    void withoutTokensNobodyReturns(int edition) {
        var troop = troop(edition, 4, 2);
        troop.setTokens(0);
        heal(bout(edition, troop), 9);
        assertThat(troop.living()).isEqualTo(2);
    }

    @ParameterizedTest
    @ValueSource(ints = {1, 2})
    @Rule({"FB-HEAL-05", "FB-REG-05"})
    void aLeaderReturnsAsATrooper(int edition) {
        var troop = troop(edition, 3, 0);
        troop.remove(0);
        troop.setActing(1);
        troop.setTokens(1);
        heal(bout(edition, troop), 2);
        assertThat(troop.role(0)).isEqualTo(Role.TROOPER);
        assertThat(troop.acting()).isEqualTo(1);
    }

    @ParameterizedTest
    @ValueSource(ints = {1, 2})
    @Rule("FB-HEAL-02")
    void theOwnerChoosesWhomToHealWhereItMatters(int edition) {
        var troop = troop(edition, 3, 0);
        troop.setWounds(0, 1);
        troop.setWounds(1, 1);
        heal(bout(edition, troop).answer(new PickModel.Model(1)), 1);
        assertThat(troop.wounds(0)).isEqualTo(1);
        assertThat(troop.wounds(1)).isZero();
    }

    @Test
    @Rule("FB-HEAL-03")
    void nobodyComesBackFromTheWoundedProfile() {
        var giant = b(2).profile(5, 2, 3, 1, 4, 3, 2, 0).wounded(5, 2, 3, 1, 3, 3, 2, 0).models(2);
        var pair = giant.build();
        pair.setWeakened(0, true);
        pair.setWounds(0, 2);
        heal(bout(2, pair), 9);
        assertThat(pair.weakened(0)).isTrue();
        assertThat(pair.woundsLeft(0)).isEqualTo(3);
        pair.remove(1);
        pair.setTokens(1);
        heal(bout(2, pair), 6);
        assertThat(pair.living()).isEqualTo(1);
        heal(bout(2, pair), 7);
        assertThat(pair.living()).isEqualTo(2);
        assertThat(pair.weakened(1)).isFalse();
    }

    @ParameterizedTest
    @ValueSource(ints = {1, 2})
    @Rule("FB-SR-LETHAL-DEMISE-1")
    void lethalModelsAreNeitherHealedNorRestored(int edition) {
        var troop = troop(edition, 4, 1, "Lethal Demise");
        troop.setWounds(1, 1);
        heal(bout(edition, troop), 9);
        assertThat(troop.living()).isEqualTo(3);
        assertThat(troop.wounds(1)).isEqualTo(1);
    }

    @ParameterizedTest
    @ValueSource(ints = {1, 2})
    @Rule({"FB-CCOM-12", "FB-CCOM-13", "FB-RET-07"})
    void anyLostRetinueModelMayReturnButNoCharacter(int edition) {
        var lord =
                b(edition)
                        .model(Role.CHARACTER)
                        .profile(5, 2, 3, 1, 2, 3, 2, 0)
                        .model(Role.RETINUE)
                        .profile(5, 2, 3, 1, 1, 3, 2, 0)
                        .model(Role.RETINUE)
                        .model(Role.RETINUE)
                        .build();
        lord.remove(0);
        lord.remove(1);
        lord.remove(2);
        lord.setTokens(2);
        heal(bout(edition, lord).answer(new PickModel.Model(1)), 2);
        assertThat(lord.models()).containsExactly(1, 3);
        heal(bout(edition, lord), 9);
        assertThat(lord.models()).containsExactly(1, 2, 3);
    }

    @ParameterizedTest
    @ValueSource(ints = {1, 2})
    @Rule("FB-OFFICER-11")
    void aTokenNeverBringsTheOfficerBack(int edition) {
        var troop = b(edition).model(Role.OFFICER).model(Role.TROOPER).build();
        troop.remove(0);
        troop.setTokens(1);
        heal(bout(edition, troop), 9);
        assertThat(troop.models()).containsExactly(1);
    }

    @ParameterizedTest
    @ValueSource(ints = {1, 2})
    @Rule({"FB-HEAL-01", "FB-HEAL-04"})
    void whatIsHealedAndWhoComesBackIsTold(int edition) {
        var troop = troop(edition, 8, 2);
        troop.setWounds(3, 1);
        var bout = heal(bout(edition, troop), 3);
        var healed = bout.event(ModelHealed.class);
        assertThat(healed.number()).isEqualTo(3);
        assertThat(healed.wounds()).isEqualTo(1);
        assertThat(healed.carries()).isZero();
        assertThat(healed.rules().ids()).containsExactly("FB-HEAL-01", "FB-HEAL-02");
        var restored = bout.event(ModelRestored.class);
        assertThat(restored.cost()).isEqualTo(2);
        assertThat(restored.tokens()).isEqualTo(1);
        assertThat(bout.all(HealingLost.class)).isEmpty();
    }

    @Test
    @Rule("FB-HEAL-03")
    void healingTheWoundedProfileIsExplained() {
        var giant = b(2).profile(5, 2, 3, 1, 4, 3, 2, 0).wounded(5, 2, 3, 1, 3, 3, 2, 0).models(1);
        var one = giant.build();
        one.setWeakened(0, true);
        one.setWounds(0, 2);
        var bout = heal(bout(2, one), 1);
        assertThat(bout.event(ModelHealed.class).carries()).isEqualTo(1);
        assertThat(bout.event(ModelHealed.class).rules().has("FB-HEAL-03")).isTrue();
    }

    @ParameterizedTest
    @ValueSource(ints = {1, 2})
    @Rule("FB-BROKEN-09")
    void allThatABrokenRegimentCannotUseIsLost(int edition) {
        var troop = troop(edition, 8, 2);
        troop.setBroken(true);
        var lost = heal(bout(edition, troop), 4).event(HealingLost.class);
        assertThat(lost.amount()).isEqualTo(4);
        assertThat(lost.rules().ids()).containsExactly("FB-HEAL-04", "FB-BROKEN-09");
    }

    @ParameterizedTest
    @ValueSource(ints = {1, 2})
    @Rule("FB-HEAL-05")
    void whyHealingIsLostIsTold(int edition) {
        var whole = heal(bout(edition, troop(edition, 4, 0)), 1).event(HealingLost.class);
        assertThat(whole.rules().ids()).containsExactly("FB-HEAL-04", "FB-HEAL-05");
        var little = heal(bout(edition, troop(edition, 4, 1)), 1).event(HealingLost.class);
        assertThat(little.rules().ids()).containsExactly("FB-HEAL-04");
        var lethal = troop(edition, 4, 1, "Lethal Demise");
        var never = heal(bout(edition, lethal), 2).event(HealingLost.class);
        assertThat(never.rules().ids()).containsExactly("FB-HEAL-04", "FB-SR-LETHAL-DEMISE-1");
    }

    @ParameterizedTest
    @ValueSource(ints = {1, 2})
    @Rule("FB-HEAL-05")
    void troopersAndRetinueComeBackBeforeALeader(int edition) {
        for (var role : new Role[] {Role.TROOPER, Role.RETINUE}) {
            var troop = b(edition).model(Role.LEADER).model(role).model(role).build();
            troop.remove(0);
            troop.remove(1);
            troop.setTokens(2);
            heal(bout(edition, troop), 1);
            assertThat(troop.models()).containsExactly(1, 2);
        }
    }
}
