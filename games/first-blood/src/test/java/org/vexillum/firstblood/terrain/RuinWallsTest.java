package org.vexillum.firstblood.terrain;

import static org.assertj.core.api.Assertions.assertThat;
import static org.vexillum.kernel.geometry.Lengths.inches;
import static org.vexillum.kernel.geometry.Lengths.mm;

import org.junit.jupiter.api.Test;
import org.vexillum.kernel.geometry.Area;
import org.vexillum.kernel.geometry.Bounds;
import org.vexillum.kernel.geometry.Disc;

class RuinWallsTest {
    @Test
    void aRuinHasTwoThinWallsOnEachFloorInsideItsOutline() {
        var outline = new Bounds(0, 0, inches(5), inches(4));
        var ruin = TerrainKind.RUIN.built("ruin", Area.of(outline.polygon()));
        assertThat(ruin.walls()).hasSize(2 * ruin.floors());
        for (var wall : ruin.walls())
            for (var part : wall.area().parts()) {
                assertThat(outline.contains(part)).isTrue();
                int width = part.maxX() - part.minX();
                int depth = part.maxY() - part.minY();
                assertThat(Math.min(width, depth)).isEqualTo(mm(5));
            }
    }

    @Test
    void aRoundRuinAndOtherPiecesHaveNone() {
        var round = Area.of(new Disc(inches(5), inches(5), inches(2)));
        assertThat(TerrainKind.RUIN.built("ruin", round).walls()).isEmpty();
        assertThat(TerrainKind.FOREST.built("forest", round).walls()).isEmpty();
    }
}
