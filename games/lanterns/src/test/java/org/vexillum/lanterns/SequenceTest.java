package org.vexillum.lanterns;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.vexillum.kernel.Side;
import org.vexillum.testkit.Rule;

class SequenceTest {
    private static final Lanterns GAME = new Lanterns();

    private static Scene four() {
        return new Scene()
                .with("A1", 10, 10)
                .with("A2", 14, 10)
                .with("B1", 10, 30)
                .with("B2", 14, 30);
    }

    private static List<Action> actions(Scene scene) {
        return new ChooseAction("A1").choices(scene.battle()).list();
    }

    @Test
    @Rule("LD-ROUND-02")
    void theSideWithoutTheLanternBegins() {
        var scene = four().bearer("A1");
        new Rounds(scene.battle(), scene.referee).begin();
        assertThat(scene.battle().next).isEqualTo(Side.B);
        var rolled = four().dice(2, 2, 5, 1);
        new Rounds(rolled.battle(), rolled.referee).begin();
        assertThat(rolled.battle().next).isEqualTo(Side.A);
        assertThat(rolled.used()).isTrue();
        assertThat(rolled.last(Events.RoundBegan.class).sight()).isEqualTo(18);
    }

    @Test
    @Rule({"LD-TURN-01", "LD-ROUND-01"})
    void sidesActByTurnsAndEverybodyOnce() {
        var scene = new Scene().with("A1", 10, 10).with("B1", 10, 30).with("B2", 14, 30);
        var stay = List.of(Scene.move(10, 10), Scene.move(10, 30), Scene.move(14, 30));
        scene.answers(
                Action.RUN, stay.get(0), "B1", Action.RUN, stay.get(1), Action.RUN, stay.get(2));
        GAME.step(scene.battle(), scene.referee);
        assertThat(scene.battle().next).isEqualTo(Side.B);
        GAME.step(scene.battle(), scene.referee);
        assertThat(scene.battle().next).isEqualTo(Side.B); // A has nobody left
        assertThat(new ChooseFighter(Side.B).choices(scene.battle()).refusal("B1").key())
                .isEqualTo("cannot-act");
        GAME.step(scene.battle(), scene.referee);
        assertThat(scene.battle().stage).isEqualTo(State.Stage.ROUND_END);
    }

    @Test
    @Rule("LD-ACT-01")
    void whatAFighterMayDoDependsOnItsFoesAndItsNerve() {
        assertThat(actions(four())).containsExactly(Action.RUN, Action.SHOOT);
        assertThat(actions(four().with("B3", 15, 10)))
                .containsExactly(Action.RUN, Action.SHOOT, Action.CHARGE);
        assertThat(actions(four().with("B3", 11, 11))).containsExactly(Action.RUN, Action.FIGHT);
        assertThat(actions(four().shaken("A1"))).containsExactly(Action.RUN, Action.RALLY);
        assertThat(actions(four().with("B3", 11, 11).shaken("A1")))
                .containsExactly(Action.RUN, Action.RALLY);
        var brawler = new Profile("Brawler", 6, 4, 5, 4, 2, 0, 0);
        assertThat(actions(four().profile("A1", brawler))).containsExactly(Action.RUN);
        for (var action : Action.values()) {
            var choices = new ChooseAction("A1").choices(four().battle());
            assertThat(choices.refusal(action) == null).isEqualTo(choices.list().contains(action));
        }
    }

    @Test
    @Rule("LD-LANTERN-01")
    void whoEndsByTheLanternTakesIt() {
        var scene = four().lantern(10, 14).answers(Scene.move(10, 12.6));
        new Activation("A1", Action.RUN).play(scene.battle(), scene.referee);
        assertThat(scene.battle().holder()).isEqualTo(Side.A);
        var far = four().lantern(10, 14).answers(Scene.move(10, 12.4));
        new Activation("A1", Action.RUN).play(far.battle(), far.referee);
        assertThat(far.battle().holder()).isNull();
        var shaken = four().lantern(10, 14).shaken("A1").answers(Scene.move(10, 14));
        new Activation("A1", Action.RUN).play(shaken.battle(), shaken.referee);
        assertThat(shaken.battle().holder()).isNull();
    }

    @Test
    @Rule("LD-SCORE-01")
    void theLanternScoresForItsBearerOrForThoseBesideIt() {
        assertThat(scored(four().bearer("B1"))).containsExactly(0, 2);
        assertThat(scored(four().lantern(12, 10))).containsExactly(1, 0);
        assertThat(scored(four().lantern(12, 10).shaken("A1").shaken("A2"))).containsExactly(0, 0);
        assertThat(scored(four().lantern(18, 18))).containsExactly(0, 0);
    }

    private static List<Integer> scored(Scene scene) {
        new Rounds(scene.battle(), scene.referee).end();
        assertThat(scene.battle().stage).isEqualTo(State.Stage.ROUND_START);
        assertThat(scene.battle().round).isEqualTo(2);
        return List.of(scene.battle().points(Side.A), scene.battle().points(Side.B));
    }

    @Test
    @Rule({"LD-WIN-01", "LD-ROUND-01"})
    void afterFiveRoundsMorePointsWin() {
        assertThat(ended(four().round(5).lantern(12, 10)).winner).isEqualTo(Side.A);
        assertThat(ended(four().round(5)).winner).isNull();
        var tied = four().round(5).bearer("B1");
        tied.battle().a = 2;
        assertThat(ended(tied).winner).isEqualTo(Side.B);
    }

    private static Battle ended(Scene scene) {
        new Rounds(scene.battle(), scene.referee).end();
        assertThat(GAME.over(scene.battle())).isTrue();
        return scene.battle();
    }

    @Test
    @Rule("LD-END-01")
    void aSideWithNobodyLeftLosesTheRoundsToCome() {
        var scene = new Scene().with("A1", 10, 10).with("B1", 11.5, 10).grit("B1", 1).round(3);
        scene.answers(Action.FIGHT).dice(6, 1, 1);
        GAME.step(scene.battle(), scene.referee);
        assertThat(scene.battle().points(Side.A)).isEqualTo(6);
        assertThat(scene.battle().winner).isEqualTo(Side.A);
    }

    @Test
    @Rule("LD-END-01")
    void whoGivesUpHasLost() {
        var scene = four().bearer("A1");
        GAME.concede(scene.battle(), Side.A, scene.referee);
        assertThat(GAME.over(scene.battle())).isTrue();
        assertThat(scene.battle().winner).isEqualTo(Side.B);
    }

    @Test
    @Rule("LD-AGREE-01")
    void bothMayPutAFighterRight() {
        var scene = four();
        var right = new Correction("A1", Scene.at(5, 5), 1, true);
        GAME.correct(scene.battle(), right, scene.referee);
        assertThat(scene.fighter("A1").place()).isEqualTo(Scene.at(5, 5));
        assertThat(scene.fighter("A1").grit()).isEqualTo(1);
        assertThat(scene.fighter("A1").shaken()).isTrue();
    }
}
