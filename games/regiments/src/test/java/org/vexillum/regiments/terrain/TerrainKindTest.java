package org.vexillum.regiments.terrain;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.vexillum.kernel.geometry.Area;
import org.vexillum.kernel.geometry.Disc;
import org.vexillum.testkit.Rule;

class TerrainKindTest {
    @ParameterizedTest
    @CsvSource({
        "FOREST, true, true, false, false, false",
        "RUINS, true, false, false, false, false",
        "ROCKS, false, true, false, false, false",
        "MARSH, false, true, false, false, false",
        "CROPS, true, false, false, false, false",
        "DEEP_WATER, false, false, true, false, false",
        "LAVA, false, false, true, false, false",
        "BUILDING, false, false, false, true, true",
        "CLIFF, false, false, false, true, true"
    })
    @Rule("AOFR-TERRAIN-08")
    void eachKindHasItsTypes(
            TerrainKind kind,
            boolean cover,
            boolean difficult,
            boolean dangerous,
            boolean blocksSight,
            boolean impassable) {
        var area = Area.of(new Disc(0, 0, 2540));
        assertThat(kind.on("piece", area))
                .isEqualTo(
                        new Terrain(
                                "piece",
                                area,
                                cover,
                                difficult,
                                dangerous,
                                blocksSight,
                                impassable));
    }
}
