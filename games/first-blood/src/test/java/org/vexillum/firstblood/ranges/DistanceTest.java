package org.vexillum.firstblood.ranges;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.vexillum.firstblood.Field;
import org.vexillum.firstblood.Levy;
import org.vexillum.firstblood.Pieces;
import org.vexillum.firstblood.edition.Edition;
import org.vexillum.firstblood.table.Battle;
import org.vexillum.firstblood.table.Regiment;
import org.vexillum.firstblood.table.Status;
import org.vexillum.firstblood.terrain.ModelTerrain;
import org.vexillum.firstblood.terrain.WhollyInside;
import org.vexillum.kernel.Side;
import org.vexillum.kernel.geometry.Area;
import org.vexillum.kernel.geometry.Disc;
import org.vexillum.kernel.geometry.Lengths;
import org.vexillum.kernel.geometry.Within;
import org.vexillum.testkit.Rule;

/** Bases an inch across. */
class DistanceTest {
    private final Regiment guards =
            Levy.of(Edition.FIRST, "guards").baseUnits(2540).models(2).build();
    private final Regiment clones =
            Levy.of(Edition.FIRST, "clones").side(Side.B).baseUnits(2540).models(2).build();
    private final Battle battle =
            Field.of(Edition.FIRST)
                    .terrain(Pieces.box("tower", "30,18", "35,23").size(2).garrison(1, 4).build())
                    .with(guards, "20,20", "20,24")
                    .with(clones, "28,20", "25,24")
                    .battle();

    private static final Area ZONE = Area.of(new Disc(Field.at("20,20"), Lengths.inches(6)));

    @Test
    @Rule("FB-MEAS-02")
    void distancesAreTheGapsBetweenBases() {
        assertThat(Distance.between(battle, guards, 0, clones, 0)).isEqualTo(Lengths.inches(7));
        assertThat(Distance.between(battle, guards, 1, clones, 1)).isEqualTo(Lengths.inches(4));
    }

    @Test
    @Rule("FB-MEAS-04")
    void exactlySoFarIsWithin() {
        int seven = Lengths.inches(7);
        assertThat(Distance.within(battle, guards, 0, clones, 0, seven)).isTrue();
        assertThat(Distance.within(battle, guards, 0, clones, 0, seven - 1)).isFalse();
    }

    @Test
    @Rule("FB-MEAS-05")
    void aRegimentIsAsNearAsItsNearestModel() {
        int four = Lengths.inches(4);
        assertThat(Distance.within(battle, guards, clones, four)).isTrue();
        assertThat(Distance.within(battle, guards, clones, four - 1)).isFalse();
        assertThat(Distance.within(battle, guards, 0, clones, four)).isFalse();
        assertThat(Distance.within(guards, ZONE)).isTrue();
        clones.remove(1);
        assertThat(Distance.within(clones, ZONE)).isFalse();
    }

    @Test
    @Rule("FB-MEAS-06")
    void aModelIsWhollyWithinIfItsWholeBaseIs() {
        assertThat(WhollyInside.wholly(new Disc(Field.at("20,14.5"), 1270), ZONE)).isTrue();
        assertThat(WhollyInside.wholly(new Disc(Field.at("20,14.499"), 1270), ZONE)).isFalse();
        assertThat(Within.within(new Disc(Field.at("26.5,20"), 1270), ZONE, 0)).isTrue();
    }

    @Test
    @Rule("FB-MEAS-07")
    void aRegimentIsWhollyWithinIfAllItsModelsAre() {
        var piece = Pieces.of("zone", ZONE).build();
        assertThat(ModelTerrain.wholly(guards, piece)).isTrue();
        guards.place(1, Field.at("20,25.6"));
        assertThat(ModelTerrain.wholly(guards, piece)).isFalse();
        guards.remove(1);
        assertThat(ModelTerrain.wholly(guards, piece)).isTrue();
    }

    @Test
    @Rule("FB-MEAS-08")
    void basesThatTouchAreInContact() {
        guards.place(0, Field.at("27,20"));
        assertThat(Distance.within(battle, guards, 0, clones, 0, 0)).isTrue();
        guards.place(0, Field.at("26.999,20"));
        assertThat(Distance.within(battle, guards, 0, clones, 0, 0)).isFalse();
    }

    @Test
    @Rule("FB-GARRISON-24")
    void occupantsMeasureFromAnyPointOfTheirGarrison() {
        clones.lift();
        clones.setStatus(Status.IN_GARRISON);
        clones.setGarrison("tower");
        assertThat(Distance.between(battle, clones, 1, guards, 0)).isEqualTo(Lengths.inches("9.5"));
        assertThat(Distance.known(battle, clones)).isTrue();
    }

    @Test
    @Rule("FB-MEAS-02")
    void whoIsNotOnTheTableIsNowhereNear() {
        clones.setStatus(Status.RESERVE);
        assertThat(Distance.within(battle, guards, clones, Lengths.inches(40))).isFalse();
        assertThat(Distance.between(battle, guards, 0, clones, 0)).isEqualTo(-1);
        assertThat(Distance.known(battle, clones)).isFalse();
    }
}
