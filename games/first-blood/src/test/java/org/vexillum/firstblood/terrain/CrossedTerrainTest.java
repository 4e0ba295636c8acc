package org.vexillum.firstblood.terrain;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Arrays;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EnumSource;
import org.vexillum.firstblood.Field;
import org.vexillum.firstblood.Levy;
import org.vexillum.firstblood.Pieces;
import org.vexillum.firstblood.army.ModelType;
import org.vexillum.firstblood.army.Role;
import org.vexillum.firstblood.edition.Edition;
import org.vexillum.firstblood.table.Battle;
import org.vexillum.firstblood.table.Regiment;
import org.vexillum.firstblood.terrain.Terrain.Kind;
import org.vexillum.kernel.geometry.Point;
import org.vexillum.testkit.Rule;

/** Bases an inch across. */
class CrossedTerrainTest {
    private static Levy levy() {
        return Levy.of(Edition.FIRST, "troops").baseUnits(2540);
    }

    private static List<Point> way(String... points) {
        return Arrays.stream(points).map(Field::at).toList();
    }

    private static Battle battle(Regiment regiment, Pieces... pieces) {
        var field = Field.of(Edition.FIRST).with(regiment);
        for (var piece : pieces) field.terrain(piece.build());
        return field.battle();
    }

    private static boolean crosses(Regiment regiment, Pieces piece, Kind kind, String... points) {
        return !CrossedTerrain.by(battle(regiment, piece), regiment, 0, way(points), kind)
                .isEmpty();
    }

    private static Pieces bog() {
        return Pieces.box("bog", "20,20", "24,24").kinds(Kind.DANGEROUS);
    }

    @ParameterizedTest
    @CsvSource({
        "'10,22', '19.5,22', false", // up to the edge
        "'10,22', '19.501,22', true",
        "'22,10', '22,40', true", // right through
        "'10,19.5', '30,19.5', false", // along the edge
        "'10,19.501', '30,19.501', true",
        "'22,22', '30,40', true", // out of it
        "'18,22', '22,26', true", // round a corner, too near
        "'17,22', '22,27', false"
    })
    @Rule("FB-TERRAIN-10")
    void anyPartOfTheBaseOnTheWayCounts(String from, String to, boolean crossed) {
        var regiment = levy().models(1).build();
        assertThat(crosses(regiment, bog(), Kind.DANGEROUS, from, to)).isEqualTo(crossed);
    }

    @Test
    @Rule("FB-TERRAIN-10")
    void everyLegOfTheWayCounts() {
        var regiment = levy().models(1).build();
        assertThat(crosses(regiment, bog(), Kind.DANGEROUS, "10,10", "22,10", "22,30")).isTrue();
        assertThat(crosses(regiment, bog(), Kind.DANGEROUS, "10,10", "10,30", "22,30")).isFalse();
    }

    @Test
    @Rule("FB-TERRAIN-10")
    void standingStillDoesNotCount() {
        var regiment = levy().models(1).build();
        assertThat(crosses(regiment, bog(), Kind.DANGEROUS, "22,22")).isFalse();
        assertThat(crosses(regiment, bog(), Kind.DANGEROUS, "22,22", "22,22")).isFalse();
    }

    @Test
    @Rule("FB-TERRAIN-14")
    void roundAndSquarePiecesAreCountedEach() {
        var regiment = levy().models(1).build();
        var fence = Pieces.box("fence", "20,20", "21,25").kinds(Kind.OBSTACLE);
        var stone = Pieces.round("stone", "25,23", "0.5").kinds(Kind.OBSTACLE);
        var battle = battle(regiment, fence, stone);
        assertThat(CrossedTerrain.by(battle, regiment, 0, way("10,22", "30,22"), Kind.OBSTACLE))
                .hasSize(1); // past the stone, touching it
        assertThat(CrossedTerrain.by(battle, regiment, 0, way("10,22.1", "30,22.1"), Kind.OBSTACLE))
                .hasSize(2);
        assertThat(CrossedTerrain.by(battle, way("10,22.1", "30,22.1"), 1270)).hasSize(2);
    }

    @ParameterizedTest
    @EnumSource(Kind.class)
    @Rule("FB-SR-FLUID-FORMATION")
    void fluidFormationsIgnoreThreeKinds(Kind kind) {
        var fluid = levy().traits("Fluid Formation").models(1).build();
        var piece = Pieces.box("piece", "20,20", "24,24").kinds(kind);
        boolean ignored =
                kind == Kind.BROKEN_GROUND || kind == Kind.DANGEROUS || kind == Kind.HINDERING;
        assertThat(crosses(fluid, piece, kind, "10,22", "30,22")).isEqualTo(!ignored);
        assertThat(crosses(levy().models(1).build(), piece, kind, "10,22", "30,22")).isTrue();
    }

    @Test
    @Rule("FB-CHAR-07")
    void charactersAreAlwaysFluid() {
        var lord = levy().model(Role.CHARACTER).build();
        assertThat(crosses(lord, bog(), Kind.DANGEROUS, "10,22", "30,22")).isFalse();
    }

    @ParameterizedTest
    @CsvSource({"INFANTRY, false", "CAVALRY, true", "BRUTE, true", "MONSTER, false"})
    @Rule("FB-RUIN-07")
    void ruinsAreDangerousForBrutesAndCavalry(ModelType type, boolean dangerous) {
        var regiment = levy().type(type).models(1).build();
        var ruin = Pieces.box("ruin", "20,20", "24,24").floors(2);
        assertThat(crosses(regiment, ruin, Kind.DANGEROUS, "10,22", "30,22")).isEqualTo(dangerous);
    }

    @Test
    @Rule("FB-RUIN-07")
    void fluidCavalryIgnoresTheDangerOfRuins() {
        var riders = levy().type(ModelType.CAVALRY).traits("Fluid Formation").models(1).build();
        var ruin = Pieces.box("ruin", "20,20", "24,24").floors(2);
        assertThat(crosses(riders, ruin, Kind.DANGEROUS, "10,22", "30,22")).isFalse();
    }
}
