package org.vexillum.regiments.mission;

import static org.assertj.core.api.Assertions.assertThat;
import static org.vexillum.kernel.geometry.Lengths.inches;

import java.util.List;
import org.junit.jupiter.api.Nested;
import org.junit.jupiter.api.Test;
import org.vexillum.kernel.Nullable;
import org.vexillum.kernel.Refusal;
import org.vexillum.kernel.Side;
import org.vexillum.kernel.dice.RandomSource;
import org.vexillum.kernel.geometry.Point;
import org.vexillum.regiments.mission.MissionEvents.MarkerPlaced;
import org.vexillum.regiments.mission.MissionEvents.MarkersLeftOut;
import org.vexillum.regiments.mission.MissionEvents.RolledOff;
import org.vexillum.regiments.scene.Scene;
import org.vexillum.regiments.table.Stage;
import org.vexillum.testkit.Rule;

class MarkersTest {
    private static Point at(int x, int y) {
        return new Point(inches(x), inches(y));
    }

    @Nested
    class Placing {
        @Test
        @Rule("AOFR-MISSION-02")
        void theWinnerOfTheRollOffPlacesFirstAndThenTheyAlternate() {
            var scene = Scene.open().dice(1, 2, 5).answers(at(10, 24), at(36, 24), at(60, 24));
            for (int i = 0; i < 4; i++) SetUp.step(scene.battle(), scene.referee());
            assertThat(scene.all(MarkerPlaced.class))
                    .extracting(MarkerPlaced::side)
                    .containsExactly(Side.B, Side.A, Side.B);
            assertThat(scene.all(MarkerPlaced.class))
                    .extracting(MarkerPlaced::number)
                    .containsExactly(1, 2, 3);
            assertThat(scene.battle().markers())
                    .containsExactly(
                            new Marker(at(10, 24), null),
                            new Marker(at(36, 24), null),
                            new Marker(at(60, 24), null));
        }

        @Test
        @Rule({"AOFR-MISSION-02", "AOFR-DEPLOY-04"})
        void markersGoDownBeforeTheDeploymentRollOff() {
            var scene = Scene.open().dice(1, 2, 5).answers(at(10, 24), at(36, 24), at(60, 24));
            for (int i = 0; i < 3; i++) SetUp.step(scene.battle(), scene.referee());
            assertThat(scene.battle().stage()).isEqualTo(Stage.MARKERS);
            SetUp.step(scene.battle(), scene.referee());
            assertThat(scene.battle().stage()).isEqualTo(Stage.EDGES);
            assertThat(scene.event(RolledOff.class).occasion()).isEqualTo(RollOff.Occasion.MARKERS);
        }

        @Test
        @Rule("AOFR-MISSION-03")
        void markersThatFindNoRoomAreNotPlaced() {
            var wall = Scene.wall(Scene.box(0, 0, 19, 28));
            var scene = Scene.on(28, 28, wall).marker(24, 8, null).marker(24, 20, null);
            scene.battle().setMarkersToPlace(2);
            SetUp.step(scene.battle(), scene.referee());
            assertThat(scene.event(MarkersLeftOut.class).markers()).isEqualTo(2);
            assertThat(scene.battle().markers()).hasSize(2);
            assertThat(scene.battle().stage()).isEqualTo(Stage.EDGES);
        }
    }

    @Nested
    class Spot {
        private @Nullable Refusal refusal(Scene scene, Point point) {
            return new PlaceMarker(1).choices(scene.battle()).refusal(point);
        }

        private String key(Scene scene, Point point) {
            var refusal = refusal(scene, point);
            return refusal == null ? "" : refusal.key();
        }

        @Test
        @Rule("AOFR-MISSION-03")
        void aMarkerLiesOutsideBothZones() {
            var scene = Scene.open();
            assertThat(key(scene, at(30, 12))).isEqualTo("marker-in-zone");
            assertThat(key(scene, at(30, 12).plus(0, 1))).isEmpty();
            assertThat(key(scene, at(30, 36))).isEqualTo("marker-in-zone");
            assertThat(key(scene, at(30, 36).plus(0, -1))).isEmpty();
        }

        @Test
        @Rule("AOFR-MISSION-03")
        void exactlyNineInchesFromAnotherMarkerIsIllegal() {
            var scene = Scene.open().marker(30, 24, null);
            assertThat(key(scene, at(39, 24))).isEqualTo("marker-near-marker");
            assertThat(key(scene, at(39, 24).plus(1, 0))).isEmpty();
        }

        @Test
        @Rule("AOFR-MISSION-03")
        void aMarkerDoesNotLieInImpassableTerrain() {
            var scene =
                    Scene.open(
                            Scene.wall(Scene.box(30, 20, 34, 24)),
                            Scene.crops(Scene.box(40, 20, 44, 24)));
            assertThat(key(scene, at(32, 22))).isEqualTo("marker-in-impassable");
            assertThat(key(scene, at(34, 24).plus(1, 0))).isEmpty();
            assertThat(key(scene, at(42, 22))).isEmpty();
        }

        @Test
        void aMarkerLiesOnTheTable() {
            assertThat(key(Scene.open(), at(72, 24))).isEmpty();
            assertThat(key(Scene.open(), at(72, 24).plus(1, 0))).isEqualTo("marker-off-table");
        }

        @Test
        void whateverIsOfferedIsAccepted() {
            var scene = Scene.open(Scene.wall(Scene.box(30, 20, 34, 24)));
            scene.marker(20, 24, null).marker(50, 24, null);
            var choices = new PlaceMarker(3).choices(scene.battle());
            assertThat(choices.list()).hasSizeGreaterThan(20);
            var lot = new RandomSource(7);
            for (int i = 0; i < 500; i++) assertThat(choices.refusal(choices.any(lot))).isNull();
            assertThat(choices.list()).allMatch(point -> choices.refusal(point) == null);
        }

        @Test
        void aGridOfThreeInchesIsOffered() {
            var list = new PlaceMarker(1).choices(Scene.open().battle()).list();
            assertThat(list).hasSize(23 * 7).contains(at(3, 15), at(69, 33), at(36, 24));
        }

        @Test
        void guessesFillTheRoom() {
            var choices = new PlaceMarker(1).choices(Scene.open().battle());
            assertThat(choices.complete()).isFalse();
            var lot = new RandomSource(9);
            var guesses = new java.util.ArrayList<Point>();
            for (int i = 0; i < 500; i++) guesses.add(choices.any(lot));
            assertThat(guesses).anyMatch(point -> point.x() < inches(2));
            assertThat(guesses).anyMatch(point -> point.x() > inches(70));
            assertThat(guesses).anyMatch(point -> point.y() < inches(13));
            assertThat(guesses).anyMatch(point -> point.y() > inches(35));
        }

        @Test
        void theRefusalNamesTheOtherMarker() {
            var scene = Scene.open().marker(10, 24, null).marker(30, 24, null);
            var refusal = refusal(scene, at(31, 24));
            assertThat(refusal).isNotNull();
            assertThat(refusal.facts()).containsExactly(2);
        }

        @Test
        @Rule("AOFR-MISSION-03")
        void theLastNarrowSpotIsFound() {
            var wall = Scene.wall(Scene.box(0, 0, 27, 28));
            var scene = Scene.on(28, 28, wall).marker(28, 8, null).marker(28, 20, null);
            var choices = new PlaceMarker(3).choices(scene.battle());
            assertThat(choices.list()).as("no room between two markers").isEmpty();
            scene.battle()
                    .setMarkers(
                            List.of(
                                    new Marker(at(28, 4), null),
                                    new Marker(at(28, 23).plus(0, -inches(1) + 10), null)));
            var narrow = new PlaceMarker(3).choices(scene.battle());
            assertThat(narrow.list()).isNotEmpty();
            assertThat(narrow.refusal(narrow.any(new RandomSource(1)))).isNull();
        }
    }
}
