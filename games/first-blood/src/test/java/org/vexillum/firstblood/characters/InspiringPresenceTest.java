package org.vexillum.firstblood.characters;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.vexillum.firstblood.Bout;
import org.vexillum.firstblood.Field;
import org.vexillum.firstblood.Levy;
import org.vexillum.firstblood.army.Role;
import org.vexillum.firstblood.edition.Edition;
import org.vexillum.firstblood.table.Status;
import org.vexillum.kernel.Side;
import org.vexillum.testkit.Rule;

class InspiringPresenceTest {
    /** The second model of the regiment is exactly at the lord's 6 inches. */
    private static Bout table(Edition edition, String place) {
        var lord =
                Levy.of(edition, "lord")
                        .commandRange(6)
                        .traits("Inspiring Presence")
                        .model(Role.CHARACTER);
        var line = Levy.of(edition, "line").models(2).build();
        return Bout.on(Field.of(edition).with(lord.build(), "20,20").with(line, "30,20", place));
    }

    private static boolean covered(Bout bout) {
        return InspiringPresence.covers(bout.battle(), bout.regiment("line"));
    }

    @Test
    @Rule("FB-SR-INSPIRING-PRESENCE")
    void anyPartOfAnyBaseWithinCommandRangeIsEnough() {
        assertThat(covered(table(Edition.FIRST, "26.98425,20"))).isTrue();
        assertThat(covered(table(Edition.FIRST, "26.9847,20"))).isFalse();
    }

    @Test
    @Rule("FB-SR-INSPIRING-PRESENCE")
    void neitherEnemiesNorGarrisonsProfit() {
        var bout = table(Edition.FIRST, "25,20");
        bout.regiment("lord").setStatus(Status.IN_GARRISON);
        assertThat(covered(bout)).isFalse();
        var foe = Levy.of(Edition.FIRST, "foe").side(Side.B).models(1).build();
        var other = Bout.on(Field.of(Edition.FIRST).with(foe, "21,21"));
        assertThat(InspiringPresence.covers(other.battle(), foe)).isFalse();
    }

    @Test
    @Rule("FB-SR-INSPIRING-PRESENCE-E2")
    void theSecondEditionRestoresBrokenRegimentsInRange() {
        var near = table(Edition.SECOND, "25,20");
        near.regiment("line").setBroken(true);
        near.act(InspiringPresence::restore);
        assertThat(near.regiment("line").broken()).isFalse();
        var far = table(Edition.SECOND, "29,20");
        far.regiment("line").setBroken(true);
        far.act(InspiringPresence::restore);
        assertThat(far.regiment("line").broken()).isTrue();
    }

    @Test
    @Rule("FB-SR-INSPIRING-PRESENCE")
    void theFirstEditionDoesNotRestoreThem() {
        var bout = table(Edition.FIRST, "25,20");
        bout.regiment("line").setBroken(true);
        bout.act(InspiringPresence::restore);
        assertThat(bout.regiment("line").broken()).isTrue();
    }
}
