package org.vexillum.firstblood.terrain;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.vexillum.firstblood.Pieces;
import org.vexillum.firstblood.edition.Edition;
import org.vexillum.kernel.geometry.Area;
import org.vexillum.testkit.Rule;

class TerrainKindTest {
    private static final Area AREA = Pieces.rectangle("20,20", "25,25");

    @ParameterizedTest
    @CsvSource({"HILL, 2", "FOREST, 3", "BUILDING, 2", "TOWER, 3"})
    @Rule({"FB-SIZE-04", "FB-SIZE-05"})
    void theTableOfSizesIsOffered(TerrainKind kind, int size) {
        assertThat(kind.make("piece", AREA).size()).isEqualTo(size);
        assertThat(kind.refusal(Edition.FIRST, size)).isNull();
        assertThat(kind.refusal(Edition.SECOND, size)).isNull();
    }

    @Test
    @Rule("FB-TERRAIN-12-E1")
    void playersOfTheFirstEditionMayAgreeOnMore() {
        assertThat(TerrainKind.HILL.refusal(Edition.FIRST, 3)).isNull();
    }

    @Test
    @Rule("FB-TERRAIN-12-E2")
    void hillsAndForestsOfTheSecondAreFixed() {
        assertThat(TerrainKind.HILL.refusal(Edition.SECOND, 3)).isNotNull();
        assertThat(TerrainKind.FOREST.refusal(Edition.SECOND, 2)).isNotNull();
        assertThat(TerrainKind.TOWER.refusal(Edition.SECOND, 4)).isNull();
    }

    @Test
    @Rule("FB-TERRAIN-13")
    void anObstacleHasElevationOne() {
        assertThat(TerrainKind.FENCE.make("fence", AREA).size()).isEqualTo(1);
        assertThat(TerrainKind.FENCE.refusal(Edition.FIRST, 2)).isNotNull();
    }

    @Test
    @Rule("FB-TERRAIN-01")
    void terrainIsZonalOrAGarrison() {
        for (var kind : TerrainKind.values()) {
            var piece = kind.make("piece", AREA);
            assertThat(piece.garrison() != null).isEqualTo(kind.garrison());
            assertThat(kind.garrison() || piece.ruin() || !piece.kinds().isEmpty()).isTrue();
        }
    }

    @Test
    @Rule("FB-RUIN-01")
    void aRuinIsNoGarrisonAndHasFloors() {
        var ruin = TerrainKind.RUIN.make("ruin", AREA);
        assertThat(ruin.garrison()).isNull();
        assertThat(ruin.floors()).isEqualTo(2);
        assertThat(ruin.size()).isEqualTo(3);
    }
}
