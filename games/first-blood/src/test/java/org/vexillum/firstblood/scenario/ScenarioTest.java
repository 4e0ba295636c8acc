package org.vexillum.firstblood.scenario;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.vexillum.firstblood.Field;
import org.vexillum.firstblood.Readings;
import org.vexillum.firstblood.edition.Edition;
import org.vexillum.firstblood.table.Battle;
import org.vexillum.firstblood.table.Options;
import org.vexillum.kernel.geometry.Lengths;
import org.vexillum.testkit.Rule;

class ScenarioTest {
    private static List<String> zones(int scenario, Options options) {
        return zones(battle(scenario, options));
    }

    private static Battle battle(int scenario, Options options) {
        return Field.of(Edition.FIRST).scenario(scenario).options(options).battle();
    }

    private static List<String> zones(Battle battle) {
        return Scenario.of(battle).zones(battle.setting()).stream()
                .map(zone ->
                        Lengths.show(zone.centre().x())
                                + ","
                                + Lengths.show(zone.centre().y())
                                + " r"
                                + Lengths.show(zone.radius()))
                .toList();
    }

    @Test
    @Rule({"FB-SCEN1-01", "FB-SCEN-03"})
    void sackTheCampHasACentreAndTwoDiagonalQuarters() {
        assertThat(zones(1, Options.DEFAULT)).containsExactly("24,24 r6", "36,12 r3", "12,36 r3");
    }

    @Test
    @Rule("FB-SCEN2-01")
    void aScoreToSettleHasNoZones() {
        assertThat(zones(2, Options.DEFAULT)).isEmpty();
    }

    @Test
    @Rule("FB-SCEN3-01")
    void layingAClaimHasThreeSmallZonesOnTheMiddleLine() {
        assertThat(zones(3, Options.DEFAULT)).containsExactly("24,24 r3", "11,24 r3", "37,24 r3");
        var centre8 = Readings.with("scenario3SideZones", Options.Scenario3SideZones.CENTRE8);
        assertThat(zones(3, centre8)).containsExactly("24,24 r3", "8,24 r3", "40,24 r3");
        var centre12 = Readings.with("scenario3SideZones", Options.Scenario3SideZones.CENTRE12);
        assertThat(zones(3, centre12)).containsExactly("24,24 r3", "12,24 r3", "36,24 r3");
    }

    @Test
    @Rule("FB-SCEN4-01")
    void timeIsOfTheEssenceHasFiveZones() {
        assertThat(zones(4, Options.DEFAULT))
                .containsExactly("24,24 r6", "11,24 r3", "37,24 r3", "36,12 r3", "12,36 r3");
    }

    @Test
    @Rule("FB-SCEN4-02")
    void markedZonesTakeTurnsAndTheCentreIsAlwaysActive() {
        var expected =
                List.of(
                        "centre", // round 1
                        "centre south north",
                        "centre west east",
                        "centre south north",
                        "centre west east",
                        "centre south north",
                        "centre west east",
                        "centre south north",
                        "centre west east",
                        "centre"); // round 10
        var battle = battle(4, Options.DEFAULT);
        for (int round = 1; round <= 10; round++)
            assertThat(active(battle, round))
                    .as("round " + round)
                    .isEqualTo(expected.get(round - 1));
    }

    @Test
    @Rule("FB-SCEN4-01")
    void theMarksCanBeReadTheOtherWayRound() {
        var sidesB = Readings.with("scenario4Marks", Options.Scenario4Marks.SIDES_B);
        assertThat(active(battle(4, sidesB), 2)).isEqualTo("centre west east");
        assertThat(active(battle(4, sidesB), 3)).isEqualTo("centre south north");
    }

    private static String active(Battle battle, int round) {
        var scenario = Scenario.of(battle);
        return String.join(
                " ",
                scenario.zones(battle.setting()).stream()
                        .filter(zone -> scenario.active(zone, round))
                        .map(ObjectiveZone::name)
                        .toList());
    }

    @Test
    @Rule("FB-BATTLE-06")
    void eachScenarioSaysHowLongItLastsAndWhatEndsIt() {
        assertThat(List.of(Scenario.values()))
                .extracting(Scenario::rounds)
                .containsExactly(8, 8, 8, 10);
        assertThat(List.of(Scenario.values()))
                .extracting(Scenario::threshold)
                .containsExactly(10, 20, 8, 8);
    }
}
