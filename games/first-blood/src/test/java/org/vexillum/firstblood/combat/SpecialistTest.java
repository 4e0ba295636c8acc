package org.vexillum.firstblood.combat;

import static org.assertj.core.api.Assertions.assertThat;
import static org.vexillum.firstblood.Melees.a;
import static org.vexillum.firstblood.Melees.b;
import static org.vexillum.firstblood.Melees.bout;
import static org.vexillum.firstblood.Melees.clash;

import java.util.List;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.vexillum.firstblood.Levy;
import org.vexillum.firstblood.army.Characteristic;
import org.vexillum.firstblood.combat.CombatEvents.HealingLost;
import org.vexillum.firstblood.combat.CombatEvents.HitsRolled;
import org.vexillum.firstblood.combat.CombatEvents.ModelsRemoved;
import org.vexillum.firstblood.edition.Edition;
import org.vexillum.firstblood.movement.MoveLength;
import org.vexillum.firstblood.table.Battle;
import org.vexillum.firstblood.table.Regiment;
import org.vexillum.firstblood.table.TemporaryEffect.Gift;
import org.vexillum.firstblood.traits.Manner;
import org.vexillum.firstblood.traits.MeleeTraits;
import org.vexillum.firstblood.traits.RegimentTraits;
import org.vexillum.firstblood.traits.Traits;
import org.vexillum.kernel.geometry.Lengths;
import org.vexillum.testkit.Rule;

/** Command models that have a profile of their own. */
class SpecialistTest {
    private static final Gift BRAVER = new Gift.Changes(Characteristic.RESOLVE, 1);

    /**
     * Three plain ones, Clash 2, and one with Clash 4, two attacks, two wounds, on a base of 32.
     */
    private static Levy withSpecialist(Levy levy, Gift... gives) {
        return levy.profile(5, 2, 2, 1, 1, 3, 2, 0)
                .models(3)
                .profile(4, 2, 4, 2, 2, 5, 4, 0)
                .base(32)
                .specialist(gives);
    }

    @ParameterizedTest
    @ValueSource(ints = {1, 2})
    @Rule({"FB-REG-02", "FB-CLASH-10"})
    void heStrikesWithHisOwnValuesInAPoolOfHisOwn(int edition) {
        var bout = bout(edition, withSpecialist(a(edition)).build(), b(edition).models(9).build());
        // the leader has one attack more, the specialist has not
        clash(bout.clash(3, 3, 3, 3).clash(4, 5).defence(1));
        var pools = bout.all(HitsRolled.class);
        assertThat(pools).extracting(HitsRolled::hits).containsExactly(0, 1);
        assertThat(pools).allMatch(pool -> pool.rules().has("FB-CLASH-10"));
    }

    @ParameterizedTest
    @ValueSource(ints = {1, 2})
    @Rule({"FB-REG-02", "FB-MARCH-03"})
    void hisMarchAndBaseAreHisOwn(int edition) {
        var troop = withSpecialist(a(edition)).build();
        assertThat(MoveLength.lowest(troop).value()).isEqualTo(Lengths.inches(4));
        assertThat(troop.card(3).base()).isEqualTo(3200);
        assertThat(troop.card(2).base()).isEqualTo(2500);
        assertThat(troop.card().weight()).isEqualTo(troop.card(0).weight());
    }

    @ParameterizedTest
    @ValueSource(ints = {1, 2})
    @Rule("FB-REG-02")
    void theRegimentDefendsWithTheCommonProfileUntilHeIsAlone(int edition) {
        var troop = withSpecialist(b(edition)).build();
        var bout =
                bout(edition, a(edition).profile(5, 2, 3, 1, 1, 3, 2, 0).models(1).build(), troop);
        assertThat(RankAndFile.ordinary(troop)).isEqualTo(1);
        for (int model = 0; model < 3; model++) troop.remove(model);
        assertThat(RankAndFile.ordinary(troop)).isEqualTo(3);
        // his Defence of 4 holds what 2 would not
        clash(bout.clash(3, 3).defence(4, 3));
        assertThat(troop.wounds(3)).isZero();
    }

    @ParameterizedTest
    @ValueSource(ints = {1, 2})
    @Rule({"FB-REG-04", "FB-REG-05"})
    void whatHeGivesEndsWhenHeFalls(int edition) {
        var troop = withSpecialist(b(edition), BRAVER).build();
        var battle = bout(edition, troop).battle();
        assertThat(resolve(battle, troop)).isEqualTo(4);
        troop.remove(3);
        assertThat(resolve(battle, troop)).isEqualTo(3);
    }

    private static int resolve(Battle battle, Regiment troop) {
        return Characteristics.of(battle, troop, 1, Characteristic.RESOLVE).value();
    }

    @ParameterizedTest
    @ValueSource(ints = {1, 2})
    @Rule({"FB-REG-04", "FB-REG-05"})
    void aSpecialRuleThatHeGivesIsTheRegimentsWhileHeLives(int edition) {
        var book = Edition.numbered(edition).traitBook();
        var troop = withSpecialist(b(edition), new Gift.Has(book.read("Shield"))).build();
        var battle = bout(edition, troop).battle();
        assertThat(Traits.has(battle, troop, 1, MeleeTraits.Shield.class)).isTrue();
        troop.remove(3);
        assertThat(Traits.has(battle, troop, 1, MeleeTraits.Shield.class)).isFalse();
    }

    @ParameterizedTest
    @ValueSource(ints = {1, 2})
    @Rule("FB-REG-05")
    void hisFallIsToldWithTheRule(int edition) {
        var troop = withSpecialist(b(edition), BRAVER).build();
        var bout = bout(edition, troop);
        var wounds =
                new WoundsSuffered(
                        "b", 2, Manner.DUEL, WoundOrder.LISTED, List.of(3), List.of(3), false);
        bout.act(wounds::play);
        assertThat(troop.alive(3)).isFalse();
        assertThat(bout.event(ModelsRemoved.class).rules().has("FB-REG-05")).isTrue();
        assertThat(bout.event(ModelsRemoved.class).rules().has("FB-CMD-13")).isFalse();
    }

    @ParameterizedTest
    @ValueSource(ints = {1, 2})
    @Rule("FB-HEAL-05")
    void aTokenBringsBackAnOrdinaryModelNeverHim(int edition) {
        var troop = withSpecialist(b(edition), BRAVER).build();
        troop.remove(3);
        troop.setTokens(1);
        var bout = bout(edition, troop).act(new Healing("b", 5)::play);
        assertThat(troop.alive(3)).isFalse();
        assertThat(bout.event(HealingLost.class).amount()).isEqualTo(5);
    }

    @ParameterizedTest
    @ValueSource(ints = {1, 2})
    @Rule("FB-REG-02")
    void aRuleOfTheWholeRegimentDoesNotNeedHim(int edition) {
        var troop = b(edition).traits("Flank").models(3).traits().specialist().build();
        var battle = bout(edition, troop).battle();
        assertThat(Traits.regimental(battle, troop, RegimentTraits.Flank.class)).isTrue();
    }

    @ParameterizedTest
    @ValueSource(ints = {1, 2})
    @Rule({"FB-CMD-07", "FB-WOUND-11"})
    void heIsNoLeaderAndTheOwnerWouldRatherLoseATrooper(int edition) {
        var troop = withSpecialist(b(edition)).build();
        assertThat(troop.leads(3)).isFalse();
        assertThat(ModelsToKeep.least(troop, List.of(3, 1))).isEqualTo(1);
        assertThat(ModelsToKeep.least(troop, List.of(3, 0))).isEqualTo(3);
    }
}
