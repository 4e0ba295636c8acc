package org.vexillum.warcrow.scenario;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.vexillum.testkit.Rule;
import org.vexillum.warcrow.table.Spot;

class QuadrantsTest {
    private static final int RADIUS = Spot.STRIDE;

    @Test
    @Rule("WC-SCEN-QUAD-04")
    void aBaseThatTouchesTheMiddleLineIsInBoth() {
        assertThat(Quadrants.leaderAt(Spot.at(29, 20), RADIUS).quadrants())
                .containsExactly("Q1", "Q2");
        assertThat(Quadrants.leaderAt(new Spot(2899, 2000), RADIUS).quadrants())
                .containsExactly("Q1");
        assertThat(Quadrants.leaderAt(Spot.at(30, 30), RADIUS).quadrants()).hasSize(4);
    }

    @Test
    @Rule("WC-SCEN-QUAD-03")
    void aBaseThatReachesIntoAZoneIsPartlyOutside() {
        assertThat(Quadrants.leaderAt(Spot.at(10, 9), RADIUS).outside()).isFalse();
        assertThat(Quadrants.leaderAt(new Spot(1000, 899), RADIUS).outside()).isTrue();
        assertThat(Quadrants.leaderAt(Spot.at(10, 51), RADIUS).outside()).isFalse();
        assertThat(Quadrants.leaderAt(new Spot(1000, 5101), RADIUS).outside()).isTrue();
        assertThat(Quadrants.leaderAt(Spot.at(10, 3), RADIUS).quadrants()).isEmpty();
    }

    @Test
    @Rule("WC-ADV-08")
    void noScenarioHasMoreThanFiveMarkers() {
        for (var scenario : Scenario.values())
            assertThat(scenario.objectives()).hasSizeBetween(4, 5);
    }
}
