package org.vexillum.firstblood.terrain;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.vexillum.firstblood.Field;
import org.vexillum.kernel.dice.RandomSource;
import org.vexillum.kernel.geometry.Bounds;
import org.vexillum.kernel.geometry.Disc;
import org.vexillum.kernel.geometry.Lengths;
import org.vexillum.kernel.geometry.Shape;
import org.vexillum.kernel.geometry.Within;
import org.vexillum.testkit.Rule;

class TerrainGeneratorTest {
    private static final List<Shape> ZONES =
            List.of(zone("24,24", 6), zone("11,24", 3), zone("37,24", 3), zone("36,12", 3));

    private static Disc zone(String centre, int radius) {
        return new Disc(Field.at(centre), Lengths.inches(radius));
    }

    private static Placement table(int inches) {
        var bounds = Bounds.ofSize(Lengths.inches(inches), Lengths.inches(inches));
        return new Placement(bounds, inches == 48 ? ZONES : List.of(), true);
    }

    @ParameterizedTest
    @ValueSource(longs = {1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15})
    @Rule("FB-BATTLE-03")
    void aboutTenPiecesLieByTheRules(long seed) {
        var placement = table(48);
        var pieces = TerrainGenerator.generate(placement, new RandomSource(seed));
        assertThat(pieces).hasSizeBetween(8, 12);
        assertThat(placement.refusals(pieces)).isEmpty();
        for (var piece : pieces)
            for (var part : piece.area().parts())
                assertThat(placement.table().contains(part)).isTrue();
    }

    @Test
    @Rule("FB-TERRAIN-07")
    void smallTablesGetSmallerPieces() {
        var placement = table(30);
        var pieces = TerrainGenerator.generate(placement, new RandomSource(3));
        assertThat(pieces).hasSizeBetween(8, 12);
        assertThat(placement.refusals(pieces)).isEmpty();
    }

    @Test
    @Rule("FB-BATTLE-03")
    void theSameLotLaysTheSameTableAndNamesDiffer() {
        var pieces = TerrainGenerator.generate(table(48), new RandomSource(5));
        assertThat(TerrainGenerator.generate(table(48), new RandomSource(5))).isEqualTo(pieces);
        assertThat(TerrainGenerator.generate(table(48), new RandomSource(6))).isNotEqualTo(pieces);
        assertThat(pieces).extracting(Terrain::name).doesNotHaveDuplicates();
    }

    @Test
    @Rule("FB-TERRAIN-13")
    void fencesAreNoLongerThanFiveInchesNorWiderThanOne() {
        for (long seed = 0; seed < 20; seed++)
            for (var piece : TerrainGenerator.generate(table(48), new RandomSource(seed)))
                if (piece.is(Terrain.Kind.OBSTACLE)) assertThat(longest(piece)).isLessThan(12_950);
    }

    /** The diagonal of 5 by 1 inches is 12951 units. */
    private static double longest(Terrain piece) {
        double longest = 0;
        for (var a : piece.area().corners())
            for (var b : piece.area().corners())
                longest = Math.max(longest, Math.hypot(a.x() - b.x(), a.y() - b.y()));
        return longest;
    }

    @Test
    @Rule("FB-RUIN-08")
    void ruinsHaveWallsInsideThemOnEveryFloor() {
        int walls = 0;
        for (long seed = 0; seed < 20; seed++)
            for (var piece : TerrainGenerator.generate(table(48), new RandomSource(seed)))
                for (var wall : piece.walls()) {
                    walls++;
                    var centre = wall.area().parts().getFirst().centre();
                    assertThat(Within.contains(piece.area(), centre)).isTrue();
                    assertThat(wall.floor()).isLessThan(piece.floors());
                }
        assertThat(walls).isPositive();
    }
}
