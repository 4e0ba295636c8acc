package org.vexillum.regiments.mission;

import static org.assertj.core.api.Assertions.assertThat;
import static org.vexillum.kernel.geometry.Lengths.inches;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.vexillum.kernel.Side;
import org.vexillum.kernel.geometry.Pose;
import org.vexillum.regiments.mission.ChooseEdge.Edge;
import org.vexillum.regiments.mission.Deploy.Placement;
import org.vexillum.regiments.mission.MissionEvents.EdgeChosen;
import org.vexillum.regiments.mission.MissionEvents.NoRoom;
import org.vexillum.regiments.mission.MissionEvents.ReservesRevealed;
import org.vexillum.regiments.mission.MissionEvents.RolledOff;
import org.vexillum.regiments.mission.MissionEvents.UnitPlaced;
import org.vexillum.regiments.mission.SetAside.Reserves;
import org.vexillum.regiments.scene.Cards;
import org.vexillum.regiments.scene.Scene;
import org.vexillum.regiments.table.Stage;
import org.vexillum.regiments.table.Status;
import org.vexillum.regiments.traits.PlainTrait;
import org.vexillum.testkit.Rule;

class SetUpTest {
    private static Placement south(String unit, int x) {
        return new Placement(unit, new Pose(inches(x), inches(10), 0));
    }

    private static Placement north(String unit, int x) {
        return new Placement(unit, new Pose(inches(x), inches(38), 18000));
    }

    private static void step(Scene scene) {
        SetUp.step(scene.battle(), scene.referee());
    }

    private static Scene at(Stage stage) {
        var scene = Scene.open();
        scene.battle().setStage(stage);
        return scene;
    }

    private static Scene deploying() {
        var scene = at(Stage.DEPLOYMENT);
        scene.battle().setOpening(Side.B);
        scene.battle().setToAct(Side.B);
        scene.battle().setSouthern(Side.B);
        return scene;
    }

    @Test
    @Rule("AOFR-DEPLOY-01")
    void theWinnerTakesAnEdgeAndTheOpponentGetsTheOther() {
        var scene = at(Stage.EDGES).dice(2, 5).answers(Edge.NORTH);
        step(scene);
        assertThat(scene.battle().southern()).isEqualTo(Side.A);
        assertThat(scene.event(EdgeChosen.class).side()).isEqualTo(Side.B);
        assertThat(scene.event(RolledOff.class).occasion()).isEqualTo(RollOff.Occasion.DEPLOYMENT);
        assertThat(scene.battle().stage()).isEqualTo(Stage.SET_ASIDE);
        assertThat(scene.battle().toAct()).as("deploys first").isEqualTo(Side.B);
        assertThat(scene.battle().opening()).as("opens round 1").isEqualTo(Side.B);
        var other = at(Stage.EDGES).dice(6, 5).answers(Edge.SOUTH);
        step(other);
        assertThat(other.battle().southern()).isEqualTo(Side.A);
    }

    @Test
    @Rule("AOFR-DEPLOY-03")
    void sidesAlternateAndTheOneWithUnitsLeftPlacesTheRest() {
        var scene = deploying();
        for (var id : List.of("b1", "b2", "b3"))
            scene.waiting(Side.B, Status.UNDEPLOYED, Cards.unit(id, 5));
        scene.waiting(Side.A, Status.UNDEPLOYED, Cards.unit("a1", 5));
        scene.answers(south("b2", 10), north("a1", 10), south("b1", 20), south("b3", 30));
        for (int i = 0; i < 4; i++) step(scene);
        assertThat(scene.all(UnitPlaced.class))
                .extracting(UnitPlaced::unit)
                .containsExactly("b2", "a1", "b1", "b3");
        assertThat(scene.all(UnitPlaced.class))
                .allMatch(event -> event.rules().has("AOFR-DEPLOY-03"));
        assertThat(scene.battle().stage()).isEqualTo(Stage.SCOUTS);
        assertThat(scene.battle().toAct()).isEqualTo(Side.B);
        assertThat(scene.unit("b3").front()).isEqualTo(south("", 30).front());
    }

    @Test
    @Rule("AOFR-DEPLOY-03")
    void theSideThatIsAskedIsTheOneToAct() {
        var scene = deploying();
        scene.waiting(Side.A, Status.UNDEPLOYED, Cards.unit("a1", 5));
        scene.until(() -> step(scene));
        assertThat(scene.askedSide()).isEqualTo(Side.A);
        assertThat(scene.battle().toAct()).as("side B has nobody waiting").isEqualTo(Side.A);
    }

    @Test
    @Rule("AOFR-DEPLOY-03")
    void nobodyMayPass() {
        var scene = deploying();
        scene.waiting(Side.B, Status.UNDEPLOYED, Cards.unit("b1", 5));
        var question = new Deploy(Side.B);
        assertThat(question.pass()).isNull();
        assertThat(question.choices(scene.battle()).list())
                .isNotEmpty()
                .allMatch(placement -> placement.unit().equals("b1"));
    }

    @Test
    @Rule("AOFR-DEPLOY-03")
    void aUnitWithItsHeroIsOnePlacement() {
        var a = Cards.force(Cards.unit("spears", 10), Cards.hero("chief", "spears"));
        var scene = new Scene(BattleStart.start(Scene.setting(a, Cards.force())));
        scene.battle().setStage(Stage.DEPLOYMENT);
        scene.answers(south("A-spears", 36));
        step(scene);
        assertThat(scene.unit("A-spears").living()).isEqualTo(11);
        assertThat(scene.battle().stage()).isEqualTo(Stage.SCOUTS);
    }

    @Test
    @Rule("AOFR-FORM-07")
    void theOwnerMayArrangeTheSlots() {
        var scene = deploying();
        scene.waiting(Side.B, Status.UNDEPLOYED, Cards.unit("b1", 3));
        var front = south("b1", 10).front();
        scene.answers(new Placement("b1", front, List.of(2, 0, 1)));
        step(scene);
        assertThat(scene.unit("b1").slots()).containsExactly(2, 0, 1);
    }

    @Test
    @Rule("AOFR-DEPLOY-04")
    void bothSidesRevealTogetherWhatTheySetAside() {
        var scene = at(Stage.SET_ASIDE);
        scene.waiting(Side.A, Status.UNDEPLOYED, Cards.unit("a1", 5, new PlainTrait.Ambush()));
        scene.waiting(Side.B, Status.UNDEPLOYED, Cards.unit("b1", 5, new PlainTrait.Scout()));
        scene.answers(new Reserves(List.of("a1"), List.of()));
        scene.until(() -> step(scene));
        assertThat(scene.unit("a1").status()).isEqualTo(Status.UNDEPLOYED);
        assertThat(scene.events()).isEmpty();
        assertThat(new SetAside(Side.A).secret()).isTrue();

        scene.answers(
                new Reserves(List.of("a1"), List.of()), new Reserves(List.of(), List.of("b1")));
        step(scene);
        assertThat(scene.unit("a1").status()).isEqualTo(Status.AMBUSH);
        assertThat(scene.unit("b1").status()).isEqualTo(Status.SCOUT);
        assertThat(scene.event(ReservesRevealed.class).rules().ids())
                .containsExactly("AOFR-DEPLOY-04", "AOFR-SR-AMBUSH-1", "AOFR-SR-SCOUT-1");
        assertThat(scene.event(ReservesRevealed.class).a().ambush()).containsExactly("a1");
        assertThat(scene.event(ReservesRevealed.class).b().scouts()).containsExactly("b1");
        assertThat(scene.battle().stage()).isEqualTo(Stage.DEPLOYMENT);
    }

    @Test
    void whatIsNotSetAsideIsNotCited() {
        var scene = at(Stage.SET_ASIDE);
        scene.waiting(Side.B, Status.UNDEPLOYED, Cards.unit("b1", 5, new PlainTrait.Scout()));
        scene.answers(Reserves.NONE);
        step(scene);
        assertThat(scene.event(ReservesRevealed.class).rules().ids())
                .containsExactly("AOFR-DEPLOY-04");
    }

    @Test
    void whoHasNothingToSetAsideIsNotAsked() {
        var scene = at(Stage.SET_ASIDE);
        scene.waiting(Side.A, Status.UNDEPLOYED, Cards.unit("a1", 5));
        step(scene);
        assertThat(scene.battle().stage()).isEqualTo(Stage.DEPLOYMENT);
    }

    @Test
    @Rule({"AOFR-DEPLOY-04", "AOFR-SR-SCOUT-1"})
    void scoutsComeAfterAllOthersAndThenTheFirstRound() {
        var scene = deploying();
        scene.waiting(Side.B, Status.UNDEPLOYED, Cards.unit("b1", 5));
        scene.waiting(Side.B, Status.SCOUT, Cards.unit("b2", 5, new PlainTrait.Scout()));
        scene.waiting(Side.A, Status.AMBUSH, Cards.unit("a1", 5, new PlainTrait.Ambush()));
        scene.answers(south("b1", 10), south("b2", 30));
        step(scene);
        assertThat(scene.unit("b2").onTable()).isFalse();
        assertThat(scene.battle().stage()).isEqualTo(Stage.SCOUTS);
        step(scene);
        assertThat(scene.unit("b2").onTable()).isTrue();
        assertThat(scene.battle().stage()).isEqualTo(Stage.ROUND_START);
        assertThat(scene.battle().round()).isEqualTo(1);
        assertThat(scene.battle().toAct()).isEqualTo(Side.B);
        assertThat(scene.battle().opening()).isEqualTo(Side.B);
    }

    @Test
    @Rule("AOFR-SR-SCOUT-3")
    void scoutsArePlacedInTurnsBeginningWithWhoActivatesNext() {
        var scene = deploying();
        scene.battle().setStage(Stage.SCOUTS);
        for (var id : List.of("b1", "b2"))
            scene.waiting(Side.B, Status.SCOUT, Cards.unit(id, 5, new PlainTrait.Scout()));
        scene.waiting(Side.A, Status.SCOUT, Cards.unit("a1", 5, new PlainTrait.Scout()));
        scene.answers(south("b1", 10), north("a1", 10), south("b2", 20));
        for (int i = 0; i < 3; i++) step(scene);
        assertThat(scene.all(UnitPlaced.class))
                .extracting(UnitPlaced::unit)
                .containsExactly("b1", "a1", "b2");
        assertThat(scene.all(UnitPlaced.class))
                .allMatch(event -> event.rules().has("AOFR-SR-SCOUT-3"));
        assertThat(new PlaceScout(Side.B).pass()).as("a Scout must be placed now").isNull();
    }

    @Test
    void aUnitThatFitsNowhereIsLeftOutAloud() {
        var scene = Scene.on(28, 28);
        scene.battle().setStage(Stage.DEPLOYMENT);
        scene.waiting(Side.A, Status.UNDEPLOYED, Cards.unit("a1", 15));
        step(scene);
        assertThat(scene.event(NoRoom.class).unit()).isEqualTo("a1");
        assertThat(scene.unit("a1").destroyed()).isTrue();
        assertThat(scene.battle().stage()).isEqualTo(Stage.SCOUTS);
    }

    @Test
    @Rule("AOFR-DEPLOY-01")
    void eitherSideMayTakeEitherEdge() {
        var scene = at(Stage.EDGES).dice(2, 5).answers(Edge.SOUTH);
        step(scene);
        assertThat(scene.battle().southern()).isEqualTo(Side.B);
        var other = at(Stage.EDGES).dice(6, 5).answers(Edge.NORTH);
        step(other);
        assertThat(other.battle().southern()).isEqualTo(Side.B);
    }

    /** The log and every prompt show them. */
    @Test
    void questionsOfTheSetUpNameTheirRules() {
        assertThat(new ChooseEdge().rules().has("AOFR-DEPLOY-01")).isTrue();
        assertThat(new Deploy(Side.A).rules().has("AOFR-DEPLOY-03")).isTrue();
        assertThat(new PlaceScout(Side.A).rules().has("AOFR-SR-SCOUT-2")).isTrue();
        assertThat(new PlaceMarker(1).rules().has("AOFR-MISSION-03")).isTrue();
        assertThat(new SetAside(Side.A).rules().has("AOFR-DEPLOY-04")).isTrue();
        assertThat(new Arrive(Side.A).rules().has("AOFR-SR-AMBUSH-2")).isTrue();
    }
}
