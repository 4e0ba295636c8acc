package org.vexillum.firstblood.terrain;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.vexillum.firstblood.Field;
import org.vexillum.firstblood.Pieces;
import org.vexillum.firstblood.Readings;
import org.vexillum.firstblood.edition.Edition;
import org.vexillum.firstblood.table.Options;
import org.vexillum.kernel.Refusal;
import org.vexillum.kernel.geometry.Bounds;
import org.vexillum.kernel.geometry.Disc;
import org.vexillum.kernel.geometry.Lengths;
import org.vexillum.testkit.Rule;

class PlacementTest {
    private static final Bounds TABLE = Bounds.ofSize(Lengths.inches(48), Lengths.inches(48));
    private static final Disc ZONE = new Disc(Field.at("36,36"), Lengths.inches(6));

    private static Placement placement(Edition edition) {
        return Placement.of(edition, Options.DEFAULT, TABLE, List.of(ZONE));
    }

    private static Pieces zonal(String southWest, String northEast) {
        return Pieces.box("zonal " + southWest, southWest, northEast);
    }

    private static Pieces ruin(String southWest, String northEast) {
        return zonal(southWest, northEast).floors(2);
    }

    private static Pieces tower(String southWest, String northEast) {
        return zonal(southWest, northEast).garrison(1, 4);
    }

    private static List<String> refused(Edition edition, Pieces... pieces) {
        return rules(placement(edition).refusals(built(pieces)));
    }

    private static List<String> warned(Edition edition, Pieces... pieces) {
        return rules(placement(edition).warnings(built(pieces)));
    }

    private static List<Terrain> built(Pieces... pieces) {
        var built = new ArrayList<Terrain>();
        for (var piece : pieces) built.add(piece.build());
        return built;
    }

    private static List<String> rules(List<Refusal> refusals) {
        return refusals.stream().map(refusal -> refusal.rules().ids().getFirst()).toList();
    }

    private static final Pieces SWAMP = zonal("10,10", "14,14");

    @Test
    @Rule("FB-TERRAIN-07")
    void zonalTerrainKeepsFiveInches() {
        assertThat(refused(Edition.FIRST, SWAMP, zonal("19,10", "20,14"))).isEmpty();
        assertThat(refused(Edition.FIRST, SWAMP, zonal("18.9,10", "20,14")))
                .containsExactly("FB-TERRAIN-07");
        assertThat(refused(Edition.FIRST, zonal("32,32", "34,34")))
                .containsExactly("FB-TERRAIN-07");
        assertThat(refused(Edition.FIRST, zonal("0,0", "3,3"))).isEmpty(); // no rule about edges
    }

    @Test
    @Rule("FB-TERRAIN-07")
    void theSecondEditionOnlyAdvises() {
        var near = zonal("18.9,10", "20,14");
        assertThat(refused(Edition.SECOND, SWAMP, near)).isEmpty();
        assertThat(warned(Edition.SECOND, SWAMP, near)).containsExactly("FB-TERRAIN-07");
        assertThat(warned(Edition.FIRST, SWAMP, near)).isEmpty();
    }

    @ParameterizedTest
    @CsvSource({"ENFORCE, 1", "WARN, 0"})
    @Rule("FB-TERRAIN-07")
    void playersMayAgreeOtherwise(Options.TerrainSpacing spacing, int refusals) {
        var options = Readings.with("terrainSpacing", spacing);
        for (var edition : List.of(Edition.FIRST, Edition.SECOND)) {
            var placement = Placement.of(edition, options, TABLE, List.of());
            var pieces = built(SWAMP, zonal("15,10", "20,14"));
            assertThat(placement.refusals(pieces)).hasSize(refusals);
            assertThat(placement.warnings(pieces)).hasSize(1 - refusals);
        }
    }

    @ParameterizedTest
    @CsvSource({"1", "2"})
    @Rule("FB-RUIN-02")
    void ruinsKeepSixInchesInBothEditions(int number) {
        var edition = Edition.numbered(number);
        var first = ruin("10,10", "14,14");
        assertThat(refused(edition, first, ruin("20,10", "24,14"))).isEmpty();
        assertThat(refused(edition, first, ruin("19.9,10", "24,14"))).containsExactly("FB-RUIN-02");
        assertThat(refused(edition, ruin("6,6", "10,10"))).isEmpty();
        assertThat(refused(edition, ruin("5.9,6", "10,10"))).containsExactly("FB-RUIN-02");
        assertThat(refused(edition, ruin("10,38.1", "14,42.1"))).containsExactly("FB-RUIN-02");
        assertThat(refused(edition, ruin("31,31", "35,35"))).containsExactly("FB-RUIN-02");
    }

    @Test
    @Rule("FB-RUIN-03")
    void ruinsKeepTenInchesFromGarrisonsAndFiveFromZonalTerrain() {
        var ruin = ruin("10,10", "14,14");
        assertThat(refused(Edition.FIRST, ruin, tower("24,10", "29,15"))).isEmpty();
        assertThat(refused(Edition.FIRST, ruin, tower("23.9,10", "29,15")))
                .containsExactly("FB-RUIN-03");
        assertThat(refused(Edition.FIRST, ruin, zonal("19,10", "20,15"))).isEmpty();
        assertThat(refused(Edition.FIRST, ruin, zonal("18.9,10", "20,15")))
                .containsExactly("FB-RUIN-03");
        assertThat(warned(Edition.SECOND, ruin, zonal("18.9,10", "20,15")))
                .containsExactly("FB-RUIN-03");
    }

    @Test
    @Rule("FB-GARRISON-02")
    void garrisonsKeepTheirDistances() {
        var tower = tower("6,6", "11,11");
        assertThat(refused(Edition.FIRST, tower)).isEmpty();
        assertThat(refused(Edition.FIRST, tower("5.9,6", "11,11")))
                .containsExactly("FB-GARRISON-02");
        assertThat(refused(Edition.FIRST, tower, tower("21,6", "26,11"))).isEmpty();
        assertThat(refused(Edition.FIRST, tower, tower("20.9,6", "26,11")))
                .containsExactly("FB-GARRISON-02");
        assertThat(refused(Edition.FIRST, tower, zonal("16,6", "17,11"))).isEmpty();
        assertThat(refused(Edition.FIRST, tower, zonal("15.9,6", "17,11")))
                .containsExactly("FB-GARRISON-02");
        assertThat(refused(Edition.FIRST, tower("28,28", "33,33")))
                .containsExactly("FB-GARRISON-02");
    }

    @Test
    @Rule("FB-SIZE-06")
    void whatStandsOnAHillKeepsNoDistanceFromIt() {
        var hill = zonal("10,10", "20,20").raised(2);
        assertThat(refused(Edition.FIRST, hill, zonal("12,12", "14,14"))).isEmpty();
        assertThat(refused(Edition.FIRST, hill, zonal("18,12", "21,14")))
                .containsExactly("FB-TERRAIN-07");
    }

    @ParameterizedTest
    @CsvSource({
        "'6,20', '10,24', '5.99,20', '10,24'",
        "'38,20', '42,24', '38,20', '42.01,24'",
        "'20,6', '24,10', '20,5.99', '24,10'",
        "'20,38', '24,42', '20,38', '24,42.01'"
    })
    @Rule("FB-RUIN-02")
    void aRuinLiesSixInchesFromEveryEdge(String from, String to, String nearFrom, String nearTo) {
        assertThat(refused(Edition.FIRST, ruin(from, to))).isEmpty();
        assertThat(refused(Edition.FIRST, ruin(nearFrom, nearTo))).containsExactly("FB-RUIN-02");
    }
}
