package org.vexillum.firstblood.ranges;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Nested;
import org.junit.jupiter.api.Test;
import org.vexillum.firstblood.Field;
import org.vexillum.firstblood.Levy;
import org.vexillum.firstblood.army.Role;
import org.vexillum.firstblood.edition.Edition;
import org.vexillum.firstblood.table.Battle;
import org.vexillum.firstblood.table.Regiment;
import org.vexillum.kernel.geometry.Lengths;
import org.vexillum.kernel.geometry.Point;
import org.vexillum.testkit.Rule;

class CommandRangeTest {
    private static Battle battle(Regiment regiment) {
        return Field.of(Edition.FIRST).with(regiment).battle();
    }

    private static Levy levy() {
        return Levy.of(Edition.FIRST, "guards");
    }

    @Nested
    class ATableOfInchWideBases { // centres in inches from (20, 20), bases 25.4 mm across
        private final Regiment regiment =
                Levy.of(Edition.FIRST, "guards")
                        .baseUnits(2540)
                        .model(Role.LEADER)
                        .model(Role.STANDARD_BEARER)
                        .model(Role.TROOPER)
                        .model(Role.TROOPER)
                        .model(Role.TROOPER)
                        .model(Role.TROOPER)
                        .build();
        private final Battle battle =
                Field.of(Edition.FIRST)
                        .with(regiment, "20,20", "24,23", "26,20", "20,26.1", "24,29", "20,14.5")
                        .battle();

        @Test
        @Rule("FB-CMD-01")
        void fiveInchesBaseToBaseAreInRange() {
            assertThat(CommandRange.holds(battle, regiment, 2)).isTrue();
            regiment.place(2, new Point(Lengths.inches(26) + 1, Lengths.inches(20)));
            assertThat(CommandRange.stranded(battle, regiment)).isEmpty(); // the bearer is near
            regiment.remove(1);
            assertThat(CommandRange.holds(battle, regiment, 2)).isFalse();
        }

        @Test
        @Rule("FB-CMD-07")
        void theStandardBearerHoldsThoseOutOfTheLeadersRange() {
            assertThat(CommandRange.holds(battle, regiment, 3)).isTrue();
            assertThat(CommandRange.holds(battle, regiment, 4)).isTrue();
        }

        @Test
        @Rule("FB-STRAND-01")
        void withoutTheBearerTwoAreStranded() {
            assertThat(CommandRange.stranded(battle, regiment)).isEmpty();
            regiment.remove(1);
            assertThat(CommandRange.stranded(battle, regiment)).containsExactly(3, 4);
        }

        @Test
        @Rule("FB-CMD-08")
        void theBearerStaysWithinFiveInchesOfTheLeader() {
            assertThat(CommandRange.bearerStays(battle, regiment)).isTrue();
            regiment.place(1, Field.at("26,20"));
            assertThat(CommandRange.bearerStays(battle, regiment)).isTrue();
            regiment.place(1, new Point(Lengths.inches(26) + 1, Lengths.inches(20)));
            assertThat(CommandRange.bearerStays(battle, regiment)).isFalse();
        }

        @Test
        @Rule("FB-CMD-13")
        void aBearerLeftAloneIsLeaderEnough() {
            regiment.place(1, Field.at("28,20"));
            regiment.remove(0);
            assertThat(CommandRange.bearerStays(battle, regiment)).isTrue();
            assertThat(CommandRange.of(battle, regiment, 1)).isEqualTo(Lengths.inches(5));
            assertThat(CommandRange.stranded(battle, regiment)).containsExactly(3, 4, 5);
        }
    }

    @Test
    @Rule("FB-CMD-02")
    void leadersHaveFiveInchesAndOfficersWhatIsPrinted() {
        var led = levy().models(2).build();
        assertThat(CommandRange.of(battle(led), led, 0)).isEqualTo(Lengths.inches(5));

        var officered = levy().commandRange(8).model(Role.OFFICER).build();
        assertThat(CommandRange.of(battle(officered), officered, 0)).isEqualTo(Lengths.inches(8));
    }

    @Test
    @Rule("FB-CMD-12")
    void whoReplacesTheLeaderHasHisRange() {
        var regiment =
                levy().commandRange(8)
                        .model(Role.OFFICER)
                        .commandRange(0)
                        .model(Role.TROOPER)
                        .model(Role.TROOPER)
                        .build();
        regiment.remove(0);
        regiment.setActing(2);
        assertThat(CommandRange.of(battle(regiment), regiment, 2)).isEqualTo(Lengths.inches(8));

        var leaderless = levy().model(Role.TROOPER).model(Role.TROOPER).build();
        leaderless.setActing(1);
        assertThat(CommandRange.of(battle(leaderless), leaderless, 1)).isEqualTo(Lengths.inches(5));
    }

    @Test
    @Rule("FB-CMD-10")
    void rangesAreMeasuredFromTheActingLeader() {
        var regiment = levy().model(Role.TROOPER).model(Role.TROOPER).build();
        var battle = Field.of(Edition.FIRST).with(regiment, "20,20", "27,20").battle();
        regiment.setActing(1);
        assertThat(CommandRange.stranded(battle, regiment)).containsExactly(0);
        regiment.setActing(0);
        assertThat(CommandRange.stranded(battle, regiment)).containsExactly(1);
    }

    @Test
    @Rule("FB-CHAR-03")
    void aCharacterIsInItsOwnRange() {
        var lord = levy().commandRange(10).model(Role.CHARACTER).build();
        assertThat(CommandRange.holds(battle(lord), lord, 0)).isTrue();
    }

    @Test
    @Rule("FB-RUIN-13")
    void twoFloorsApartIsOutOfRange() {
        var regiment = levy().models(2).build();
        var battle = Field.of(Edition.FIRST).with(regiment, "20,20", "20,21").battle();
        regiment.place(1, Field.at("20,21"), 1);
        assertThat(CommandRange.stranded(battle, regiment)).isEmpty();
        regiment.place(1, Field.at("20,21"), 2);
        assertThat(CommandRange.stranded(battle, regiment)).containsExactly(1);
        regiment.place(0, Field.at("20,20"), 1);
        assertThat(CommandRange.stranded(battle, regiment)).isEmpty();
    }

    @Test
    @Rule("FB-STRAND-01")
    void withoutPlacesNobodyIsStranded() {
        var regiment = levy().models(3).build();
        assertThat(CommandRange.stranded(battle(regiment), regiment)).isEmpty();
    }
}
