package org.vexillum.regiments.sequence;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.vexillum.kernel.Refusal;
import org.vexillum.kernel.Side;
import org.vexillum.regiments.mission.MissionEvents;
import org.vexillum.regiments.movement.Action;
import org.vexillum.regiments.movement.ChooseCharge;
import org.vexillum.regiments.movement.ChooseConsolidation;
import org.vexillum.regiments.scene.Cards;
import org.vexillum.regiments.scene.Scene;
import org.vexillum.regiments.table.Stage;
import org.vexillum.regiments.table.Status;
import org.vexillum.regiments.traits.TraitBook;
import org.vexillum.testkit.Rule;

class RoundsTest {
    private final Scene scene = Scene.open();

    /** Units far apart, so that nobody can be charged. */
    private void armies(int a, int b) {
        for (int i = 0; i < a; i++) scene.put(Side.A, Cards.unit("a" + i, 5), 6 + 10 * i, 6, 0);
        for (int i = 0; i < b; i++) scene.put(Side.B, Cards.unit("b" + i, 5), 6 + 10 * i, 42, 180);
        scene.battle().setStage(Stage.ACTIVATIONS);
        scene.battle().setRound(1);
    }

    /** A turn in which a unit holds without turning. */
    private void holds(Object... unit) {
        scene.answers(unit).answers(Action.HOLD, 0);
        new PlayerTurn().play(scene.battle(), scene.referee());
    }

    @Test
    @Rule("AOFR-ROUND-01")
    void theSidesActivateOneUnitEachInTurn() {
        armies(2, 2);
        holds("a0");
        assertThat(scene.battle().toAct()).isEqualTo(Side.B);
        holds("b1");
        assertThat(scene.battle().toAct()).isEqualTo(Side.A);
        assertThat(scene.unit("a0").activated()).isTrue();
        assertThat(scene.unit("a1").activated()).isFalse();
    }

    @Test
    @Rule("AOFR-ROUND-02")
    void whoFinishedFirstOpensTheNextRound() {
        armies(1, 2);
        scene.battle().setToAct(Side.B);
        holds("b0");
        holds(); // a0 is the only one left on its side
        holds();
        assertThat(scene.battle().finishedFirst()).isEqualTo(Side.A);
        new RoundEnd().play(scene.battle(), scene.referee());
        assertThat(scene.battle().round()).isEqualTo(2);
        assertThat(scene.battle().opening()).isEqualTo(Side.A);
        new RoundStart().play(scene.battle(), scene.referee());
        assertThat(scene.battle().toAct()).isEqualTo(Side.A);
    }

    @Test
    @Rule("AOFR-ROUND-03")
    void theSideWithMoreUnitsGoesOnAlone() {
        armies(1, 3);
        holds();
        holds("b0");
        assertThat(scene.battle().toAct()).isEqualTo(Side.B);
        holds("b1");
        holds();
        assertThat(scene.battle().stage()).isEqualTo(Stage.ROUND_END);
        assertThat(scene.all(SequenceEvents.GoesOn.class)).hasSize(2);
    }

    @Test
    @Rule("AOFR-ROUND-04")
    void everyUnitOnTheTableActivatesOnceAndNobodyPasses() {
        armies(3, 1);
        scene.unit("a0").setActivated(true);
        scene.unit("a1").setStatus(Status.AMBUSH);
        var choices = new ChooseUnit(Side.A, 1).choices(scene.battle());
        assertThat(choices.list()).containsExactly("a2");
        assertThat(key(choices.refusal("a0"))).isEqualTo("already-activated");
        assertThat(key(choices.refusal("a1"))).isEqualTo("not-on-table");
        assertThat(key(choices.refusal("b0"))).isEqualTo("not-your-unit");
        assertThat(new ChooseUnit(Side.A, 1).pass()).isNull();
    }

    private static String key(Refusal refusal) {
        return refusal == null ? "" : refusal.key();
    }

    @Test
    @Rule("AOFR-ROUND-05")
    void aSideWithoutUnitsHasFinishedAtOnce() {
        armies(1, 1);
        scene.unit("b0").destroy();
        holds();
        assertThat(scene.battle().finishedFirst()).isEqualTo(Side.B);
    }

    @Test
    @Rule("AOFR-ROUND-05")
    void ifBothFinishInOneActivationTheActiveSideIsFirst() {
        scene.put(Side.A, Cards.unit("a0", 5), 36, 10, 0);
        scene.put(Side.B, Cards.unit("b0", 1), 36, 20, 180);
        scene.battle().setStage(Stage.ACTIVATIONS);
        scene.answers(Action.CHARGE, ChooseCharge.Charge.at("b0"));
        scene.answers(new ChooseConsolidation.Stay());
        scene.dice(6, 6, 6, 6, 6).dice(1, 1, 1, 1, 1);
        new PlayerTurn().play(scene.battle(), scene.referee());
        assertThat(scene.unit("b0").destroyed()).isTrue();
        assertThat(scene.battle().finishedFirst()).isEqualTo(Side.A);
        assertThat(scene.battle().stage()).isEqualTo(Stage.ROUND_END);
    }

    @Test
    @Rule("AOFR-ROUND-06")
    void aRoundBeginsWithTokensThenAmbushesFromTheSecondOn() {
        armies(1, 1);
        scene.battle().setStage(Stage.ROUND_START);
        new RoundStart().play(scene.battle(), scene.referee());
        assertThat(scene.battle().stage()).isEqualTo(Stage.ACTIVATIONS);
        scene.battle().setRound(2);
        new RoundStart().play(scene.battle(), scene.referee());
        assertThat(scene.battle().stage()).isEqualTo(Stage.AMBUSH);
    }

    @Test
    @Rule("AOFR-ROUND-06")
    void markersAreCheckedBeforeFatigueEnds() {
        armies(1, 1);
        scene.marker(6, 7, null);
        scene.unit("a0").setFatigued(true);
        new RoundEnd().play(scene.battle(), scene.referee());
        assertThat(scene.unit("a0").fatigued()).isFalse();
        var kinds = scene.events().stream().<Class<?>>map(Object::getClass).toList();
        assertThat(kinds.indexOf(MissionEvents.MarkerChecked.class))
                .isBetween(0, kinds.indexOf(SequenceEvents.FatigueEnded.class) - 1);
    }

    @Test
    @Rule("AOFR-ROUND-06")
    void aNewRoundForgetsActivationsAndArrivals() {
        armies(1, 1);
        scene.unit("a0").setActivated(true);
        scene.unit("b0").setArrived(true);
        scene.battle().setDeclined(List.of(Side.A));
        new RoundStart().play(scene.battle(), scene.referee());
        assertThat(scene.unit("a0").activated()).isFalse();
        assertThat(scene.unit("b0").arrived()).isFalse();
        assertThat(scene.battle().declined()).isEmpty();
    }

    @Test
    @Rule({"AOFR-ROUND-01", "AOFR-ROUND-02"})
    void theStartOfARoundIsToldWithWhoOpensItAndWhy() {
        armies(1, 1);
        scene.battle().setOpening(Side.B);
        new RoundStart().play(scene.battle(), scene.referee());
        scene.battle().setRound(2);
        new RoundStart().play(scene.battle(), scene.referee());
        var began = scene.all(SequenceEvents.RoundBegan.class);
        assertThat(began).extracting(SequenceEvents.RoundBegan::round).containsExactly(1, 2);
        assertThat(began).allMatch(event -> event.opening() == Side.B);
        assertThat(began.get(0).rules().ids()).containsExactly("AOFR-ROUND-06", "AOFR-ROUND-01");
        assertThat(began.get(1).rules().ids()).containsExactly("AOFR-ROUND-06", "AOFR-ROUND-02");
    }

    @Test
    @Rule("AOFR-ROUND-06")
    void castersGainTheirTokensAtTheStartOfARound() {
        var mage = Cards.unit("mage", 1, TraitBook.read("Caster(2)"));
        scene.put(Side.A, mage, 36, 10, 0);
        new RoundStart().play(scene.battle(), scene.referee());
        assertThat(scene.unit("mage").tokens(0)).isEqualTo(2);
    }

    @Test
    @Rule("AOFR-ROUND-02")
    void eachRoundFindsOutAnewWhoFinishesFirst() {
        armies(1, 1);
        scene.battle().setFinishedFirst(Side.B);
        new RoundStart().play(scene.battle(), scene.referee());
        assertThat(scene.battle().finishedFirst()).isNull();
    }

    @Test
    @Rule({"AOFR-ROUND-04", "AOFR-ROUND-05"})
    void whoActivatesAndWhoIsFinishedFirstIsTold() {
        armies(1, 2);
        holds();
        assertThat(scene.event(SequenceEvents.Activated.class).unit()).isEqualTo("a0");
        assertThat(scene.event(SequenceEvents.FinishedActivating.class).side()).isEqualTo(Side.A);
        holds("b0");
        holds();
        assertThat(scene.all(SequenceEvents.FinishedActivating.class)).hasSize(1);
    }

    @Test
    @Rule("AOFR-ROUND-05")
    void aSideToActWithNobodyLeftHasFinishedFirstAndThePassIsSilent() {
        armies(1, 1);
        scene.unit("a0").destroy();
        new PlayerTurn().play(scene.battle(), scene.referee());
        assertThat(scene.battle().finishedFirst()).isEqualTo(Side.A);
        assertThat(scene.battle().toAct()).isEqualTo(Side.B);
        assertThat(scene.all(SequenceEvents.Activated.class)).isEmpty();
        scene.unit("b0").destroy();
        new PlayerTurn().play(scene.battle(), scene.referee());
        assertThat(scene.battle().stage()).isEqualTo(Stage.ROUND_END);
    }

    @Test
    @Rule("AOFR-ROUND-05")
    void aSideDestroyedInTheOthersActivationHasFinished() {
        scene.put(Side.A, Cards.unit("a0", 5), 36, 10, 0);
        scene.put(Side.A, Cards.unit("a1", 5), 10, 10, 0);
        scene.put(Side.B, Cards.unit("b0", 1), 36, 20, 180);
        scene.battle().setStage(Stage.ACTIVATIONS);
        scene.answers("a0", Action.CHARGE, ChooseCharge.Charge.at("b0"));
        scene.answers(new ChooseConsolidation.Stay());
        scene.dice(6, 6, 6, 6, 6).dice(1, 1, 1, 1, 1);
        new PlayerTurn().play(scene.battle(), scene.referee());
        assertThat(scene.battle().finishedFirst()).isEqualTo(Side.B);
        assertThat(scene.battle().toAct()).isEqualTo(Side.A);
    }

    @Test
    @Rule({"AOFR-ROUND-06", "AOFR-MISSION-07"})
    void afterAnEarlierRoundTheNextBeginsAndAfterTheFourthTheBattleIsOver() {
        armies(1, 1);
        scene.battle().setRound(3);
        scene.battle().setFinishedFirst(Side.B);
        new RoundEnd().play(scene.battle(), scene.referee());
        assertThat(scene.battle().stage()).isEqualTo(Stage.ROUND_START);
        assertThat(scene.battle().opening()).isEqualTo(Side.B);
        assertThat(scene.all(MissionEvents.BattleEnded.class)).isEmpty();
        new RoundEnd().play(scene.battle(), scene.referee());
        assertThat(scene.battle().stage()).isEqualTo(Stage.OVER);
        assertThat(scene.all(MissionEvents.BattleEnded.class)).hasSize(1);
        assertThat(scene.all(SequenceEvents.RoundEnded.class))
                .extracting(SequenceEvents.RoundEnded::round)
                .containsExactly(3, 4);
    }

    @Test
    @Rule("AOFR-ACTION-01")
    void anUnknownUnitIsRefused() {
        armies(1, 1);
        var question = new ChooseUnit(Side.A, 1);
        assertThat(key(question.choices(scene.battle()).refusal("ghost")))
                .isEqualTo("no-such-unit");
        assertThat(question.rules().has("AOFR-ROUND-04")).isTrue();
    }
}
