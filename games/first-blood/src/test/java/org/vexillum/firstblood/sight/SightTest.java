package org.vexillum.firstblood.sight;

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
import org.vexillum.firstblood.terrain.Terrain;
import org.vexillum.firstblood.terrain.Terrain.Kind;
import org.vexillum.kernel.Side;
import org.vexillum.kernel.geometry.Area;
import org.vexillum.kernel.geometry.Lengths;
import org.vexillum.kernel.geometry.Point;
import org.vexillum.testkit.Rule;

/** The looker stands at (20, 20), the target 10 inches north of it, on bases of 25 mm. */
class SightTest {
    private final Regiment looker = one("looker", Side.A, ModelType.INFANTRY);
    private final Regiment target = one("target", Side.B, ModelType.INFANTRY);

    private static Regiment one(String id, Side side, ModelType type) {
        return Levy.of(Edition.SECOND, id).side(side).type(type).models(1).build();
    }

    private Field field() {
        return field(looker, target);
    }

    private static Field field(Regiment looker, Regiment target) {
        return Field.of(Edition.SECOND).with(looker, "20,20").with(target, "20,30");
    }

    private boolean sees(Battle battle) {
        return Sight.sees(battle, looker, 0, target, 0, SightPurpose.VOLLEY);
    }

    private static Terrain wall(int size) {
        return Pieces.box("wall", "15,25", "25,26").kinds(Kind.OBSTRUCTING).size(size).build();
    }

    /** Obstructing on both sides of a slit that begins 300 units east of the line of centres. */
    private static Terrain[] slit(int width) {
        int from = Lengths.inches(20) + 300;
        return new Terrain[] {slab("west", 0, from), slab("east", from + width, 100_000)};
    }

    private static Terrain slab(String name, int west, int east) {
        var corner = new Point(west, Lengths.inches(25));
        var area =
                Area.polygon(
                        west,
                        corner.y(),
                        east,
                        corner.y(),
                        east,
                        corner.y() + 50,
                        west,
                        corner.y() + 50);
        return Pieces.of(name, area).kinds(Kind.OBSTRUCTING).size(3).build();
    }

    @ParameterizedTest
    @CsvSource({"100, true", "99, false", "254, true", "1, false"})
    @Rule("FB-LOS-01")
    void aLineAMillimetreThickNeedsAMillimetre(int width, boolean seen) {
        var slit = slit(width);
        assertThat(sees(field().terrain(slit[0]).terrain(slit[1]).battle())).isEqualTo(seen);
    }

    @Test
    @Rule("FB-LOS-01")
    void oneEdgeOfTheBaseIsEnough() {
        int rim = Lengths.inches(20) + Lengths.mm("12.5");
        // the line along the eastern rims must stay half a millimetre off the slab
        assertThat(sees(field().terrain(slab("slab", 0, rim - 60)).battle())).isTrue();
        assertThat(sees(field().terrain(slab("slab", 0, rim - 40)).battle())).isFalse();
    }

    @ParameterizedTest
    @CsvSource({
        "INFANTRY, INFANTRY, 1, false",
        "INFANTRY, CAVALRY, 1, true",
        "INFANTRY, CAVALRY, 2, false",
        "INFANTRY, MONSTER, 2, true",
        "MONSTER, INFANTRY, 2, true",
        "MONSTER, MONSTER, 2, true",
        "MONSTER, MONSTER, 3, false"
    })
    @Rule("FB-LOS-02")
    void whatIsSmallerThanEitherEndDoesNotBlock(
            ModelType one, ModelType other, int size, boolean seen) {
        var from = one("from", Side.A, one);
        var to = one("to", Side.B, other);
        var battle = field(from, to).terrain(wall(size)).battle();

        assertThat(Sight.sees(battle, from, 0, to, 0, SightPurpose.VOLLEY)).isEqualTo(seen);
        assertThat(Sight.sees(battle, to, 0, from, 0, SightPurpose.VOLLEY)).isEqualTo(seen);
    }

    @ParameterizedTest
    @CsvSource({"A", "B"})
    @Rule("FB-LOS-03")
    void modelsBlockWhetherFriendOrFoe(Side side) {
        var troll = Levy.of(Edition.SECOND, "troll").side(side).base(60).models(1).build();
        assertThat(sees(field().with(troll, "20,25").battle())).isFalse();
        assertThat(sees(field().with(troll, "23,25").battle())).isTrue();
    }

    @Test
    @Rule("FB-LOS-03")
    void basesBlockTogetherThatWouldNotBlockAlone() {
        var screen = Levy.of(Edition.SECOND, "screen").models(2).build();
        var battle = field().with(screen, "19.5,25", "20.5,25").battle();
        assertThat(sees(battle)).isFalse();
        screen.remove(0);
        assertThat(sees(battle)).isTrue();
    }

    @Test
    @Rule("FB-CHARGE-07")
    void oneselfIsInTheWayOfAVolleyButNotOfACharge() {
        var big = Levy.of(Edition.SECOND, "big").base(60).models(2).build();
        var battle =
                Field.of(Edition.SECOND).with(big, "20,20", "20,25").with(target, "20,30").battle();
        assertThat(Sight.sees(battle, big, 0, target, 0, SightPurpose.VOLLEY)).isFalse();
        assertThat(Sight.sees(battle, big, 0, target, 0, SightPurpose.CASTING)).isFalse();
        assertThat(Sight.sees(battle, big, 0, target, 0, SightPurpose.CHARGE)).isTrue();
        assertThat(Sight.sees(battle, big, target, SightPurpose.VOLLEY)).isTrue();
    }

    @Test
    @Rule("FB-LOS-03")
    void byAnOptionOnesOwnRegimentNeverBlocksNorObscures() {
        var big = Levy.of(Edition.SECOND, "big").base(60).models(2).build();
        var high = one("high", Side.B, ModelType.MONSTER);
        var battle =
                Field.of(Edition.SECOND)
                        .options(seeingThroughOwn())
                        .with(big, "20,20", "20,25")
                        .with(target, "20,30")
                        .with(high, "20,33")
                        .battle();
        assertThat(Sight.sees(battle, big, 0, target, 0, SightPurpose.VOLLEY)).isTrue();
        target.remove(0);
        assertThat(Sight.obscured(battle, big, 0, high, 0, SightPurpose.VOLLEY)).isFalse();
    }

    private static Options seeingThroughOwn() {
        return Readings.with("ownRegimentBlocksSight", false);
    }

    @Test
    @Rule("FB-LOS-04")
    void sightIsMutual() {
        var blocked = field().terrain(wall(2)).battle();
        assertThat(Sight.sees(blocked, target, 0, looker, 0, SightPurpose.VOLLEY)).isFalse();
        assertThat(Sight.sees(field().battle(), target, 0, looker, 0, SightPurpose.VOLLEY))
                .isTrue();
    }

    @Test
    @Rule("FB-TERRAIN-04")
    void terrainBlocksOnlyIfItIsObstructing() {
        var forest =
                Pieces.box("wood", "15,25", "25,26").kinds(Kind.OBSCURING, Kind.HINDERING).size(3);
        assertThat(sees(field().terrain(forest.build()).battle())).isTrue();
    }

    @Test
    @Rule("FB-TERRAIN-21")
    void obstructingTerrainBlocks() {
        assertThat(sees(field().terrain(wall(1)).battle())).isFalse();
        assertThat(sees(field().terrain(wall(0)).battle())).isTrue();
    }

    @Test
    @Rule("FB-TERRAIN-02")
    void fromAHillOneSeesOverWhatIsLower() {
        var hill = Pieces.box("hill", "19,19", "21,21").raised(2).build();
        assertThat(sees(field().terrain(hill).terrain(wall(3)).battle())).isFalse();
        assertThat(sees(field().terrain(hill).terrain(wall(2)).battle())).isTrue();
    }

    @Test
    @Rule("FB-GARRISON-10")
    void occupantsLookFromAnyPointOfTheirGarrisonWithItsSize() {
        var tower =
                Pieces.box("tower", "14,17", "20,23")
                        .kinds(Kind.OBSTRUCTING)
                        .size(2)
                        .garrison(1, 4)
                        .build();
        var battle = field().terrain(tower).terrain(wall(2)).battle();
        looker.lift();
        looker.setStatus(Status.IN_GARRISON);
        looker.setGarrison("tower");
        assertThat(sees(battle)).isFalse(); // the wall is as high

        target.place(0, Field.at("28.5,30")); // seen past the wall from the south-east corner
        assertThat(sees(battle)).isTrue();
        assertThat(Sight.sees(battle, target, 0, looker, 0, SightPurpose.VOLLEY)).isTrue();
    }

    @Test
    @Rule("FB-RUIN-04")
    void whoStandsOverTheLookerOnAnotherFloorDoesNotHideHim() {
        var ruin = Pieces.box("ruin", "17,17", "23,23").floors(2).build();
        var above = Levy.of(Edition.SECOND, "above").base(40).models(1).build();
        above.place(0, Field.at("20,20"), 1);
        assertThat(sees(field().terrain(ruin).with(above).battle())).isTrue();
    }

    @Test
    @Rule("FB-LOS-01")
    void whoHasNoPlaceIsNotSeen() {
        var battle = Field.of(Edition.FIRST).with(looker, "20,20").with(target).battle();
        assertThat(sees(battle)).isFalse();
    }

    /** Ranks of inch-wide bases, the rear one touching the front one. */
    @ParameterizedTest
    @CsvSource({"1, false", "1.03, false", "1.05, true"})
    @Rule("FB-LOS-03")
    void behindARankOneSeesThroughItsGapsOnly(String spacing, boolean seen) {
        int gap = Lengths.inches(spacing);
        int middle = Lengths.inches(20);
        var ranks = Levy.of(Edition.SECOND, "ranks").baseUnits(2540).models(8).build();
        for (int model = 0; model < 7; model++)
            ranks.place(model, new Point(middle + (2 * model - 7) * gap / 2, middle));
        ranks.place(7, new Point(middle, middle - Lengths.inches("0.9")));
        var battle = Field.of(Edition.SECOND).with(ranks).with(target, "20,30").battle();
        assertThat(Sight.sees(battle, ranks, 7, target, 0, SightPurpose.VOLLEY)).isEqualTo(seen);
    }
}
