package org.vexillum.firstblood.ranges;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.vexillum.firstblood.Field;
import org.vexillum.firstblood.Levy;
import org.vexillum.firstblood.Pieces;
import org.vexillum.firstblood.army.Role;
import org.vexillum.firstblood.edition.Edition;
import org.vexillum.firstblood.table.Battle;
import org.vexillum.firstblood.table.Regiment;
import org.vexillum.firstblood.table.Status;
import org.vexillum.kernel.Side;
import org.vexillum.testkit.Rule;

/** Inch-wide bases; a lord with a command range of 8 inches stands at (20, 20). */
class CommandingPresenceTest {
    private final Regiment lord =
            levy("lord").commandRange(8).model(Role.CHARACTER).model(Role.RETINUE).build();
    private final Regiment troops =
            levy("troops").model(Role.LEADER).model(Role.STANDARD_BEARER).models(1).build();

    private static Levy levy(String id) {
        return Levy.of(Edition.FIRST, id).baseUnits(2540);
    }

    private static Battle battle(Regiment giver, Regiment other, String leader, String second) {
        return Field.of(Edition.FIRST)
                .terrain(Pieces.box("tower", "2,2", "7,7").size(2).garrison(1, 4).build())
                .with(giver, "20,20", "21,20")
                .with(other, leader, second)
                .battle();
    }

    @Test
    @Rule({"FB-PRESENCE-01", "FB-CHAR-09", "FB-CMD-04"})
    void theLeaderMustBeWithinTheCharactersCommandRange() {
        assertThat(CommandingPresence.of(battle(lord, troops, "29,20", "40,20"), troops))
                .containsExactly(lord);
        assertThat(CommandingPresence.of(battle(lord, troops, "29.001,20", "40,20"), troops))
                .isEmpty();
    }

    @Test
    @Rule("FB-PRESENCE-01")
    void aStandardBearerIsLeaderEnoughButTheRetinueGivesNothing() {
        assertThat(CommandingPresence.of(battle(lord, troops, "40,20", "29,20"), troops))
                .containsExactly(lord);
        assertThat(CommandingPresence.of(battle(lord, troops, "40,20", "29.5,20"), troops))
                .isEmpty();
    }

    @Test
    @Rule("FB-PRESENCE-01")
    void neitherEnemiesNorCharacterRegimentsHaveIt() {
        var enemies = levy("enemies").side(Side.B).models(2).build();
        assertThat(CommandingPresence.of(battle(lord, enemies, "22,20", "23,20"), enemies))
                .isEmpty();

        var other = levy("other").commandRange(8).model(Role.CHARACTER).build();
        var battle = Field.of(Edition.FIRST).with(lord, "20,20").with(other, "22,20").battle();
        assertThat(CommandingPresence.of(battle, other)).isEmpty();
        assertThat(CommandingPresence.commands(battle, lord, 0, other)).isFalse();
    }

    @Test
    @Rule("FB-PRESENCE-03")
    void whoHasItMayBeCommanded() {
        var battle = battle(lord, troops, "29,20", "40,20");
        assertThat(CommandingPresence.commands(battle, lord, 0, troops)).isTrue();
        assertThat(CommandingPresence.commands(battle, lord, 0, lord)).isTrue();
        troops.place(0, Field.at("30,20"));
        assertThat(CommandingPresence.commands(battle, lord, 0, troops)).isFalse();
    }

    @Test
    @Rule("FB-PRESENCE-04")
    void theBrokenGetNothing() {
        var battle = battle(lord, troops, "25,20", "26,20");
        troops.setBroken(true);
        assertThat(CommandingPresence.of(battle, troops)).isEmpty();
        assertThat(CommandingPresence.commands(battle, lord, 0, troops)).isFalse();
    }

    @Test
    @Rule("FB-PRESENCE-05")
    void anOfficerCommandsWithinFiveInchesButLendsNoResolve() {
        var officered = levy("officered").model(Role.OFFICER).model(Role.TROOPER).build();
        var battle = battle(officered, troops, "26,20", "40,20");
        assertThat(CommandingPresence.of(battle, troops)).isEmpty();
        assertThat(CommandingPresence.commands(battle, officered, 0, troops)).isTrue();
        troops.place(0, Field.at("26.01,20"));
        assertThat(CommandingPresence.commands(battle, officered, 0, troops)).isFalse();
    }

    @Test
    @Rule("FB-COMMAND-02")
    void anOfficerMayCommandACharacterRegiment() {
        var officered = levy("officered").model(Role.OFFICER).model(Role.TROOPER).build();
        var battle = Field.of(Edition.FIRST).with(officered, "20,20", "21,20").with(lord, "25,20");
        assertThat(CommandingPresence.commands(battle.battle(), officered, 0, lord)).isTrue();
    }

    @Test
    @Rule("FB-PROVOKED-05")
    void afterARefusalThereIsNoPresence() {
        var battle = battle(lord, troops, "25,20", "26,20");
        lord.setPresenceLost(true);
        assertThat(CommandingPresence.of(battle, troops)).isEmpty();
        assertThat(CommandingPresence.commands(battle, lord, 0, troops)).isFalse();
        assertThat(CommandingPresence.commands(battle, lord, 0, lord)).isTrue();
    }

    @Test
    @Rule("FB-GARRISON-11")
    void fromAGarrisonNoCommandRangeGoesOut() {
        var battle = battle(lord, troops, "8,5", "9,5");
        lord.lift();
        lord.setStatus(Status.IN_GARRISON);
        lord.setGarrison("tower");
        assertThat(CommandingPresence.of(battle, troops)).isEmpty();
        assertThat(CommandingPresence.commands(battle, lord, 0, troops)).isFalse();
        assertThat(CommandingPresence.commands(battle, lord, 0, lord)).isTrue();
    }
}
