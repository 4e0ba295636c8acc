package org.vexillum.firstblood.scenario;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.vexillum.firstblood.Field;
import org.vexillum.firstblood.edition.Edition;
import org.vexillum.kernel.Side;

class HeldZonesTest {
    @ParameterizedTest
    @CsvSource({
        "1, centre, A, 2",
        "1, north, A, 3",
        "1, south, A, 0",
        "1, south, B, 3",
        "3, centre, B, 2",
        "3, west, A, 3",
        "4, north, A, 2"
    })
    void tellsWhatAZonePaysByItself(int scenario, String name, Side side, int points) {
        var battle = Field.of(Edition.FIRST).scenario(scenario).battle();
        for (var zone : Scenario.of(battle).zones(battle.setting()))
            if (zone.name().equals(name))
                assertThat(HeldZones.prize(battle, zone, side)).isEqualTo(points);
    }
}
