package org.vexillum.regiments.mission;

import static org.assertj.core.api.Assertions.assertThat;
import static org.vexillum.kernel.geometry.Lengths.inches;

import java.util.List;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.vexillum.kernel.Side;
import org.vexillum.kernel.dice.RandomSource;
import org.vexillum.kernel.geometry.Pose;
import org.vexillum.regiments.mission.Arrive.Arrival;
import org.vexillum.regiments.mission.Deploy.Placement;
import org.vexillum.regiments.mission.MissionEvents.ArrivalDeclined;
import org.vexillum.regiments.mission.MissionEvents.NeverCame;
import org.vexillum.regiments.mission.MissionEvents.UnitPlaced;
import org.vexillum.regiments.scene.Cards;
import org.vexillum.regiments.scene.Scene;
import org.vexillum.regiments.table.Stage;
import org.vexillum.regiments.table.Status;
import org.vexillum.regiments.traits.PlainTrait;
import org.vexillum.testkit.Rule;

class AmbushArrivalsTest {
    private final Scene scene = Scene.open(Scene.wall(Scene.box(60, 20, 66, 26)));

    @BeforeEach
    void secondRound() {
        scene.battle().setStage(Stage.AMBUSH);
        scene.battle().setRound(2);
        scene.battle().setOpening(Side.B);
        scene.battle().setToAct(Side.B);
    }

    private void hidden(Side side, String id) {
        scene.waiting(side, Status.AMBUSH, Cards.unit(id, 5, new PlainTrait.Ambush()));
    }

    private static Arrival at(String unit, int x, int y) {
        return new Arrival(new Placement(unit, new Pose(inches(x), inches(y), 0)));
    }

    private void step() {
        AmbushArrivals.step(scene.battle(), scene.referee());
    }

    private String key(Arrival arrival) {
        var refusal = new Arrive(Side.A).choices(scene.battle()).refusal(arrival);
        return refusal == null ? "" : refusal.key();
    }

    @Test
    @Rule("AOFR-SR-AMBUSH-2")
    void exactlyNineInchesFromAnEnemyIsIllegal() {
        hidden(Side.A, "a");
        scene.put(Side.B, Cards.unit("enemy", 5), 30, 20, 180);
        assertThat(key(at("a", 30, 11))).isEqualTo("ambush-too-close");
        var farther = new Pose(inches(30), inches(11) - 1, 0);
        assertThat(key(new Arrival(new Placement("a", farther)))).isEmpty();
    }

    @Test
    @Rule("AOFR-SR-AMBUSH-2")
    void theEmptyPlaceInARearRowIsNoModel() {
        hidden(Side.A, "a");
        var seven = scene.put(Side.B, Cards.unit("enemy", 7), 30, 20, 0);
        var front = new Pose(Scene.units(25.1), Scene.units(9.02), 0);
        var arrival = new Arrival(new Placement("a", front));
        assertThat(key(arrival)).isEmpty();
        seven.setStatus(Status.DESTROYED);
        scene.put(Side.B, Cards.unit("enemies", 10), 30, 20, 0);
        assertThat(key(arrival)).isEqualTo("ambush-too-close");
    }

    @Test
    @Rule("AOFR-SR-AMBUSH-2")
    void itArrivesOnTheTableAnInchFromFriendsAndNotInsideWalls() {
        hidden(Side.A, "a");
        scene.put(Side.A, Cards.unit("friend", 5), 30, 20, 0);
        assertThat(key(at("a", 30, 22))).isEmpty();
        var near = new Pose(inches(30), inches(22) - 1, 0);
        assertThat(key(new Arrival(new Placement("a", near)))).isEqualTo("unit-too-close");
        assertThat(key(at("a", 62, 24))).isEqualTo("in-impassable");
        assertThat(key(at("a", 71, 40))).isEqualTo("off-table");
        assertThat(key(at("friend", 10, 10))).isEqualTo("not-in-ambush");
        assertThat(key(Arrival.DECLINED)).as("it may wait").isEmpty();
    }

    @Test
    @Rule("AOFR-SR-AMBUSH-2")
    void nobodyArrivesInTheFirstRound() {
        hidden(Side.A, "a");
        scene.battle().setRound(1);
        step();
        assertThat(scene.battle().stage()).isEqualTo(Stage.ACTIVATIONS);
        assertThat(scene.unit("a").status()).isEqualTo(Status.AMBUSH);
    }

    @Test
    @Rule("AOFR-SR-AMBUSH-2")
    void itActivatesNormallyInTheRoundItArrives() {
        hidden(Side.B, "b");
        scene.answers(at("b", 30, 20));
        step();
        assertThat(scene.unit("b").onTable()).isTrue();
        assertThat(scene.unit("b").activated()).isFalse();
        assertThat(scene.unit("b").arrived()).as("for the markers").isTrue();
        assertThat(scene.event(UnitPlaced.class).rules().has("AOFR-SR-AMBUSH-2")).isTrue();
    }

    @Test
    @Rule("AOFR-SR-AMBUSH-2")
    void whatNeverCameCountsAsDestroyed() {
        hidden(Side.A, "a");
        scene.battle().setRound(4);
        new Victory().play(scene.battle(), scene.referee());
        assertThat(scene.unit("a").destroyed()).isTrue();
        assertThat(scene.event(NeverCame.class).unit()).isEqualTo("a");
    }

    @Test
    @Rule("AOFR-SR-AMBUSH-3")
    void sidesAlternateBeginningWithTheOneThatActivatesFirst() {
        for (var id : List.of("a1", "a2")) hidden(Side.A, id);
        for (var id : List.of("b1", "b2")) hidden(Side.B, id);
        scene.answers(at("b1", 5, 5), at("a1", 5, 40), at("b2", 20, 5), at("a2", 20, 40));
        for (int i = 0; i < 4; i++) step();
        assertThat(scene.all(UnitPlaced.class))
                .extracting(UnitPlaced::unit)
                .containsExactly("b1", "a1", "b2", "a2");
        assertThat(scene.battle().stage()).isEqualTo(Stage.ACTIVATIONS);
        assertThat(scene.battle().toAct()).isEqualTo(Side.B);
    }

    @Test
    @Rule("AOFR-SR-AMBUSH-3")
    void whoDeclinesBringsNoMoreThisRound() {
        hidden(Side.B, "b1");
        hidden(Side.A, "a1");
        hidden(Side.A, "a2");
        scene.answers(Arrival.DECLINED, at("a1", 5, 40), at("a2", 20, 40));
        step();
        assertThat(scene.battle().declined()).containsExactly(Side.B);
        step();
        step();
        assertThat(scene.exhausted()).isTrue();
        assertThat(scene.event(ArrivalDeclined.class).side()).isEqualTo(Side.B);
        assertThat(scene.unit("b1").status()).isEqualTo(Status.AMBUSH);
        assertThat(scene.battle().stage()).isEqualTo(Stage.ACTIVATIONS);
        assertThat(scene.battle().toAct()).as("the round's opener").isEqualTo(Side.B);
        assertThat(scene.battle().declined()).as("forgotten for the next round").isEmpty();
    }

    @Test
    @Rule("AOFR-SR-AMBUSH-3")
    void theSideThatIsAskedIsTheOneToAct() {
        hidden(Side.A, "a1");
        scene.until(this::step);
        assertThat(scene.askedSide()).isEqualTo(Side.A);
        assertThat(scene.battle().toAct()).as("side B has nobody waiting").isEqualTo(Side.A);
    }

    @Test
    void guessesMostlyBringUnitsIn() {
        hidden(Side.A, "a");
        var choices = new Arrive(Side.A).choices(scene.battle());
        assertThat(choices.complete()).isFalse();
        var lot = new RandomSource(6);
        int declined = 0;
        for (int i = 0; i < 400; i++) if (choices.any(lot).equals(Arrival.DECLINED)) declined++;
        assertThat(declined).isBetween(60, 140);
    }

    @Test
    void withNobodyWaitingTheActivationsBegin() {
        scene.put(Side.A, Cards.unit("a", 5), 20, 20, 0);
        step();
        assertThat(scene.battle().stage()).isEqualTo(Stage.ACTIVATIONS);
    }

    @Test
    void whateverIsOfferedIsAccepted() {
        hidden(Side.A, "a");
        scene.put(Side.B, Cards.unit("enemy", 10), 30, 30, 220);
        scene.put(Side.A, Cards.unit("friend", 10), 10, 10, 20);
        scene.marker(50, 24, null);
        var choices = new Arrive(Side.A).choices(scene.battle());
        assertThat(choices.list()).hasSizeGreaterThan(20).contains(Arrival.DECLINED);
        assertThat(choices.list()).allMatch(arrival -> choices.refusal(arrival) == null);
        var lot = new RandomSource(11);
        for (int i = 0; i < 500; i++) assertThat(choices.refusal(choices.any(lot))).isNull();
    }

    @Test
    @Rule("AOFR-SR-AMBUSH-3")
    void afterTheArrivalsTheOpenerActsWhoeverCameLast() {
        hidden(Side.B, "b");
        scene.answers(at("b", 30, 20));
        step();
        step();
        assertThat(scene.battle().stage()).isEqualTo(Stage.ACTIVATIONS);
        assertThat(scene.battle().toAct()).isEqualTo(Side.B);
    }

    @Test
    @Rule("AOFR-SR-AMBUSH-2")
    void waitingIsWhatAStandingPassAnswers() {
        assertThat(new Arrive(Side.A).pass()).isEqualTo(Arrival.DECLINED);
    }
}
