package org.vexillum.regiments.terrain;

import static org.assertj.core.api.Assertions.assertThat;
import static org.vexillum.kernel.geometry.Lengths.inches;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.vexillum.kernel.dice.RandomSource;
import org.vexillum.kernel.geometry.Bounds;
import org.vexillum.kernel.geometry.ConvexPolygon;
import org.vexillum.kernel.geometry.Within;
import org.vexillum.testkit.Rule;

class TerrainGeneratorTest {
    private static List<Terrain> generate(long seed) {
        return TerrainGenerator.generate(inches(72), inches(48), new RandomSource(seed));
    }

    private static ConvexPolygon shape(Terrain terrain) {
        return (ConvexPolygon) terrain.area().parts().getFirst();
    }

    @Test
    @Rule("AOFR-FIELD-02")
    void elevenToFifteenPiecesArePlaced() {
        var counts = new HashSet<Integer>();
        for (int seed = 0; seed < 200; seed++) counts.add(generate(seed).size());
        assertThat(counts).containsExactlyInAnyOrder(11, 12, 13, 14, 15);
    }

    @Test
    @Rule("AOFR-FIELD-02")
    void fewerThanTenPiecesGiveAWarning() {
        var pieces = new ArrayList<>(generate(1).subList(0, 10));
        assertThat(SparseTerrain.in(pieces)).isNull();
        pieces.removeFirst();
        var warning = SparseTerrain.in(pieces);
        assertThat(warning).isNotNull();
        assertThat(warning.pieces()).isEqualTo(9);
        assertThat(warning.rules().has("AOFR-FIELD-02")).isTrue();
    }

    @ParameterizedTest
    @CsvSource({"72, 48", "60, 44", "48, 48", "48, 28", "28, 28"})
    void piecesLieOnTheTableAndDoNotOverlap(int width, int depth) {
        var table = Bounds.ofSize(inches(width), inches(depth));
        for (int seed = 0; seed < 100; seed++) {
            var pieces =
                    TerrainGenerator.generate(inches(width), inches(depth), new RandomSource(seed));
            for (int i = 0; i < pieces.size(); i++) {
                assertThat(table.contains(shape(pieces.get(i)))).isTrue();
                for (int j = 0; j < i; j++)
                    assertThat(Within.within(shape(pieces.get(i)), shape(pieces.get(j)), 0))
                            .as("%s and %s", pieces.get(i), pieces.get(j))
                            .isFalse();
            }
        }
    }

    @Test
    void neitherEdgeIsBetter() {
        for (int seed = 0; seed < 50; seed++) {
            var pieces = generate(seed);
            var turned = new HashSet<Set<List<Integer>>>();
            for (var piece : pieces) turned.add(corners(piece, true));
            for (var piece : pieces) assertThat(turned).contains(corners(piece, false));
        }
    }

    private static Set<List<Integer>> corners(Terrain terrain, boolean turned) {
        var corners = new HashSet<List<Integer>>();
        var shape = shape(terrain);
        for (int i = 0; i < shape.size(); i++)
            corners.add(
                    turned
                            ? List.of(inches(72) - shape.x(i), inches(48) - shape.y(i))
                            : List.of(shape.x(i), shape.y(i)));
        return corners;
    }

    @Test
    void walledPiecesLeaveRoomForDeploymentAndForARegimentBetweenThem() {
        for (int seed = 0; seed < 100; seed++) {
            var walls = generate(seed).stream().filter(Terrain::impassable).toList();
            assertThat(walls).hasSize(2);
            for (var wall : walls) {
                assertThat(shape(wall).minY()).isGreaterThan(inches(12));
                assertThat(shape(wall).maxY()).isLessThan(inches(36));
            }
            assertThat(Within.closerThan(shape(walls.get(0)), shape(walls.get(1)), inches(6)))
                    .isFalse();
        }
    }

    @Test
    void everyTypeOfTerrainOccurs() {
        var pieces = new ArrayList<Terrain>();
        for (int seed = 0; seed < 20; seed++) pieces.addAll(generate(seed));
        assertThat(pieces).anyMatch(Terrain::cover);
        assertThat(pieces).anyMatch(Terrain::difficult);
        assertThat(pieces).anyMatch(Terrain::dangerous);
        assertThat(pieces).anyMatch(Terrain::blocksSight);
        assertThat(generate(1)).extracting(Terrain::name).doesNotHaveDuplicates();
    }

    @Test
    void theSameLotGivesTheSameTable() {
        assertThat(generate(7)).isEqualTo(generate(7)).isNotEqualTo(generate(8));
    }

    @Test
    void piecesAreOfSensibleSizes() {
        for (int seed = 0; seed < 100; seed++)
            for (var piece : generate(seed)) {
                assertThat(shape(piece).doubleArea())
                        .as(piece.name())
                        .isBetween(inchesSquared(2 * 12), inchesSquared(2 * 82));
            }
    }

    private static long inchesSquared(int count) {
        return (long) count * inches(1) * inches(1);
    }

    @Test
    void onSmallTablesPiecesAreSmaller() {
        long small = 0;
        long usual = 0;
        for (int seed = 0; seed < 50; seed++) {
            for (var piece :
                    TerrainGenerator.generate(inches(36), inches(32), new RandomSource(seed)))
                small += shape(piece).doubleArea();
            for (var piece : generate(seed)) usual += shape(piece).doubleArea();
        }
        assertThat(3.0 * small / usual).as("a third of the table").isBetween(0.7, 1.3);
    }

    @Test
    void piecesAreTurnedEveryWayAndNamedForWhatTheyAre() {
        var pieces = generate(3);
        for (int i = 0; i < pieces.size(); i++)
            assertThat(pieces.get(i).name()).matches("[a-z]+( water)? " + (i + 1));
        assertThat(pieces).filteredOn(Terrain::impassable).noneMatch(this::straight);
    }

    private boolean straight(Terrain terrain) {
        var shape = shape(terrain);
        return shape.x(0) == shape.x(1) || shape.y(0) == shape.y(1);
    }
}
