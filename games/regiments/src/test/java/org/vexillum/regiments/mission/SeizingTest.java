package org.vexillum.regiments.mission;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.vexillum.kernel.Nullable;
import org.vexillum.kernel.Side;
import org.vexillum.regiments.mission.MissionEvents.MarkerChecked;
import org.vexillum.regiments.scene.Cards;
import org.vexillum.regiments.scene.Scene;
import org.vexillum.regiments.table.Unit;
import org.vexillum.testkit.Rule;

/** A marker at 30, 24; single models have a base of one square inch. */
class SeizingTest {
    private static final double UNIT = 1 / 2540.0;

    private Scene scene = Scene.open();

    private Unit single(Side side, String id, double x) {
        return scene.put(side, Cards.unit(id, 1), x, 24.5, 0);
    }

    private @Nullable Side owner() {
        new Seizing().play(scene.battle(), scene.referee());
        return scene.battle().markers().getFirst().owner();
    }

    private void marker(@Nullable Side owner) {
        scene.marker(30, 24, owner);
    }

    @Test
    @Rule("AOFR-MISSION-04")
    void aUnitExactlyThreeInchesAwaySeizes() {
        marker(null);
        single(Side.A, "a", 33.5);
        assertThat(owner()).isEqualTo(Side.A);
        assertThat(scene.event(MarkerChecked.class).rules().ids())
                .containsExactly("AOFR-MISSION-04");
    }

    @Test
    @Rule("AOFR-MISSION-04")
    void aUnitFartherThanThreeInchesDoesNot() {
        marker(null);
        single(Side.A, "a", 33.5 + UNIT);
        assertThat(owner()).isNull();
    }

    @Test
    @Rule("AOFR-MISSION-04")
    void itIsTakenFromTheEnemyWhoIsNotThere() {
        marker(Side.B);
        single(Side.A, "a", 31);
        single(Side.B, "b", 33.5 + UNIT);
        assertThat(owner()).isEqualTo(Side.A);
    }

    @Test
    @Rule("AOFR-MISSION-05")
    void aSeizedMarkerKeepsItsOwner() {
        marker(Side.B);
        assertThat(owner()).isEqualTo(Side.B);
        assertThat(scene.event(MarkerChecked.class).rules().has("AOFR-MISSION-05")).isTrue();
    }

    @Test
    @Rule("AOFR-MISSION-05")
    void evenIfTheUnitThatSeizedItDied() {
        marker(null);
        var unit = single(Side.A, "a", 31);
        assertThat(owner()).isEqualTo(Side.A);
        unit.destroy();
        assertThat(owner()).isEqualTo(Side.A);
    }

    @Test
    @Rule("AOFR-MISSION-06")
    void withBothSidesNearItBecomesNeutral() {
        marker(Side.B);
        single(Side.A, "a", 33.5);
        single(Side.B, "b", 26.5);
        assertThat(owner()).isNull();
        var event = scene.event(MarkerChecked.class);
        assertThat(event.near()).containsExactly("a", "b");
        assertThat(event.rules().has("AOFR-MISSION-06")).isTrue();
    }

    @Test
    @Rule("AOFR-SHAKEN-04")
    void shakenUnitsNeitherSeizeNorContest() {
        marker(null);
        single(Side.A, "a", 31).setShaken(true);
        assertThat(owner()).isNull();
        single(Side.B, "b", 28);
        assertThat(owner()).isEqualTo(Side.B);
        var event = scene.all(MarkerChecked.class).getLast();
        assertThat(event.ignored()).containsExactly("a");
        assertThat(event.rules().has("AOFR-SHAKEN-04")).isTrue();
    }

    @Test
    @Rule("AOFR-SR-AMBUSH-4")
    void unitsThatArrivedThisRoundNeitherSeizeNorContest() {
        marker(Side.B);
        var unit = single(Side.A, "a", 31);
        unit.setArrived(true);
        assertThat(owner()).isEqualTo(Side.B);
        assertThat(scene.event(MarkerChecked.class).rules().has("AOFR-SR-AMBUSH-4")).isTrue();
        unit.setArrived(false);
        assertThat(owner()).isEqualTo(Side.A);
    }

    @Test
    void markersAreNumberedFromOne() {
        marker(null);
        scene.marker(50, 24, Side.B);
        owner();
        assertThat(scene.all(MarkerChecked.class))
                .extracting(MarkerChecked::number)
                .containsExactly(1, 2);
    }

    @Test
    @Rule("AOFR-MISSION-09")
    void aMarkerUnderAUnitIsAtDistanceZero() {
        marker(null);
        scene.put(Side.B, Cards.unit("b", 10), 30, 25, 45);
        assertThat(owner()).isEqualTo(Side.B);
        assertThat(scene.event(MarkerChecked.class).rules().has("AOFR-MISSION-09")).isTrue();
    }

    @Test
    @Rule("AOFR-PRINCIPLE-04")
    void itIsMeasuredFromBasesToTheCentreOfTheMarker() {
        marker(null);
        scene.put(Side.A, Cards.unit("a", 6), 30, 29, 0);
        assertThat(owner()).as("rear row at exactly three inches").isEqualTo(Side.A);
        scene = Scene.open();
        marker(null);
        var unit = scene.put(Side.A, Cards.unit("a", 6), 30, 29, 0);
        for (int model = 3; model < 6; model++) unit.remove(model);
        assertThat(owner()).as("only the front row is left").isNull();
    }
}
