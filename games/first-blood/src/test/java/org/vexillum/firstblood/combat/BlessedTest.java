package org.vexillum.firstblood.combat;

import static org.assertj.core.api.Assertions.assertThat;
import static org.vexillum.firstblood.Melees.a;
import static org.vexillum.firstblood.Melees.assault;
import static org.vexillum.firstblood.Melees.b;
import static org.vexillum.firstblood.Melees.bout;
import static org.vexillum.firstblood.Melees.clash;

import org.junit.jupiter.api.Test;
import org.vexillum.firstblood.Bout;
import org.vexillum.firstblood.army.Role;
import org.vexillum.firstblood.combat.UseBlessing.Answer;
import org.vexillum.firstblood.table.Throw;
import org.vexillum.firstblood.traits.Manner;
import org.vexillum.testkit.Rule;

class BlessedTest {
    private static Bout fight(int edition, String own, String foes) {
        var striker = a(edition).profile(5, 2, 3, 2, 1, 3, 2, 0).traits(own).model(Role.TROOPER);
        var anvil = b(edition).profile(5, 2, 3, 1, 9, 5, 2, 0).traits(foes).model(Role.TROOPER);
        return bout(edition, striker.build(), anvil.build());
    }

    @Test
    @Rule("FB-SR-BLESSED-E1")
    void missesAreRolledAgainOncePerRound() {
        var bout = fight(1, "Blessed", "Smite").answer(Answer.USE);
        clash(bout.clash(5, 6).clash(1, 5).defence(1));
        assertThat(bout.regiment("a").blessingUsed()).isTrue();
        clash(bout.clash(5, 6));
    }

    @Test
    @Rule("FB-SR-BLESSED-E1")
    void inEditionOneAnyAttackCanBeBlessed() {
        var bout = fight(1, "Blessed", "Smite").answer(Answer.USE);
        bout.roll(Throw.OPPORTUNITY, 6).roll(Throw.OPPORTUNITY, 6);
        bout.act(assault(bout, "a", "b", Manner.OPPORTUNITY)::play);
    }

    @Test
    @Rule("FB-SR-BLESSED-E2")
    void inEditionTwoOnlyTheHitsOfAClashCanBeBlessed() {
        var bout = fight(2, "Blessed", "Smite");
        bout.roll(Throw.OPPORTUNITY, 6);
        bout.act(assault(bout, "a", "b", Manner.OPPORTUNITY)::play);
        clash(bout.answer(Answer.USE).clash(6, 6).clash(4, 6));
    }

    @Test
    @Rule("FB-SR-BLESSED-E2")
    void failedDefenceRollsCanBeBlessedInstead() {
        var bout = fight(2, "Cleave (1)", "Blessed").answer(Answer.USE);
        clash(bout.clash(1, 2).defence(1, 2).defence(1));
        assertThat(bout.regiment("b").wounds(0)).isZero();
    }

    @Test
    @Rule("FB-SR-BLESSED-E1")
    void theBlessingMayBeKept() {
        var bout = fight(1, "Cleave (1)", "Blessed").answer(Answer.KEEP);
        clash(bout.clash(1, 2).defence(1, 2).morale(1));
        assertThat(bout.regiment("b").blessingUsed()).isFalse();
    }
}
