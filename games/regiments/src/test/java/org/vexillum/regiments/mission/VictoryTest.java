package org.vexillum.regiments.mission;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.vexillum.kernel.Side;
import org.vexillum.regiments.mission.MissionEvents.BattleEnded;
import org.vexillum.regiments.scene.Cards;
import org.vexillum.regiments.scene.Scene;
import org.vexillum.regiments.table.Stage;
import org.vexillum.testkit.Rule;

class VictoryTest {
    private final Scene scene = Scene.open();

    @Test
    @Rule("AOFR-MISSION-07")
    void theBattleEndsAfterFourRounds() {
        scene.battle().setRound(3);
        assertThat(Victory.due(scene.battle())).isFalse();
        scene.battle().setRound(4);
        assertThat(Victory.due(scene.battle())).isTrue();
    }

    @Test
    @Rule("AOFR-MISSION-07")
    void aSideWithoutUnitsDoesNotEndIt() {
        scene.put(Side.A, Cards.unit("a", 5), 20, 20, 0);
        scene.battle().setRound(2);
        assertThat(Victory.due(scene.battle())).isFalse();
    }

    @Test
    @Rule("AOFR-MISSION-07")
    void aSideMayConcede() {
        scene.marker(20, 20, Side.A).battle().setRound(2);
        scene.battle().setConceded(Side.A);
        assertThat(Victory.due(scene.battle())).isTrue();
        assertThat(Victory.winner(scene.battle())).isEqualTo(Side.B);
    }

    @Test
    @Rule("AOFR-MISSION-08")
    void whoControlsMoreMarkersWins() {
        scene.marker(20, 20, Side.A).marker(30, 20, Side.B).marker(40, 20, Side.B);
        scene.marker(50, 20, null);
        new Victory().play(scene.battle(), scene.referee());
        var event = scene.event(BattleEnded.class);
        assertThat(event.winner()).isEqualTo(Side.B);
        assertThat(event.markersA()).isEqualTo(1);
        assertThat(event.markersB()).isEqualTo(2);
        assertThat(scene.battle().stage()).isEqualTo(Stage.OVER);
    }

    @Test
    @Rule("AOFR-MISSION-08")
    void equalNumbersAreADrawWhateverTheCasualties() {
        scene.put(Side.A, Cards.unit("a", 5), 20, 20, 0);
        scene.put(Side.B, Cards.unit("b", 5), 40, 20, 0).destroy();
        scene.marker(20, 30, Side.A).marker(40, 30, Side.B);
        assertThat(Victory.winner(scene.battle())).isNull();
    }
}
