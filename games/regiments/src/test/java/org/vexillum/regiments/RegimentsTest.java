package org.vexillum.regiments;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.vexillum.kernel.Side;
import org.vexillum.regiments.mission.ChooseEdge;
import org.vexillum.regiments.mission.MissionEvents;
import org.vexillum.regiments.mission.Victory;
import org.vexillum.regiments.scene.Cards;
import org.vexillum.regiments.scene.Scene;
import org.vexillum.regiments.sequence.ChooseUnit;
import org.vexillum.regiments.sequence.SequenceEvents;
import org.vexillum.regiments.table.Ruleset;
import org.vexillum.regiments.table.Stage;
import org.vexillum.testkit.Rule;

/** A battle from stage to stage. */
class RegimentsTest {
    private final Regiments game = new Regiments();
    private final Scene scene = Scene.open();

    private void step(Stage stage) {
        scene.battle().setStage(stage);
        game.step(scene.battle(), scene.referee());
    }

    private Object askedAt(Stage stage) {
        return scene.until(() -> step(stage)).asked();
    }

    @Test
    void hasANameForFilesAndAVersion() {
        assertThat(game.name()).isEqualTo("regiments");
        assertThat(game.version()).isEqualTo(2);
        assertThat(new Regiments(Ruleset.FIRST).version()).isEqualTo(1);
    }

    @Test
    void eachStageIsPlayedByItsOwnRules() {
        for (int i = 0; i < 2; i++) scene.put(Side.A, Cards.unit("a" + i, 5), 10 + 10 * i, 10, 0);
        scene.dice(6, 1);
        assertThat(askedAt(Stage.EDGES)).isEqualTo(new ChooseEdge());
        scene.battle().setRound(1);
        step(Stage.ROUND_START);
        assertThat(scene.all(SequenceEvents.RoundBegan.class)).hasSize(1);
        step(Stage.AMBUSH);
        assertThat(scene.battle().stage()).isEqualTo(Stage.ACTIVATIONS);
        scene.battle().setToAct(Side.A);
        assertThat(askedAt(Stage.ACTIVATIONS)).isEqualTo(new ChooseUnit(Side.A, 1));
        step(Stage.ROUND_END);
        assertThat(scene.all(SequenceEvents.RoundEnded.class)).hasSize(1);
    }

    @Test
    @Rule("AOFR-MISSION-07")
    void theBattleIsOverAfterTheLastRound() {
        scene.battle().setRound(4);
        assertThat(game.over(scene.battle())).isFalse();
        step(Stage.ROUND_END);
        assertThat(game.over(scene.battle())).isTrue();
        assertThat(scene.all(MissionEvents.BattleEnded.class)).hasSize(1);
        int told = scene.events().size();
        step(Stage.OVER);
        assertThat(scene.events()).hasSize(told);
    }

    @Test
    @Rule("AOFR-MISSION-07")
    void whoGivesUpHasLostAndTheBattleIsOver() {
        scene.marker(20, 20, Side.A);
        game.concede(scene.battle(), Side.A, scene.referee());
        assertThat(game.over(scene.battle())).isTrue();
        assertThat(Victory.winner(scene.battle())).isEqualTo(Side.B);
    }
}
