package org.vexillum.firstblood.movement;

import static org.assertj.core.api.Assertions.assertThat;
import static org.vexillum.firstblood.edition.Edition.FIRST;
import static org.vexillum.firstblood.edition.Edition.SECOND;
import static org.vexillum.firstblood.movement.Charges.apart;
import static org.vexillum.firstblood.movement.Charges.charge;
import static org.vexillum.firstblood.movement.Charges.declaring;
import static org.vexillum.firstblood.movement.Charges.proposed;
import static org.vexillum.firstblood.movement.Muster.assertRefused;
import static org.vexillum.firstblood.movement.Muster.inches;
import static org.vexillum.firstblood.movement.Muster.ours;
import static org.vexillum.firstblood.movement.Muster.piece;
import static org.vexillum.firstblood.movement.Muster.theirs;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.vexillum.firstblood.Field;
import org.vexillum.firstblood.Levy;
import org.vexillum.firstblood.army.Role;
import org.vexillum.firstblood.edition.Edition;
import org.vexillum.firstblood.table.Battle;
import org.vexillum.firstblood.table.Inspired;
import org.vexillum.firstblood.terrain.Terrain.Kind;
import org.vexillum.kernel.Side;
import org.vexillum.testkit.Rule;

class ChargeTest {
    @Test
    @Rule("FB-CHARGE-05")
    void withARollATargetMayBeAsFarAsMarchAndSix() {
        assertThat(declaring(apart(FIRST, "11"))).isNull();
        assertRefused(declaring(apart(FIRST, "11.01")), "FB-CHARGE-05", "target-too-far");
    }

    @Test
    @Rule({"FB-CHARGE-06", "FB-SR-UNSTOPPABLE-E2"})
    void withoutARollATargetMayBeAsFarAsTheMarch() {
        assertThat(declaring(apart(SECOND, "5"))).isNull();
        assertRefused(declaring(apart(SECOND, "5.01")), "FB-CHARGE-06", "target-too-far");
        assertThat(declaring(apart(SECOND, "7", Role.STANDARD_BEARER))).isNull();
        assertRefused(
                declaring(apart(SECOND, "7.01", Role.STANDARD_BEARER)),
                "FB-CHARGE-06",
                "target-too-far");
    }

    private static Battle walled(Edition edition) {
        return Field.of(edition)
                .terrain(piece("wall", "12,9", "12.5,11", Kind.OBSTRUCTING))
                .with(ours(edition, 2).build(), "10,10", "10,14.5")
                .with(theirs(edition, 1), "14,10")
                .battle();
    }

    @Test
    @Rule("FB-CHARGE-03")
    void inTheFirstEditionALeaderMustSeeTheTarget() {
        var battle = walled(FIRST);
        assertRefused(declaring(battle), "FB-CHARGE-03", "target-unseen");
        battle.regiment("ours").place(0, Field.at("10,14.5"));
        assertThat(declaring(battle)).isNull();
    }

    @Test
    @Rule("FB-CHARGE-03")
    void inTheFirstEditionTheDistanceRunsFromALeader() {
        var battle =
                Field.of(FIRST)
                        .with(ours(FIRST, 2).build(), "10,10", "15,10")
                        .with(theirs(FIRST, 1), "23,10")
                        .battle();
        assertRefused(declaring(battle), "FB-CHARGE-05", "target-too-far");
    }

    @Test
    @Rule("FB-CHARGE-04")
    void inTheSecondEditionAnyModelMaySeeTheTarget() {
        var battle = walled(SECOND);
        assertThat(declaring(battle)).isNull();
        battle.regiment("ours").place(1, Field.at("9,10"));
        assertRefused(declaring(battle), "FB-CHARGE-04", "target-unseen");
    }

    @Test
    @Rule("FB-CHARGE-07")
    void theOwnRegimentBlocksNeitherSightNorWay() {
        var battle =
                Field.of(FIRST)
                        .with(ours(FIRST, 2).build(), "10,10", "11.5,10")
                        .with(theirs(FIRST, 1), "15,10")
                        .battle();
        assertThat(declaring(battle)).isNull();
        var moves = proposed(battle, "6", "theirs");
        assertThat(moves.models()).hasSize(2);
    }

    @Test
    @Rule("FB-CHARGE-02")
    void severalTargetsMustEachBeLegal() {
        var far = Levy.of(FIRST, "far").side(Side.B).models(1).build();
        var battle =
                Field.of(FIRST)
                        .with(ours(FIRST, 1).build(), "10,10")
                        .with(theirs(FIRST, 1), "15,10")
                        .with(far, "40,10")
                        .battle();
        var choices = new ChooseChargeTargets("ours").choices(battle);
        assertRefused(
                choices.refusal(ChargeTargets.of("theirs", "far")),
                "FB-CHARGE-05",
                "target-too-far");
        assertRefused(
                choices.refusal(ChargeTargets.of("theirs", "theirs")),
                "FB-CHARGE-02",
                "unclear-targets");
        assertRefused(choices.refusal(ChargeTargets.of("ours")), "FB-CHARGE-02", "no-such-target");
        far.place(0, Field.at("10,15"));
        assertThat(new ChooseChargeTargets("ours").choices(battle).list()).hasSize(3);
    }

    /** March 5, die 3: exactly 8 inches succeeds, 8.1 fails. */
    @Test
    @Rule({"FB-CHARGE-08", "FB-CHARGE-09"})
    void theRollIsAddedToTheMarch() {
        var near = charge(apart(FIRST, "8"), 3).event(MoveEvents.ChargeRolled.class);
        assertThat(near.success()).isTrue();
        assertThat(near.distance().value()).isEqualTo(inches("8"));
        var far = charge(apart(FIRST, "8.1"), 3).event(MoveEvents.ChargeRolled.class);
        assertThat(far.success()).isFalse();
    }

    @Test
    @Rule("FB-CHARGE-09")
    void onlyLeadersMatterForTheRoll() {
        var battle = apart(FIRST, "9", Role.TROOPER, Role.STANDARD_BEARER);
        battle.regiment("ours").place(1, Field.at("13,10"));
        assertThat(ChargeReach.gap(battle, battle.regiment("ours"), battle.regiment("theirs")))
                .isEqualTo(inches("9"));
        battle.regiment("ours").place(2, Field.at("14,10"));
        assertThat(ChargeReach.gap(battle, battle.regiment("ours"), battle.regiment("theirs")))
                .isEqualTo(inches("5"));
    }

    @Test
    @Rule({"FB-SR-UNSTOPPABLE-E1", "FB-CMD-05"})
    void anUnstoppableRegimentRollsAFailureAgain() {
        var battle = apart(FIRST, "9", Role.STANDARD_BEARER);
        var rolled = charge(battle, 1, 4).event(MoveEvents.ChargeRolled.class);
        assertThat(rolled.success()).isTrue();
        assertThat(rolled.rules().ids()).contains("FB-SR-UNSTOPPABLE-E1");
        assertThat(charge(battle, 5).event(MoveEvents.ChargeRolled.class).success()).isTrue();
        var worse = charge(battle, 3, 2).event(MoveEvents.ChargeRolled.class);
        assertThat(worse.success()).isFalse();
    }

    @Test
    @Rule("FB-CHARGE-10")
    void inTheSecondEditionNoDieIsRolled() {
        var battle = apart(SECOND, "9", Role.TROOPER);
        battle.regiment("ours").place(1, Field.at("14,10"));
        var referee = charge(battle);
        var measured = referee.event(MoveEvents.ChargeMeasured.class);
        assertThat(measured.needed()).isEqualTo(inches("5"));
        assertThat(measured.success()).isTrue();
    }

    /** The charge distance is 5 inches; model 0 is 4 away, model 1 farther. */
    private static MoveEvents.ChargeMeasured measured(String second, int model) {
        var battle = apart(SECOND, "4", Role.TROOPER);
        battle.regiment("ours").place(1, Field.at(second));
        var answers = List.of(new ChooseChargeModel.Model(model), proposed(battle, "5", "theirs"));
        var referee = Scripted.answering(battle, answers);
        new ChargeAction("ours").play(battle, referee);
        return referee.event(MoveEvents.ChargeMeasured.class);
    }

    @Test
    @Rule("FB-CHARGE-10")
    void inTheSecondEditionThePlayerPicksWhoMeasures() {
        var near = measured("8.9,10", 0);
        assertThat(near.needed()).isEqualTo(inches("4"));
        assertThat(near.success()).isTrue();
        var far = measured("8.9,10", 1);
        assertThat(far.needed()).isEqualTo(inches("5.1"));
        assertThat(far.success()).isFalse();
    }

    @Test
    @Rule("FB-CHARGE-10")
    void onlyALivingModelOfTheRegimentMeasures() {
        var battle = apart(SECOND, "4", Role.TROOPER);
        battle.regiment("ours").place(1, Field.at("8.9,10"));
        var question = new ChooseChargeModel("ours", ChargeTargets.of("theirs"));
        var choices = question.choices(battle);
        assertThat(choices.list())
                .extracting(ChooseChargeModel.Model::number)
                .containsExactly(0, 1);
        assertRefused(
                choices.refusal(new ChooseChargeModel.Model(2)), "FB-CHARGE-10", "cannot-pick");
        // where the distance suffices for everybody nobody is asked
        assertThat(choices.only()).isNull();
        battle.regiment("ours").place(1, Field.at("9,10"));
        assertThat(question.choices(battle).only()).isEqualTo(new ChooseChargeModel.Model(0));
        battle.regiment("ours").remove(1);
        assertRefused(
                question.choices(battle).refusal(new ChooseChargeModel.Model(1)),
                "FB-CHARGE-10",
                "cannot-pick");
    }

    @Test
    @Rule({"FB-CHARGE-11", "FB-CHARGE-12"})
    void aFailedChargeMovesNobody() {
        var battle = apart(FIRST, "8");
        var start = battle.regiment("ours").base(0);
        var referee = Scripted.answering(battle, List.of(), 2);
        new ChargeAction("ours").play(battle, referee);
        assertThat(battle.regiment("ours").base(0)).isEqualTo(start);
        assertThat(battle.regiment("ours").inspired()).isEqualTo(Inspired.NO);
        assertThat(referee.event(MoveEvents.ChargeRolled.class).rules().ids())
                .contains("FB-CHARGE-11", "FB-CHARGE-12");
    }

    @Test
    @Rule({"FB-BROKEN-04", "FB-REINF-07", "FB-LIST-03", "FB-RESERVE-05"})
    void theBrokenTheArrivedAndTheEngagedMayNotCharge() {
        var battle = apart(FIRST, "5");
        var ours = battle.regiment("ours");
        assertThat(ChargeAction.refusal(battle, ours)).isNull();
        ours.setBroken(true);
        assertRefused(ChargeAction.refusal(battle, ours), "FB-BROKEN-04", "broken");
        ours.setBroken(false);
        ours.setArrived(true);
        assertRefused(ChargeAction.refusal(battle, ours), "FB-REINF-07", "arrived-this-round");
        assertThat(ChargeAction.legal(battle, ours, battle.regiment("theirs"))).isTrue();
        ours.setArrived(false);
        battle.regiment("theirs").place(0, Field.at("11.9,10"));
        assertRefused(ChargeAction.refusal(battle, ours), "FB-LIST-03", "engaged");
        battle.regiment("theirs").place(0, Field.at("40,10"));
        assertRefused(ChargeAction.refusal(battle, ours), "FB-CHARGE-02", "nobody-to-charge");
    }
}
