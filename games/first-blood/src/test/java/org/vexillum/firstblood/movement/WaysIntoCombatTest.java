package org.vexillum.firstblood.movement;

import static org.assertj.core.api.Assertions.assertThat;
import static org.vexillum.firstblood.edition.Edition.FIRST;
import static org.vexillum.firstblood.movement.Muster.assertRefused;
import static org.vexillum.firstblood.movement.Muster.garrison;
import static org.vexillum.firstblood.movement.Muster.go;
import static org.vexillum.firstblood.movement.Muster.inches;
import static org.vexillum.firstblood.movement.Muster.ours;
import static org.vexillum.firstblood.movement.Muster.ruin;
import static org.vexillum.firstblood.movement.Muster.theirs;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.vexillum.firstblood.Field;
import org.vexillum.firstblood.Levy;
import org.vexillum.firstblood.army.ModelType;
import org.vexillum.firstblood.combat.ImpactAttacks;
import org.vexillum.firstblood.morale.ActionMorale;
import org.vexillum.firstblood.table.Battle;
import org.vexillum.kernel.geometry.ShapeDistance;
import org.vexillum.testkit.Rule;

/** By which moves models get into combat, stay in it and get out. */
class WaysIntoCombatTest {
    private static Battle facing(String enemy) {
        return Field.of(FIRST)
                .with(ours(FIRST, 1).build(), "10,10")
                .with(theirs(FIRST, 1), enemy)
                .battle();
    }

    @Test
    @Rule("FB-CHARGE-01")
    void whatAChargeMayDoAMarchMayNot() {
        var battle = facing("15,10");
        var moves = ModelMoves.of(go(0, "14,10"));
        var charge = new ChooseChargeMove("ours", ChargeTargets.of("theirs"), inches("5"));
        assertThat(charge.choices(battle).refusal(moves)).isNull();
        assertThat(new ChooseMarch("ours", 1).choices(battle).refusal(moves)).isNotNull();
    }

    @Test
    @Rule("FB-MANEUVER-05")
    void theEngagedMoveByStepAndReformOnly() {
        var battle = facing("11.9,10");
        var ours = battle.regiment("ours");
        assertRefused(MarchAction.refusal(battle, ours), "FB-MARCH-01", "engaged");
        assertRefused(ChargeAction.refusal(battle, ours), "FB-LIST-03", "engaged");
        assertThat(CombatReform.refusal(battle, ours)).isNull();
        var closer = ModelMoves.of(go(0, "10.5,10"));
        assertThat(new ChooseStep("ours").choices(battle).refusal(closer)).isNull();
        assertThat(new ChooseReform("ours").choices(battle).refusal(closer)).isNull();
    }

    /** The trooper starts nearer, yet the leader gets the place in front of the enemy. */
    @Test
    @Rule("FB-CHARGE-14")
    void theLeaderIsMovedFirst() {
        var battle =
                Field.of(FIRST)
                        .with(ours(FIRST, 2).build(), "9,10", "11,10")
                        .with(theirs(FIRST, 1), "15,10")
                        .battle();
        var charge = new ChooseChargeMove("ours", ChargeTargets.of("theirs"), inches("8"));
        var moves = charge.choices(battle).list().getFirst();
        var after = ModelPlaces.after(battle.regiment("ours"), moves);
        var enemy = battle.regiment("theirs").base(0);
        assertThat(after.base(0).y()).isEqualTo(inches("10"));
        assertThat(ShapeDistance.atMost(after.base(0), enemy)).isLessThan(inches("0.1"));
    }

    private static Battle riders(String enemy) {
        var riders = Levy.of(FIRST, "ours").type(ModelType.CAVALRY).models(1).build();
        return Field.of(FIRST)
                .terrain(ruin("12,8", "18,12", 2))
                .with(riders, "11,10")
                .with(theirs(FIRST, 1), enemy)
                .battle();
    }

    @Test
    @Rule("FB-RUIN-06")
    void nobodyWhollyInARuinTakesImpacts() {
        assertThat(ImpactAttacks.of(riders("12.5,10"), "ours", List.of("theirs")).noted())
                .isEmpty();
        assertThat(ImpactAttacks.of(riders("12.4,10"), "ours", List.of("theirs")).noted())
                .hasSize(1);
    }

    private static Battle held() {
        var battle =
                Field.of(FIRST)
                        .terrain(garrison("tower", "15,8", "20,12"))
                        .with(ours(FIRST, 2).build())
                        .with(theirs(FIRST, 1), "14,10")
                        .battle();
        new Occupy("ours", "tower").play(battle, Scripted.answering(battle, List.of()));
        return battle;
    }

    @Test
    @Rule("FB-GARRISON-23")
    void occupantsDoNotDisengage() {
        var battle = held();
        var ours = battle.regiment("ours");
        assertRefused(Disengage.refusal(battle, ours), "FB-GARRISON-23", "in-garrison");
        assertRefused(MarchAction.refusal(battle, ours), "FB-MARCH-01", "engaged");
        battle.regiment("theirs").place(0, Field.at("10,10"));
        assertThat(MarchAction.refusal(battle, ours)).isNull();
    }

    @Test
    @Rule("FB-GARRISON-26")
    void occupantsNeitherChargeNorReformNorStepIn() {
        var battle = held();
        var ours = battle.regiment("ours");
        assertRefused(CombatReform.refusal(battle, ours), "FB-GARRISON-26", "in-garrison");
        assertRefused(ChargeAction.refusal(battle, ours), "FB-GARRISON-26", "in-garrison");
        var referee = Scripted.answering(battle, List.of());
        new StepIn("ours").play(battle, new ActionMorale(), referee);
        assertThat(referee.asked).isEmpty();
    }
}
