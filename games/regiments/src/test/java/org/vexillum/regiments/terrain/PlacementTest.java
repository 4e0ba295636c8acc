package org.vexillum.regiments.terrain;

import static org.assertj.core.api.Assertions.assertThat;
import static org.vexillum.kernel.geometry.Lengths.inches;

import java.util.Collections;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.vexillum.kernel.Refusal;
import org.vexillum.kernel.geometry.Area;
import org.vexillum.kernel.geometry.Bounds;
import org.vexillum.kernel.geometry.Disc;
import org.vexillum.kernel.geometry.Point;

class PlacementTest {
    private static final Placement TABLE = new Placement(Bounds.ofSize(inches(72), inches(48)));

    private static Terrain at(TerrainKind kind, int y) {
        return kind.on("piece", Area.of(new Disc(new Point(inches(30), y), inches(2))));
    }

    @Test
    void impassableTerrainKeepsOutOfBothDeploymentZones() {
        assertThat(TABLE.refusals(List.of(at(TerrainKind.CLIFF, inches(14))))).isEmpty();
        assertThat(TABLE.refusals(List.of(at(TerrainKind.CLIFF, inches(14) - 1)))).hasSize(1);
        assertThat(TABLE.refusals(List.of(at(TerrainKind.CLIFF, inches(34))))).isEmpty();
        assertThat(TABLE.refusals(List.of(at(TerrainKind.CLIFF, inches(34) + 1))))
                .extracting(Refusal::key)
                .containsExactly("terrain-in-deployment");
    }

    @Test
    void otherTerrainMayLieAnywhere() {
        assertThat(TABLE.refusals(List.of(at(TerrainKind.FOREST, inches(3))))).isEmpty();
    }

    @Test
    void fewerThanTenPiecesAreAdvisedAgainst() {
        var piece = at(TerrainKind.RUINS, inches(20));
        assertThat(TABLE.warnings(Collections.nCopies(10, piece))).isEmpty();
        assertThat(TABLE.warnings(Collections.nCopies(9, piece)))
                .extracting(Refusal::key)
                .containsExactly("sparse-terrain");
    }
}
