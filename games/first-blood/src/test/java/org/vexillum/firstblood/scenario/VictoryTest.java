package org.vexillum.firstblood.scenario;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.vexillum.firstblood.Bout;
import org.vexillum.firstblood.Field;
import org.vexillum.firstblood.Levy;
import org.vexillum.firstblood.Readings;
import org.vexillum.firstblood.army.Role;
import org.vexillum.firstblood.edition.Edition;
import org.vexillum.firstblood.scenario.ScenarioEvents.Ending;
import org.vexillum.firstblood.table.Options;
import org.vexillum.firstblood.table.Regiment;
import org.vexillum.firstblood.table.Stage;
import org.vexillum.firstblood.table.Status;
import org.vexillum.kernel.Side;
import org.vexillum.testkit.Rule;

class VictoryTest {
    private Field field = Field.of(Edition.FIRST);

    private static Regiment one(String id, Side side) {
        return Levy.of(Edition.FIRST, id).side(side).models(1).build();
    }

    /** A single medium infantry model of each side, in these places. */
    private Bout facing(int scenario, String a, String b) {
        field.scenario(scenario).with(one("a", Side.A), a).with(one("b", Side.B), b);
        return Bout.on(field);
    }

    private static Bout victory(Bout bout, int round) {
        bout.battle().setRound(round);
        bout.battle().setStage(Stage.VICTORY);
        return bout.act(new Victory()::play);
    }

    private static String points(Bout bout) {
        return bout.battle().points(Side.A) + ":" + bout.battle().points(Side.B);
    }

    @ParameterizedTest
    @CsvSource({
        "'24,24', '40,40', 2:0",
        "'12,36', '40,40', 3:0",
        "'36,12', '40,40', 0:0", // his own near zone
        "'5,5', '36,12', 0:3",
        "'5,5', '12,36', 0:0",
        "'24,24', '36,12', 2:3"
    })
    @Rule("FB-SCEN1-02")
    void theCampScoresTheCentreAndTheFarZone(String a, String b, String expected) {
        assertThat(points(victory(facing(1, a, b), 1))).isEqualTo(expected);
    }

    @ParameterizedTest
    @CsvSource({"'24,24', '5,5', 2:0", "'11,24', '37,24', 3:3", "'5,5', '24,24', 0:2"})
    @Rule("FB-SCEN3-02")
    void theClaimScoresEachSideZone(String a, String b, String expected) {
        assertThat(points(victory(facing(3, a, b), 1))).isEqualTo(expected);
    }

    private Bout allThree(Options options) {
        var holder = Levy.of(Edition.FIRST, "a").models(3).build();
        return Bout.on(
                field.scenario(3)
                        .options(options)
                        .with(holder, "24,24", "11,24", "37,24")
                        .with(one("b", Side.B), "5,5"));
    }

    @Test
    @Rule("FB-SCEN3-02")
    void allThreeZonesGiveEightUnlessBothSidesAreOnePrize() {
        assertThat(points(victory(allThree(Options.DEFAULT), 1))).isEqualTo("8:0");
        field = Field.of(Edition.FIRST);
        var both = Readings.with("scenario3SidePoints", Options.Scenario3SidePoints.BOTH_NEEDED);
        assertThat(points(victory(allThree(both), 1))).isEqualTo("5:0");
        field = Field.of(Edition.FIRST).options(both);
        assertThat(points(victory(facing(3, "11,24", "5,5"), 1))).isEqualTo("0:0");
    }

    @ParameterizedTest
    @CsvSource({"'11,24', 2, 0", "'11,24', 3, 2", "'36,12', 2, 2", "'24,24', 10, 2"})
    @Rule("FB-SCEN4-03")
    void activeZonesScoreTwoEach(String place, int round, int points) {
        var bout = victory(facing(4, place, "5,5"), round);
        assertThat(bout.battle().points(Side.A)).isEqualTo(points);
    }

    @Test
    @Rule("FB-OBJ-09-E2")
    void nobodySeizesInTheFirstRoundOfTheSecondEdition() {
        for (int round = 1; round <= 2; round++) {
            var a = Levy.of(Edition.SECOND, "a").models(1).build();
            var b = Levy.of(Edition.SECOND, "b").side(Side.B).models(1).build();
            var bout = Bout.on(Field.of(Edition.SECOND).with(a, "24,24").with(b, "5,5"));
            assertThat(points(victory(bout, round))).isEqualTo(round == 1 ? "0:0" : "2:0");
        }
    }

    @ParameterizedTest
    @CsvSource({"1, 9, 10", "2, 19, 20", "3, 7, 8", "4, 7, 8"})
    @Rule({"FB-SCEN1-03", "FB-SCEN2-06", "FB-SCEN3-03", "FB-SCEN4-04"})
    void thePointsOfTheScenarioEndTheBattle(int scenario, int notYet, int enough) {
        var bout = facing(scenario, "5,5", "40,40");
        bout.battle().setPoints(Side.B, notYet);
        victory(bout, 3);
        assertThat(bout.battle().stage()).isEqualTo(Stage.VICTORY);
        bout.battle().setPoints(Side.B, enough);
        victory(bout, 3);
        assertThat(bout.battle().stage()).isEqualTo(Stage.OVER);
        assertThat(bout.event(ScenarioEvents.BattleEnded.class).winner()).isEqualTo(Side.B);
    }

    @ParameterizedTest
    @CsvSource({"1, 8", "2, 8", "3, 8", "4, 10"})
    @Rule({"FB-SCEN1-03", "FB-SCEN2-06", "FB-SCEN3-03", "FB-SCEN4-04", "FB-ROUND-03"})
    void theRoundsOfTheScenarioEndTheBattle(int scenario, int last) {
        var bout = facing(scenario, "5,5", "40,40");
        bout.battle().setPoints(Side.A, 1);
        victory(bout, last - 1);
        assertThat(bout.battle().stage()).isEqualTo(Stage.VICTORY);
        victory(bout, last);
        assertThat(bout.event(ScenarioEvents.BattleEnded.class).winner()).isEqualTo(Side.A);
    }

    @Test
    @Rule("FB-BATTLE-04")
    void ifBothReachTheThresholdTheHigherTotalWinsAndEqualTotalsDraw() {
        for (int more = 0; more <= 1; more++) {
            field = Field.of(Edition.FIRST);
            var bout = facing(1, "5,5", "40,40");
            bout.battle().setPoints(Side.A, 10);
            bout.battle().setPoints(Side.B, 10 + more);
            victory(bout, 4);
            assertThat(bout.event(ScenarioEvents.BattleEnded.class).winner())
                    .isEqualTo(more == 0 ? null : Side.B);
        }
    }

    @Test
    @Rule({"FB-BATTLE-05", "FB-VICT-01"})
    void whoeverIsWipedOutLosesWhateverThePoints() {
        var bout = facing(1, "5,5", "40,40");
        bout.battle().setPoints(Side.A, 9);
        bout.regiment("a").setStatus(Status.DESTROYED);
        victory(bout, 2);
        var end = bout.event(ScenarioEvents.BattleEnded.class);
        assertThat(end.winner()).isEqualTo(Side.B);
        assertThat(end.ending()).isEqualTo(Ending.WIPED_OUT);
    }

    @Test
    @Rule({"FB-BATTLE-05", "FB-VICT-01"})
    void twoArmiesWipedOutAreADraw() {
        var bout = facing(1, "5,5", "40,40");
        bout.battle().setPoints(Side.A, 9);
        bout.regiment("a").setStatus(Status.DESTROYED);
        bout.regiment("b").setStatus(Status.DESTROYED);
        victory(bout, 2);
        assertThat(bout.event(ScenarioEvents.BattleEnded.class).winner()).isNull();
    }

    @Test
    @Rule({"FB-BATTLE-05", "FB-GARRISON-12"})
    void garrisonsAndReinforcementsToComeKeepAnArmyAlive() {
        for (var status : new Status[] {Status.IN_GARRISON, Status.RESERVE}) {
            field = Field.of(Edition.FIRST);
            var bout = facing(1, "5,5", "40,40");
            bout.regiment("a").setStatus(status);
            victory(bout, 7);
            assertThat(bout.battle().stage()).isEqualTo(Stage.VICTORY);
        }
    }

    @Test
    @Rule({"FB-REINF-05", "FB-RESERVE-06"})
    void whoeverNeverArrivedIsDestroyedInTheFinalRound() {
        var bout = facing(1, "5,5", "40,40");
        bout.battle().setPoints(Side.A, 3);
        bout.regiment("a").setStatus(Status.RESERVE);
        victory(bout, 8);
        assertThat(bout.regiment("a").destroyed()).isTrue();
        assertThat(bout.event(ScenarioEvents.BattleEnded.class).winner()).isEqualTo(Side.B);
    }

    @Test
    @Rule({"FB-RESERVE-06", "FB-REINF-05"})
    void inTheSecondScenarioTheMissingScoreTokensAndOfficers() {
        var absent =
                Levy.of(Edition.FIRST, "absent")
                        .model(Role.OFFICER)
                        .model(Role.TROOPER)
                        .model(Role.TROOPER)
                        .build();
        var lord = Levy.of(Edition.FIRST, "lord").model(Role.CHARACTER).model(Role.RETINUE);
        var bout =
                Bout.on(
                        field.scenario(2)
                                .with(absent)
                                .with(lord.build())
                                .with(one("a", Side.A), "5,5")
                                .with(one("b", Side.B), "40,40"));
        bout.regiment("absent").setStatus(Status.RESERVE);
        bout.regiment("lord").setStatus(Status.RESERVE);
        victory(bout, 8);
        // three tokens and an officer; a character, who leaves none, and his retinue
        assertThat(points(bout)).isEqualTo("0:" + (3 + 3 + 5 + 1));
    }

    @Test
    @Rule("FB-VICT-02")
    void theScenarioIsCheckedInTheVictoryPhase() {
        var bout = facing(1, "24,24", "40,40");
        bout.battle().setPoints(Side.A, 8);
        victory(bout, 2);
        assertThat(points(bout)).isEqualTo("10:0");
        assertThat(bout.battle().stage()).isEqualTo(Stage.OVER);
    }
}
