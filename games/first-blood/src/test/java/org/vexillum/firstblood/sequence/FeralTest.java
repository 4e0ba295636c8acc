package org.vexillum.firstblood.sequence;

import static org.assertj.core.api.Assertions.assertThat;
import static org.vexillum.kernel.geometry.Lengths.inches;

import org.junit.jupiter.api.Test;
import org.vexillum.firstblood.Bout;
import org.vexillum.firstblood.Field;
import org.vexillum.firstblood.Levy;
import org.vexillum.firstblood.army.Role;
import org.vexillum.firstblood.edition.Edition;
import org.vexillum.firstblood.movement.ChooseChargeMove;
import org.vexillum.firstblood.table.ActionKind;
import org.vexillum.firstblood.table.Regiment;
import org.vexillum.firstblood.table.Status;
import org.vexillum.firstblood.table.Throw;
import org.vexillum.kernel.Side;
import org.vexillum.testkit.Rule;

class FeralTest {
    private static final ActionKind SKIP = ActionKind.SKIP;

    private static Regiment beasts(Edition edition, String... traits) {
        return Levy.of(edition, "beast").traits(traits).models(1).build();
    }

    private static Regiment prey(Edition edition) {
        return Levy.of(edition, "prey").side(Side.B).models(1).build();
    }

    private static Bout facing(Edition edition, String beast, String prey) {
        return Bout.on(
                Field.of(edition).with(beasts(edition, "Feral"), beast).with(prey(edition), prey));
    }

    private static Bout act(Bout bout) {
        bout.play(new Actions("beast", Activation.Cue.CARD, 1)::play);
        return bout;
    }

    @Test
    @Rule({"FB-SR-FERAL-1-E1", "FB-SR-FERAL-1-E2"})
    void itsResolveOrLessLetsItActFreely() {
        for (var edition : new Edition[] {Edition.FIRST, Edition.SECOND}) {
            var bout = facing(edition, "10,10", "40,40").roll(Throw.FERAL, 3).answer(SKIP);
            act(bout);
            assertThat(bout.event(SequenceEvents.FeralRolled.class).free()).isTrue();
        }
    }

    @Test
    @Rule({"FB-SR-FERAL-1-E1", "FB-SR-FERAL-1-E2"})
    void everyActionIsRolledForUnlessTheRegimentIsEngaged() {
        for (var edition : new Edition[] {Edition.FIRST, Edition.SECOND}) {
            var free = facing(edition, "10,10", "40,40");
            free.roll(Throw.FERAL, 1).roll(Throw.FERAL, 2).answer(SKIP, SKIP);
            free.play(new Actions("beast", Activation.Cue.CARD, 2)::play);
            act(facing(edition, "10,10", "11.5,10").answer(SKIP)); // no dice
        }
    }

    @Test
    @Rule("FB-SR-FERAL-1-E1")
    void engagingAloneDoesNotSpareItInTheFirstEdition() {
        act(reaching(Edition.FIRST).roll(Throw.FERAL, 1).answer(SKIP));
    }

    @Test
    @Rule("FB-SR-FERAL-1-E2")
    void engagingSparesItInTheSecondEdition() {
        act(reaching(Edition.SECOND).answer(SKIP));
    }

    /** It engages by Support without being engaged. */
    private static Bout reaching(Edition edition) {
        return Bout.on(
                Field.of(edition)
                        .with(beasts(edition, "Feral", "Support"), "10,10")
                        .with(prey(edition), "13,10"));
    }

    private static Bout led(Edition edition) {
        var pack =
                Levy.of(edition, "beast")
                        .profile(5, 0, 3, 1, 1, 5, 2, 0)
                        .model(Role.OFFICER)
                        .profile(5, 0, 3, 1, 1, 2, 2, 0)
                        .traits("Feral")
                        .model(Role.TROOPER)
                        .build();
        return Bout.on(Field.of(edition).with(pack, "10,10", "11,10"));
    }

    @Test
    @Rule("FB-SR-FERAL-1-E2")
    void theHighestResolveCountsInTheSecondEdition() {
        act(led(Edition.SECOND).roll(Throw.FERAL, 5).answer(SKIP));
        var plain = act(led(Edition.FIRST).roll(Throw.FERAL, 3));
        assertThat(plain.event(SequenceEvents.FeralRolled.class).resolve()).isEqualTo(2);
    }

    @Test
    @Rule("FB-SR-FERAL-2")
    void itChargesTheNearestEnemyThatBleedsAndMayBeCharged() {
        var bleeding = Levy.of(Edition.SECOND, "bleeding").side(Side.B).models(3).build();
        bleeding.setTokens(1);
        var field =
                Field.of(Edition.SECOND)
                        .with(beasts(Edition.SECOND, "Feral"), "10,10")
                        .with(prey(Edition.SECOND), "13,10")
                        .with(bleeding, "10,15", "10,17", "10,19");
        var bout = Bout.on(field).roll(Throw.FERAL, 6);
        var asked = bout.asked(new Actions("beast", Activation.Cue.CARD, 1)::play);
        assertThat(asked).isInstanceOf(ChooseChargeMove.class);
        var forced = bout.event(SequenceEvents.FeralForced.class);
        assertThat(forced.action()).isEqualTo(ActionKind.CHARGE);
        assertThat(forced.towards()).isEqualTo("bleeding");
    }

    @Test
    @Rule("FB-SR-FERAL-2")
    void anEnemyThatBleedsOutOfReachIsNoPrey() {
        var bleeding = Levy.of(Edition.SECOND, "bleeding").side(Side.B).models(3).build();
        bleeding.setTokens(1);
        var field =
                Field.of(Edition.SECOND)
                        .with(beasts(Edition.SECOND, "Feral"), "10,10")
                        .with(prey(Edition.SECOND), "20,10")
                        .with(bleeding, "10,25", "10,27", "10,29");
        var bout = Bout.on(field).roll(Throw.FERAL, 6);
        act(bout);
        var forced = bout.event(SequenceEvents.FeralForced.class);
        assertThat(forced.action()).isEqualTo(ActionKind.MARCH);
        assertThat(forced.towards()).isEqualTo("prey");
    }

    @Test
    @Rule("FB-SR-FERAL-3")
    void withoutPreyItMarchesStraightAtTheNearestEnemyItSees() {
        var bout = facing(Edition.FIRST, "10,10", "40,10").roll(Throw.FERAL, 4);
        act(bout);
        var base = bout.regiment("beast").base(0);
        assertThat(base.y()).isEqualTo(inches(10));
        assertThat(base.x()).isBetween(inches(15) - 1, inches(15));
        assertThat(bout.regiment("beast").actions()).containsExactly(ActionKind.MARCH);
    }

    @Test
    @Rule("FB-SR-FERAL-3")
    void itDoesNotMarchIntoCombat() {
        var bout = facing(Edition.FIRST, "10,10", "15,10").roll(Throw.FERAL, 6);
        act(bout);
        int gap = bout.regiment("prey").base(0).minX() - bout.regiment("beast").base(0).maxX();
        assertThat(gap).isGreaterThan(inches(1)).isLessThan(inches(2));
    }

    @Test
    @Rule("FB-SR-FERAL-3")
    void withNobodyInSightTheActionIsLost() {
        var bout = Bout.on(Field.of(Edition.FIRST).with(beasts(Edition.FIRST, "Feral"), "10,10"));
        act(bout.roll(Throw.FERAL, 6));
        assertThat(bout.regiment("beast").actions()).isEmpty();
        assertThat(bout.event(SequenceEvents.FeralForced.class).action()).isEqualTo(SKIP);
    }

    @Test
    @Rule("FB-SR-FERAL-2")
    void inTheSecondEditionABrokenRegimentIsNotFeral() {
        var bout = facing(Edition.SECOND, "10,10", "40,10").answer(SKIP);
        bout.regiment("beast").setBroken(true);
        act(bout); // no dice
    }

    @Test
    @Rule("FB-SR-FERAL-4")
    void theMarchOntoTheTableIsNotRolledFor() {
        var bout = facing(Edition.FIRST, "10,10", "40,40");
        bout.regiment("beast").lift();
        bout.regiment("beast").setStatus(Status.ARRIVING);
        act(bout.answer(SKIP)); // no dice
    }
}
