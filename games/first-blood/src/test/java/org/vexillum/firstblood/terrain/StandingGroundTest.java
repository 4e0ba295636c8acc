package org.vexillum.firstblood.terrain;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.vexillum.firstblood.Field;
import org.vexillum.firstblood.Pieces;
import org.vexillum.firstblood.edition.Edition;
import org.vexillum.firstblood.table.Battle;
import org.vexillum.firstblood.terrain.Terrain.Kind;
import org.vexillum.kernel.Refusal;
import org.vexillum.kernel.geometry.Disc;
import org.vexillum.testkit.Rule;

/** Bases an inch across, and one piece from (20, 20) to (25, 25). */
class StandingGroundTest {
    private static Pieces piece() {
        return Pieces.box("piece", "20,20", "25,25");
    }

    private static Refusal at(Pieces piece, String place, int floor) {
        Battle battle = Field.of(Edition.FIRST).terrain(piece.build()).battle();
        return StandingGround.refusal(battle, new Disc(Field.at(place), 1270), floor);
    }

    private static void keptOff(Pieces piece, String rule) {
        assertThat(at(piece, "22,22", 0).rules().ids()).containsExactly(rule);
        assertThat(at(piece, "19.501,22", 0)).isNotNull();
        assertThat(at(piece, "19.5,22", 0)).isNull();
    }

    @Test
    @Rule("FB-TERRAIN-22")
    void nobodyStandsOnImpassableTerrain() {
        keptOff(piece().kinds(Kind.IMPASSABLE), "FB-TERRAIN-22");
        assertThat(StandingGround.closed(piece().kinds(Kind.IMPASSABLE).build())).isTrue();
    }

    @Test
    @Rule("FB-TERRAIN-15")
    void nobodyEndsOnAnObstacle() {
        keptOff(piece().kinds(Kind.OBSTACLE), "FB-TERRAIN-15");
        assertThat(StandingGround.closed(piece().kinds(Kind.OBSTACLE).build())).isFalse();
    }

    @Test
    @Rule("FB-GARRISON-03")
    void nobodyStandsOnAGarrison() {
        keptOff(piece().garrison(1, 4), "FB-GARRISON-03");
        assertThat(StandingGround.closed(piece().garrison(1, 4).build())).isTrue();
    }

    @Test
    @Rule("FB-RUIN-10")
    void upstairsTheBaseMustFit() {
        var ruin = piece().floors(2);
        assertThat(at(ruin, "20.5,22", 1)).isNull();
        assertThat(at(ruin, "20.49,22", 1).rules().ids()).containsExactly("FB-RUIN-10");
        assertThat(at(ruin, "20.49,22", 0)).isNull();
        assertThat(at(ruin, "22,22", 2)).isNotNull(); // it has a ground and a first floor
    }

    @Test
    @Rule("FB-TERRAIN-05")
    void otherTerrainIsOpen() {
        assertThat(at(piece().kinds(Kind.VERY_DANGEROUS, Kind.WATER), "22,22", 0)).isNull();
    }
}
