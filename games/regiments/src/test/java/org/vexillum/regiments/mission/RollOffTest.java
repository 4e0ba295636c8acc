package org.vexillum.regiments.mission;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.vexillum.kernel.Side;
import org.vexillum.regiments.mission.MissionEvents.MarkersRolled;
import org.vexillum.regiments.mission.MissionEvents.RolledOff;
import org.vexillum.regiments.mission.RollOff.Occasion;
import org.vexillum.regiments.scene.Scene;
import org.vexillum.testkit.Rule;

class RollOffTest {
    private final Scene scene = Scene.open();

    private Side winner(int... faces) {
        return new RollOff(Occasion.DEPLOYMENT).play(scene.dice(faces).battle(), scene.referee());
    }

    @Test
    @Rule("AOFR-PRINCIPLE-02")
    void theHigherDieWins() {
        assertThat(winner(5, 4)).isEqualTo(Side.A);
        assertThat(winner(1, 2)).isEqualTo(Side.B);
    }

    @Test
    @Rule("AOFR-PRINCIPLE-02")
    void tiesAreRolledAgainUntilBroken() {
        assertThat(winner(3, 3, 6, 6, 2, 4)).isEqualTo(Side.B);
        assertThat(scene.exhausted()).isTrue();
        var event = scene.event(RolledOff.class);
        assertThat(event.a()).containsExactly(3, 6, 2);
        assertThat(event.b()).containsExactly(3, 6, 4);
        assertThat(event.rules().has("AOFR-PRINCIPLE-02")).isTrue();
    }

    @ParameterizedTest
    @CsvSource({"1,3", "2,3", "3,4", "4,4", "5,5", "6,5"})
    @Rule({"AOFR-PRINCIPLE-03", "AOFR-MISSION-01"})
    void aD3AndTwoMoreMarkersArePlaced(int face, int markers) {
        scene.dice(face, 1, 2);
        new RollMarkers().play(scene.battle(), scene.referee());
        assertThat(scene.battle().markersToPlace()).isEqualTo(markers);
        assertThat(scene.event(MarkersRolled.class).markers()).isEqualTo(markers);
        assertThat(scene.battle().toAct()).isEqualTo(Side.B);
    }

    @Test
    @Rule("AOFR-PRINCIPLE-02")
    void theTwoRollOffsAreTwoRolls() {
        new RollOff(Occasion.MARKERS).play(scene.dice(5, 4, 2, 3).battle(), scene.referee());
        new RollOff(Occasion.DEPLOYMENT).play(scene.battle(), scene.referee());
        assertThat(scene.all(RolledOff.class))
                .extracting(RolledOff::winner)
                .containsExactly(Side.A, Side.B);
        assertThat(scene.all(RolledOff.class))
                .extracting(event -> event.rules().ids().getLast())
                .containsExactly("AOFR-MISSION-02", "AOFR-DEPLOY-01");
    }
}
