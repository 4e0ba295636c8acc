package org.vexillum.firstblood.movement;

import static org.assertj.core.api.Assertions.assertThat;
import static org.vexillum.firstblood.edition.Edition.FIRST;
import static org.vexillum.firstblood.edition.Edition.SECOND;
import static org.vexillum.firstblood.movement.Muster.assertRefused;
import static org.vexillum.firstblood.movement.Muster.friends;
import static org.vexillum.firstblood.movement.Muster.go;
import static org.vexillum.firstblood.movement.Muster.inches;
import static org.vexillum.firstblood.movement.Muster.ours;
import static org.vexillum.firstblood.movement.Muster.theirs;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.vexillum.firstblood.Field;
import org.vexillum.firstblood.Levy;
import org.vexillum.firstblood.army.Role;
import org.vexillum.firstblood.edition.Edition;
import org.vexillum.firstblood.morale.ActionMorale;
import org.vexillum.firstblood.table.ActionKind;
import org.vexillum.firstblood.table.Battle;
import org.vexillum.kernel.Nullable;
import org.vexillum.kernel.Refusal;
import org.vexillum.kernel.Side;
import org.vexillum.kernel.dice.RandomSource;
import org.vexillum.testkit.Rule;

class MoveOffsetTest {
    private static @Nullable Refusal stepping(Battle battle, ModelMove... moves) {
        return new ChooseStep("ours").choices(battle).refusal(ModelMoves.of(moves));
    }

    /** The leader is engaged at 1 inch, the others stand behind. */
    private static Battle fight() {
        return Field.of(FIRST)
                .with(ours(FIRST, 3).build(), "10,10", "8.5,10", "5,10")
                .with(theirs(FIRST, 1), "11.9,10")
                .battle();
    }

    @Test
    @Rule("FB-MANEUVER-01")
    void beforeAClashModelsMoveUpToTwoInchesToEngage() {
        var battle = fight();
        assertThat(stepping(battle, go(1, "10.2,11"))).isNull();
        assertRefused(stepping(battle, go(1, "10.5,11.2")), "FB-MANEUVER-01", "too-far");
    }

    @Test
    @Rule("FB-MANEUVER-02")
    void whoMovesAndCannotEngageMustEndNearer() {
        var battle = fight();
        assertThat(stepping(battle, go(2, "7,10"))).isNull();
        assertRefused(stepping(battle, go(2, "4.5,10")), "FB-MANEUVER-02", "not-nearer");
        assertRefused(stepping(battle, go(2, "5,10")), "FB-MANEUVER-02", "not-nearer");
    }

    @Test
    @Rule("FB-MANEUVER-03")
    void theStepEndsInCommandRange() {
        var far = Levy.of(FIRST, "far").side(Side.B).models(1).build();
        var battle =
                Field.of(FIRST)
                        .with(ours(FIRST, 2).build(), "10,10", "4.5,10")
                        .with(theirs(FIRST, 1), "11.9,10")
                        .with(far, "1.5,10")
                        .battle();
        assertRefused(stepping(battle, go(1, "3.5,10")), "FB-CMD-01", "out-of-command");
    }

    @Test
    @Rule("FB-MANEUVER-04")
    void nobodyNeedsToStepIn() {
        assertThat(stepping(fight())).isNull();
        assertThat(new ChooseStep("ours").pass()).isEqualTo(ModelMoves.STAY);
    }

    @Test
    @Rule("FB-MANEUVER-06")
    void anEngagedModelStaysInTheRangeThatHoldsItAllTheWay() {
        var others = Levy.of(FIRST, "others").side(Side.B).models(1).build();
        var battle =
                Field.of(FIRST)
                        .with(ours(FIRST, 1).build(), "10,10")
                        .with(theirs(FIRST, 1), "11.9,10")
                        .with(others, "10,13.5")
                        .battle();
        assertRefused(stepping(battle, go(0, "10,11.6")), "FB-MANEUVER-06", "leaves-enemy-range");
        assertThat(stepping(battle, go(0, "10.7,11.4"))).isNull();
        assertRefused(
                stepping(battle, go(0, "9.8,10", "10.2,10.3")),
                "FB-MANEUVER-06",
                "leaves-enemy-range");
    }

    @Test
    @Rule("FB-MANEUVER-06")
    void basesOfOtherRegimentsBlockTheStep() {
        var battle =
                Field.of(FIRST)
                        .with(ours(FIRST, 2).build(), "10,10", "8,8.5")
                        .with(friends(FIRST, 1), "9,8.5")
                        .with(theirs(FIRST, 1), "11.9,10")
                        .battle();
        assertRefused(stepping(battle, go(1, "9,8.5", "10,8.5")), "FB-MARCH-06", "base-in-the-way");
    }

    @Test
    @Rule("FB-MANEUVER-07")
    void aStepMayBringOnNewEnemies() {
        var others = Levy.of(FIRST, "others").side(Side.B).models(1).build();
        var battle =
                Field.of(FIRST)
                        .with(ours(FIRST, 2).build(), "10,10", "10,12")
                        .with(theirs(FIRST, 1), "11.9,10")
                        .with(others, "10,15.5")
                        .battle();
        assertThat(stepping(battle, go(1, "10,13.9"))).isNull();
    }

    @Test
    @Rule("FB-MANEUVER-01")
    void theProposalBringsInWhoeverCanStrike() {
        var battle = fight();
        var referee =
                Scripted.answering(
                        battle, List.of(new ChooseStep("ours").choices(battle).list().getFirst()));
        new StepIn("ours").play(battle, new ActionMorale(), referee);
        var stepped = referee.event(MoveEvents.SteppedIn.class);
        assertThat(stepped.models()).extracting(MoveEvents.Trek::model).containsExactly(1);
    }

    private static Battle afterImpact(Edition edition) {
        return Field.of(edition)
                .with(ours(edition, 3).build(), "10,10", "10,12", "10,14")
                .with(theirs(edition, 1), "11.9,14")
                .battle();
    }

    @Test
    @Rule("FB-IMPACT-15")
    void whoEngagesNobodyAfterItsImpactMayMoveTwoInches() {
        var battle = afterImpact(SECOND);
        var step = new StepAfterImpact("ours", ChargeTargets.of("theirs"), List.of(1, 2));
        var referee = Scripted.answering(battle, List.of(ModelMoves.of(go(1, "10.5,12.53"))));
        step.play(battle, new ActionMorale(), referee);
        assertThat(referee.asked)
                .containsExactly(
                        new ChooseStepAfterImpact("ours", ChargeTargets.of("theirs"), List.of(1)));
        assertThat(battle.regiment("ours").base(1).centre()).isEqualTo(Field.at("10.5,12.53"));
    }

    @Test
    @Rule("FB-IMPACT-15")
    void theStepAfterImpactLeadsTowardsTheChargedRegiment() {
        var battle = afterImpact(SECOND);
        var question = new ChooseStepAfterImpact("ours", ChargeTargets.of("theirs"), List.of(1));
        var choices = question.choices(battle);
        assertRefused(
                choices.refusal(ModelMoves.of(go(1, "10,11.5"))), "FB-IMPACT-15", "not-straight");
        assertRefused(
                choices.refusal(ModelMoves.of(go(1, "10.9,12.3"))), "FB-IMPACT-15", "not-straight");
        assertRefused(
                choices.refusal(ModelMoves.of(go(1, "10,13"))), "FB-IMPACT-15", "not-straight");
        assertThat(choices.refusal(ModelMoves.of(go(1, "10.2,12.21")))).isNull();
        var proposed = choices.list().getFirst();
        assertThat(choices.refusal(proposed)).isNull();
        assertThat(proposed).isNotEqualTo(ModelMoves.STAY);
        assertRefused(choices.refusal(ModelMoves.of(go(1, "11.8,13"))), "FB-IMPACT-15", "too-far");
        assertRefused(
                choices.refusal(ModelMoves.of(go(0, "10,10.5"))), "FB-REG-03", "no-such-model");
        assertThat(choices.refusal(ModelMoves.STAY)).isNull();
    }

    @Test
    @Rule("FB-IMPACT-15")
    void theFirstEditionKnowsNoSuchStep() {
        var battle = afterImpact(FIRST);
        var referee = Scripted.answering(battle, List.of());
        new StepAfterImpact("ours", ChargeTargets.of("theirs"), List.of(1))
                .play(battle, new ActionMorale(), referee);
        assertThat(referee.asked).isEmpty();
        assertThat(referee.events).isEmpty();
    }

    private static @Nullable Refusal reforming(Battle battle, ModelMove... moves) {
        return new ChooseReform("ours").choices(battle).refusal(ModelMoves.of(moves));
    }

    @Test
    @Rule("FB-REFORM-01")
    void eachModelReformsByItsOwnMarch() {
        var levy = ours(FIRST, 2).profile(3, 1, 1, 1, 1, 3, 2, 0).model(Role.TROOPER);
        var battle =
                Field.of(FIRST)
                        .with(levy.build(), "10,10", "8,10", "8,12")
                        .with(theirs(FIRST, 1), "11.9,10")
                        .battle();
        assertThat(reforming(battle, go(1, "8,5"))).isNull();
        assertRefused(reforming(battle, go(1, "7.9,15.1")), "FB-REFORM-01", "too-far");
        assertThat(reforming(battle, go(2, "8,15"))).isNull();
        assertRefused(reforming(battle, go(2, "8,15.1")), "FB-REFORM-01", "too-far");
        assertRefused(reforming(battle, go(0, "9.8,10")), "FB-MANEUVER-06", "leaves-enemy-range");
    }

    @Test
    @Rule("FB-REFORM-02")
    void theBearersInchDoesNotHelpAReform() {
        var levy = ours(FIRST, 1).model(Role.STANDARD_BEARER);
        var battle =
                Field.of(FIRST)
                        .with(levy.build(), "10,10", "8,10")
                        .with(theirs(FIRST, 1), "11.9,10")
                        .battle();
        battle.regiment("ours").took(ActionKind.MARCH);
        assertThat(reforming(battle, go(1, "8,15"))).isNull();
        assertRefused(reforming(battle, go(1, "8,15.1")), "FB-REFORM-01", "too-far");
    }

    @Test
    @Rule("FB-LIST-04")
    void onlyARegimentInCombatReforms() {
        var battle = fight();
        var ours = battle.regiment("ours");
        assertThat(CombatReform.refusal(battle, ours)).isNull();
        battle.regiment("theirs").place(0, Field.at("20,10"));
        assertRefused(CombatReform.refusal(battle, ours), "FB-LIST-04", "not-in-combat");
    }

    @Test
    void whateverIsProposedIsLegal() {
        var lot = new RandomSource(31);
        int moved = 0;
        for (int game = 0; game < 150; game++) {
            var battle = Crowd.random(lot, game % 2 == 0 ? FIRST : SECOND);
            for (var mover : battle.regiments()) {
                if (!mover.onTable() || CombatReform.refusal(battle, mover) != null) continue;
                for (var question :
                        List.of(new ChooseStep(mover.id()), new ChooseReform(mover.id()))) {
                    var choices = question.choices(battle);
                    for (var moves : choices.list()) {
                        assertThat(choices.refusal(moves)).isNull();
                        if (!moves.stays()) moved++;
                    }
                }
            }
        }
        assertThat(moved).isGreaterThan(50);
        assertThat(inches("2")).isEqualTo(StepRules.FAR);
    }
}
