package org.vexillum.firstblood.terrain;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.vexillum.firstblood.Field;
import org.vexillum.firstblood.Levy;
import org.vexillum.firstblood.Pieces;
import org.vexillum.firstblood.Readings;
import org.vexillum.firstblood.army.ModelType;
import org.vexillum.firstblood.edition.Edition;
import org.vexillum.firstblood.table.Battle;
import org.vexillum.firstblood.table.Options;
import org.vexillum.firstblood.table.Regiment;
import org.vexillum.firstblood.table.Status;
import org.vexillum.firstblood.terrain.Terrain.Kind;
import org.vexillum.kernel.Side;
import org.vexillum.kernel.geometry.Area;
import org.vexillum.kernel.geometry.Disc;
import org.vexillum.testkit.Rule;

/** Bases an inch across. */
class ModelTerrainTest {
    private static Regiment troops(ModelType type, int models) {
        return Levy.of(Edition.FIRST, "troops").type(type).baseUnits(2540).models(models).build();
    }

    private final Regiment infantry = troops(ModelType.INFANTRY, 2);

    private Battle on(Pieces... pieces) {
        var field = Field.of(Edition.FIRST).with(infantry, "20,20", "30,30");
        for (var piece : pieces) field.terrain(piece.build());
        return field.battle();
    }

    @ParameterizedTest
    @CsvSource({"INFANTRY, 1", "CAVALRY, 2", "BRUTE, 2", "MONSTER, 3"})
    @Rule({"FB-SIZE-01", "FB-SIZE-02", "FB-SIZE-03"})
    void onTheGroundTypesHaveTheirSizes(ModelType type, int size) {
        var regiment = troops(type, 1);
        var battle = Field.of(Edition.FIRST).with(regiment, "20,20").battle();
        assertThat(ModelTerrain.size(battle, regiment, 0)).isEqualTo(size);
    }

    @Test
    @Rule("FB-SIZE-07")
    void onAHillItsSizeIsAdded() {
        var battle = on(Pieces.box("hill", "18,18", "22,22").raised(2));
        assertThat(ModelTerrain.size(battle, infantry, 0)).isEqualTo(3);
    }

    @Test
    @Rule("FB-SIZE-07")
    void inAForestOneStandsOnTheGround() {
        var battle = on(Pieces.box("wood", "18,18", "22,22").size(3).kinds(Kind.OBSCURING));
        assertThat(ModelTerrain.size(battle, infantry, 0)).isEqualTo(1);
    }

    @Test
    @Rule("FB-TERRAIN-03")
    void elevationIsJudgedModelByModelAndForWholeBases() {
        var battle = on(Pieces.box("hill", "18,18", "22,22").raised(2));
        assertThat(ModelTerrain.elevation(battle, infantry, 0)).isEqualTo(2);
        assertThat(ModelTerrain.elevation(battle, infantry, 1)).isZero();
        infantry.place(0, Field.at("18.5,20"));
        assertThat(ModelTerrain.elevation(battle, infantry, 0)).isEqualTo(2);
        infantry.place(0, Field.at("18.499,20"));
        assertThat(ModelTerrain.elevation(battle, infantry, 0)).isZero();
    }

    @Test
    @Rule("FB-SIZE-06")
    void terrainOnTerrainAddsItsSizes() {
        var hill = Pieces.box("hill", "15,15", "25,25").raised(2);
        var wood = Pieces.box("wood", "18,18", "22,22").size(3);
        var battle = on(hill, wood);
        assertThat(ModelTerrain.size(battle, battle.terrain().get(1))).isEqualTo(5);
        assertThat(ModelTerrain.size(battle, battle.terrain().get(0))).isEqualTo(2);

        var knoll = Pieces.box("knoll", "18,18", "22,22").raised(1);
        assertThat(ModelTerrain.size(on(hill, knoll), infantry, 0)).isEqualTo(4);

        var beside = on(hill, Pieces.box("wood", "18,18", "26,22").size(3));
        assertThat(ModelTerrain.size(beside, beside.terrain().get(1))).isEqualTo(3);
    }

    @Test
    @Rule("FB-SIZE-06")
    void ofTwoPiecesOnTheSameGroundTheLaterIsOnTop() {
        var below = Pieces.box("below", "18,18", "22,22").raised(2);
        var above = Pieces.box("above", "18,18", "22,22").raised(1);
        var battle = on(below, above);
        assertThat(ModelTerrain.size(battle, battle.terrain().get(0))).isEqualTo(2);
        assertThat(ModelTerrain.size(battle, battle.terrain().get(1))).isEqualTo(3);
    }

    @ParameterizedTest
    @CsvSource({
        "PER_FLOOR, 2, 0, 1",
        "PER_FLOOR, 2, 1, 4",
        "PER_FLOOR, 3, 1, 4",
        "PER_FLOOR, 3, 2, 5",
        "WHOLE_PIECE, 2, 1, 4",
        "WHOLE_PIECE, 3, 1, 5",
        "WHOLE_PIECE, 3, 2, 5",
        "WHOLE_PIECE, 3, 0, 1"
    })
    @Rule("FB-RUIN-04")
    void floorsOfARuinAddToTheSize(Options.RuinFloorSize reading, int floors, int floor, int size) {
        var battle =
                Field.of(Edition.SECOND)
                        .options(Readings.with("ruinFloorSize", reading))
                        .terrain(Pieces.box("ruin", "18,18", "23,23").floors(floors).build())
                        .with(infantry, "20,20")
                        .battle();
        infantry.place(0, Field.at("20,20"), floor);
        assertThat(ModelTerrain.size(battle, infantry, 0)).isEqualTo(size);
        assertThat(ModelTerrain.size(battle, battle.terrain().getFirst())).isEqualTo(floors + 1);
    }

    @Test
    @Rule("FB-GARRISON-10")
    void occupantsHaveTheSizeOfTheirGarrison() {
        var battle = on(Pieces.box("tower", "18,18", "23,23").size(3).garrison(1, 4));
        infantry.lift();
        infantry.setStatus(Status.IN_GARRISON);
        infantry.setGarrison("tower");
        assertThat(ModelTerrain.size(battle, infantry, 0)).isEqualTo(3);
    }

    @Test
    @Rule("FB-TERRAIN-05")
    void thePiecesItsBaseIsInAreKnownByTheSmallestPart() {
        var battle =
                on(
                        Pieces.box("pond", "20.4,18", "23,23").kinds(Kind.WATER, Kind.OBSCURING),
                        Pieces.box("bog", "17,18", "19.5,23").kinds(Kind.DANGEROUS));
        assertThat(ModelTerrain.in(battle, infantry, 0))
                .extracting(Terrain::name)
                .containsExactly("pond"); // the bog only touches
        assertThat(ModelTerrain.in(battle, infantry, 0, Kind.WATER)).isTrue();
        assertThat(ModelTerrain.in(battle, infantry, 0, Kind.DANGEROUS)).isFalse();
        assertThat(ModelTerrain.in(battle, infantry, 1, Kind.WATER)).isFalse();
    }

    @Test
    @Rule("FB-RUIN-05")
    void aRuinCoversWhomItHoldsWhollyFromThoseOutside() {
        var shooters = Levy.of(Edition.FIRST, "shooters").side(Side.B).models(1).build();
        var battle =
                Field.of(Edition.FIRST)
                        .terrain(Pieces.box("ruin", "18,18", "24,24").floors(2).build())
                        .with(infantry, "20,20", "22,22")
                        .with(shooters, "40,40")
                        .battle();
        assertThat(ModelTerrain.covered(battle, infantry, shooters)).isTrue();
        assertThat(ModelTerrain.ruin(battle, infantry)).isNotNull();

        shooters.place(0, Field.at("20,22"));
        assertThat(ModelTerrain.covered(battle, infantry, shooters)).isFalse();

        shooters.place(0, Field.at("40,40"));
        infantry.place(1, Field.at("23.6,22"));
        assertThat(ModelTerrain.covered(battle, infantry, shooters)).isFalse();
    }

    @Test
    @Rule("FB-MEAS-06")
    void aBaseAcrossTheSeamOfAnAreaIsWhollyInIt() {
        var ell = Area.polygon(0, 0, 20000, 0, 20000, 10000, 10000, 10000, 10000, 20000, 0, 20000);
        assertThat(ell.parts()).hasSizeGreaterThan(1);
        assertThat(WhollyInside.wholly(new Disc(8000, 8000, 2000), ell)).isTrue();
        assertThat(WhollyInside.wholly(new Disc(9000, 9000, 2000), ell)).isFalse();
        assertThat(WhollyInside.wholly(new Disc(12000, 5000, 5000), ell)).isTrue();
        assertThat(WhollyInside.wholly(new Disc(15000, 15000, 100), ell)).isFalse();
        assertThat(WhollyInside.wholly(Area.of(new Disc(8000, 8000, 2000)), ell)).isTrue();
        assertThat(WhollyInside.wholly(ell, ell)).isTrue();
        var box = Area.polygon(0, 0, 20000, 0, 20000, 20000, 0, 20000);
        assertThat(WhollyInside.wholly(ell, box)).isTrue();
        assertThat(WhollyInside.wholly(box, ell)).isFalse();
        assertThat(WhollyInside.wholly(Area.polygon(5000, 5000, 19000, 9000, 9000, 19000), ell))
                .isFalse(); // its corners are inside, its long side is not
    }

    @Test
    @Rule({"FB-TERRAIN-05", "FB-MEAS-07"})
    void whoHasNoPlaceOrNobodyLeftStandsInNothing() {
        var wood = Pieces.box("wood", "15,15", "35,35").build();
        var battle = on(Pieces.of("wood", wood.area()));
        assertThat(ModelTerrain.in(battle, infantry, 0)).hasSize(1);
        assertThat(ModelTerrain.wholly(infantry, wood)).isTrue();
        infantry.remove(1);
        assertThat(ModelTerrain.wholly(infantry, wood)).isTrue();
        infantry.remove(0);
        assertThat(ModelTerrain.in(battle, infantry, 0)).isEmpty();
        assertThat(ModelTerrain.wholly(infantry, wood)).isFalse();
    }
}
