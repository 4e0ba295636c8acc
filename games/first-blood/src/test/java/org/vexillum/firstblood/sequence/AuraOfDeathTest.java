package org.vexillum.firstblood.sequence;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.vexillum.firstblood.Bout;
import org.vexillum.firstblood.Field;
import org.vexillum.firstblood.Levy;
import org.vexillum.firstblood.army.Role;
import org.vexillum.firstblood.edition.Edition;
import org.vexillum.firstblood.table.ActionKind;
import org.vexillum.firstblood.table.Regiment;
import org.vexillum.firstblood.table.Status;
import org.vexillum.firstblood.table.Throw;
import org.vexillum.kernel.Side;
import org.vexillum.testkit.Rule;

class AuraOfDeathTest {
    private static Regiment wraiths(Edition edition, String id, String aura) {
        return Levy.of(edition, id).side(Side.B).traits(aura).models(2).build();
    }

    private static Regiment victims(Edition edition, int models) {
        return Levy.of(edition, "a1").models(models).build();
    }

    /** Three victims in a row, the first two of them engaged by both wraiths. */
    private static Field field(Edition edition, String aura) {
        return Field.of(edition)
                .with(victims(edition, 3), "10,10", "11,10", "14,10")
                .with(wraiths(edition, "b1", aura), "10,11.5", "11,11.5");
    }

    private static int hits(Bout bout) {
        return bout.all(SequenceEvents.AuraStruck.class).stream()
                .mapToInt(SequenceEvents.AuraStruck::hits)
                .sum();
    }

    private static AuraOfDeath aura(Bout bout) {
        return AuraOfDeath.on(bout.battle(), bout.regiment("a1"));
    }

    @Test
    @Rule({"FB-SR-AURA-OF-DEATH-1", "FB-SR-AURA-OF-DEATH-2-E1"})
    void theFirstEditionStrikesForEveryEngagedModelOnce() {
        var bout = Bout.on(field(Edition.FIRST, "Aura of Death (2)"));
        bout.roll(Throw.DEFENCE, 1, 1, 1, 1).act(aura(bout)::play);
        assertThat(hits(bout)).isEqualTo(4); // two models, two hits each
    }

    @Test
    @Rule("FB-SR-AURA-OF-DEATH-2-E2")
    void theSecondEditionStrikesForEveryEnemyRegimentOnce() {
        var field =
                field(Edition.SECOND, "Aura of Death (2)")
                        .with(wraiths(Edition.SECOND, "b2", "Aura of Death (1)"), "14,11.5");
        var bout = Bout.on(field);
        bout.roll(Throw.DEFENCE, 1, 1).roll(Throw.DEFENCE, 1).act(aura(bout)::play);
        assertThat(hits(bout)).isEqualTo(3);
    }

    @Test
    @Rule("FB-SR-AURA-OF-DEATH-3")
    void woundsGoToEngagedModelsAndNobodyTestsMorale() {
        var bout = Bout.on(field(Edition.FIRST, "Aura of Death (2)"));
        bout.roll(Throw.DEFENCE, 6, 6, 6, 6);
        bout.act(aura(bout)::play);
        var struck = bout.regiment("a1");
        assertThat(struck.alive(0)).isFalse();
        assertThat(struck.alive(1)).isFalse();
        assertThat(struck.alive(2)).as("not engaged").isTrue();
    }

    /** Its officer alone has the rule and engages their leader. */
    @Test
    @Rule({"FB-SR-AURA-OF-DEATH-3", "FB-WOUND-10", "FB-WOUND-11"})
    void theEngagedLeaderComesLastWhoeverOfTheRegimentHasTheRule() {
        var haunted =
                Levy.of(Edition.SECOND, "b1")
                        .side(Side.B)
                        .models(1)
                        .traits("Aura of Death (1)")
                        .model(Role.OFFICER)
                        .build();
        var bout =
                Bout.on(
                        Field.of(Edition.SECOND)
                                .with(victims(Edition.SECOND, 2), "10,10", "12.5,10")
                                .with(haunted, "12.5,11.5", "10,11.5"));
        bout.roll(Throw.DEFENCE, 6).act(aura(bout)::play);
        assertThat(bout.regiment("a1").alive(0)).as("the leader").isTrue();
        assertThat(bout.regiment("a1").alive(1)).isFalse();
    }

    @Test
    @Rule("FB-SR-AURA-OF-DEATH-5")
    void garrisonsNeitherSufferNorDealIt() {
        for (var id : List.of("a1", "b1")) {
            var bout = Bout.on(field(Edition.FIRST, "Aura of Death (2)"));
            bout.regiment(id).setStatus(Status.IN_GARRISON);
            assertThat(aura(bout).auras()).isEmpty();
        }
    }

    private static Bout dying(Edition edition) {
        var field =
                Field.of(edition)
                        .with(victims(edition, 1), "10,10")
                        .with(Levy.of(edition, "a2").models(1).build(), "30,30")
                        .with(wraiths(edition, "b1", "Aura of Death (1)"), "10,11.5", "11,11.5");
        var bout = Bout.on(field);
        bout.battle().setStack(Side.A, List.of("a1", "a2"));
        bout.battle().setStack(Side.B, List.of("b1"));
        return bout.roll(Throw.DEFENCE, 6);
    }

    @Test
    @Rule("FB-SR-AURA-OF-DEATH-4-E2")
    void theSecondEditionLetsTheOwnerDrawTheNextCard() {
        var goesOn = dying(Edition.SECOND);
        goesOn.answer(true, ActionKind.SKIP, ActionKind.SKIP).act(new PlayerTurn()::play);
        assertThat(goesOn.regiment("a2").activated()).isTrue();
        assertThat(goesOn.battle().toAct()).isEqualTo(Side.B);
        var declines = dying(Edition.SECOND).answer(false).act(new PlayerTurn()::play);
        assertThat(declines.regiment("a2").activated()).isFalse();
        assertThat(declines.battle().toAct()).isEqualTo(Side.B);
    }

    @Test
    @Rule({"FB-SR-AURA-OF-DEATH-4-E2", "FB-ACT-09"})
    void inTheFirstEditionTheTurnJustPasses() {
        var bout = dying(Edition.FIRST).act(new PlayerTurn()::play);
        assertThat(bout.regiment("a1").destroyed()).isTrue();
        assertThat(bout.regiment("a2").activated()).isFalse();
        assertThat(bout.battle().toAct()).isEqualTo(Side.B);
    }
}
