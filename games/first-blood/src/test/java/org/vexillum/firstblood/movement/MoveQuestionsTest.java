package org.vexillum.firstblood.movement;

import static org.assertj.core.api.Assertions.assertThat;
import static org.vexillum.firstblood.edition.Edition.FIRST;
import static org.vexillum.firstblood.edition.Edition.SECOND;
import static org.vexillum.firstblood.movement.Charges.apart;
import static org.vexillum.firstblood.movement.Muster.assertRefused;
import static org.vexillum.firstblood.movement.Muster.inches;
import static org.vexillum.firstblood.movement.Muster.ours;
import static org.vexillum.firstblood.movement.Muster.theirs;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.vexillum.firstblood.Field;
import org.vexillum.firstblood.Levy;
import org.vexillum.firstblood.army.ModelType;
import org.vexillum.firstblood.army.Role;
import org.vexillum.firstblood.edition.Edition;
import org.vexillum.firstblood.table.Battle;
import org.vexillum.firstblood.table.Status;
import org.vexillum.kernel.Cause;
import org.vexillum.kernel.ExplainedNumber;
import org.vexillum.kernel.Side;
import org.vexillum.kernel.referee.Question;
import org.vexillum.testkit.Rule;

/** Questions about moves name their rules, and what is answered is done. */
class MoveQuestionsTest {
    private static void names(Question<Battle, ?> question, String... rules) {
        assertThat(question.rules().ids()).startsWith(rules);
    }

    @Test
    @Rule({"FB-MARCH-02", "FB-CHARGE-02", "FB-CHARGE-13", "FB-REFORM-01", "FB-DISENGAGE-04"})
    void everyQuestionNamesTheRulesThatBindTheAnswer() {
        var targets = ChargeTargets.of("theirs");
        names(new ChooseMarch("ours", 1), "FB-MARCH-02", "FB-MARCH-04", "FB-MARCH-05");
        names(new ChooseChargeTargets("ours"), "FB-CHARGE-02");
        names(
                new ChooseChargeMove("ours", targets, 1),
                "FB-CHARGE-13",
                "FB-CHARGE-15",
                "FB-CHARGE-16",
                "FB-CHARGE-17",
                "FB-CHARGE-20");
        names(
                new ChooseReform("ours"),
                "FB-REFORM-01",
                "FB-MANEUVER-05",
                "FB-MANEUVER-06",
                "FB-MANEUVER-07");
        names(new ChooseDisengage("ours", 1), "FB-DISENGAGE-04", "FB-DISENGAGE-05");
        names(
                new ChooseChallengeMove("ours", "theirs"),
                "FB-CHALLENGE-02",
                "FB-CHALLENGE-03",
                "FB-MANEUVER-06");
        names(new ChooseEntry("ours", 1), "FB-REINF-08", "FB-REINF-09", "FB-REINF-04");
        names(new ChooseLeaving("ours"), "FB-GARRISON-13", "FB-GARRISON-14");
        names(new ChooseReturn("ours", 0, List.of()), "FB-HEAL-06", "FB-HEAL-07");
        names(new ChooseStep("ours"), "FB-MANEUVER-01");
        names(new ChooseStepAfterImpact("ours", targets, List.of()), "FB-IMPACT-15");
        names(new Deploy("ours"), "FB-DEPLOY-02", "FB-SCEN-01");
    }

    @Test
    @Rule({"FB-MANEUVER-04", "FB-IMPACT-15"})
    void stepsThatAreOnlyOfferedMayBeDeclined() {
        assertThat(new ChooseStep("ours").pass()).isEqualTo(ModelMoves.STAY);
        var after = new ChooseStepAfterImpact("ours", ChargeTargets.of("theirs"), List.of());
        assertThat(after.pass()).isEqualTo(ModelMoves.STAY);
    }

    @ParameterizedTest
    @CsvSource({"true, false", "false, true"})
    @Rule({"FB-DEPLOY-02", "FB-DEPLOY-03"})
    void aRegimentIsSetDownWhereItsOwnerSays(boolean others, boolean alone) {
        var battle = Field.of(FIRST).with(ours(FIRST, 2).build()).battle();
        var deployed = battle.regiment("ours");
        deployed.setStatus(Status.UNDEPLOYED);
        var moves = new Deploy("ours").choices(battle).list().getFirst();
        var referee = Scripted.answering(battle, List.of(moves));
        new DeployRegiment("ours", others).play(battle, referee);
        assertThat(deployed.onTable()).isTrue();
        for (var go : moves.models())
            assertThat(deployed.base(go.model()).centre()).isEqualTo(go.end());
        var told = referee.event(MoveEvents.RegimentDeployed.class);
        assertThat(told.models()).isEqualTo(moves.models());
        assertThat(told.rules().has("FB-DEPLOY-03")).isEqualTo(alone);
        assertThat(told.rules().ids()).contains("FB-DEPLOY-02", "FB-SCEN-01");
    }

    private static Battle challenging(String enemy) {
        return Field.of(FIRST)
                .with(Levy.of(FIRST, "ours").model(Role.CHARACTER).build(), "10,10")
                .with(Levy.of(FIRST, "theirs").side(Side.B).model(Role.CHARACTER).build(), enemy)
                .battle();
    }

    @Test
    @Rule({"FB-CHALLENGE-02", "FB-CHALLENGE-03"})
    void aChallengerMovesUp() {
        var battle = challenging("12,10");
        var question = new ChooseChallengeMove("ours", "theirs");
        var moves = question.choices(battle).list().getFirst();
        var referee = Scripted.answering(battle, List.of(moves));
        new ChallengeMove("ours", "theirs").play(battle, referee);
        var told = referee.event(MoveEvents.ChallengerMoved.class);
        assertThat(told.challenged()).isEqualTo("theirs");
        assertThat(told.rules().ids()).containsExactly("FB-CHALLENGE-02", "FB-CHALLENGE-03");
        for (var trek : told.models())
            assertThat(battle.regiment("ours").base(trek.model()).centre()).isEqualTo(trek.end());
    }

    @Test
    @Rule("FB-CHALLENGE-02")
    void withoutPlacesAChallengerIsNotMoved() {
        for (var gone : List.of("ours", "theirs")) {
            var battle = challenging("12,10");
            battle.regiment(gone).lift();
            var referee = Scripted.answering(battle, List.of());
            new ChallengeMove("ours", "theirs").play(battle, referee);
            assertThat(referee.events).isEmpty();
        }
    }

    private static ExplainedNumber distance(String inches) {
        return ExplainedNumber.of(inches(inches), new Cause("FB-CHARGE-08", "charge"));
    }

    private static MoveEvents.RegimentCharged charged(Edition edition, String... targets) {
        var battle =
                Field.of(edition)
                        .with(ours(edition, 2).build(), "10,10", "10,11.2")
                        .with(theirs(edition, 1), "13,10")
                        .with(Levy.of(edition, "others").side(Side.B).models(1).build(), "13,12")
                        .battle();
        var aims = ChargeTargets.of(targets);
        var proposed =
                new ChooseChargeMove("ours", aims, inches("6")).choices(battle).list().getFirst();
        var referee = Scripted.answering(battle, List.of(proposed));
        new ChargeMove("ours", aims, distance("6")).play(battle, referee);
        return referee.event(MoveEvents.RegimentCharged.class);
    }

    @Test
    @Rule({"FB-CHARGE-13", "FB-CHARGE-14", "FB-CHARGE-18"})
    void aChargeIsToldWithTheRulesOfItsEditionAndTargets() {
        var first = charged(FIRST, "theirs");
        assertThat(first.rules().ids())
                .contains("FB-CHARGE-13", "FB-CHARGE-14", "FB-CHARGE-08")
                .doesNotContain("FB-CHARGE-18");
        assertThat(first.allowed().value()).isEqualTo(inches("6"));
        assertThat(charged(SECOND, "theirs").rules().ids()).doesNotContain("FB-CHARGE-14");
        assertThat(charged(FIRST, "theirs", "others").rules().ids())
                .contains("FB-CHARGE-18", "FB-CHARGE-19");
    }

    @Test
    @Rule("FB-CHARGE-02")
    void threeTargetsAreListedAloneAndInPairs() {
        var field = Field.of(FIRST).with(ours(FIRST, 1).build(), "20,20");
        for (int i = 0; i < 3; i++)
            field.with(
                    Levy.of(FIRST, "foe" + i).side(Side.B).models(1).build(), (18 + 2 * i) + ",24");
        var choices = new ChooseChargeTargets("ours").choices(field.battle());
        assertThat(choices.list()).hasSize(6).contains(ChargeTargets.of("foe1", "foe2"));
        assertThat(choices.complete()).isFalse();
        assertThat(choices.refusal(ChargeTargets.of("foe0", "foe1", "foe2"))).isNull();
        assertRefused(
                choices.refusal(ChargeTargets.of("nobody")), "FB-CHARGE-02", "no-such-target");
        assertRefused(
                choices.refusal(ChargeTargets.of("foe0", "foe0")),
                "FB-CHARGE-02",
                "unclear-targets");
    }

    /** Two targets are all combinations there are. */
    @Test
    @Rule("FB-CHARGE-02")
    void twoTargetsAreListedCompletely() {
        var battle =
                Field.of(FIRST)
                        .with(ours(FIRST, 1).build(), "20,20")
                        .with(theirs(FIRST, 1), "18,24")
                        .with(
                                Levy.of(FIRST, "more")
                                        .side(Side.B)
                                        .type(ModelType.CAVALRY)
                                        .models(1)
                                        .build(),
                                "22,24")
                        .battle();
        var choices = new ChooseChargeTargets("ours").choices(battle);
        assertThat(choices.complete()).isTrue();
        assertThat(choices.list()).hasSize(3);
    }

    @Test
    @Rule({"FB-LIST-04", "FB-REFORM-01"})
    void onlyWhoFightsMayReform() {
        var apart = apart(FIRST, "4");
        assertRefused(
                CombatReform.refusal(apart, apart.regiment("ours")), "FB-LIST-04", "not-in-combat");
        var near = apart(FIRST, "0.5");
        assertThat(CombatReform.refusal(near, near.regiment("ours"))).isNull();
        var lifted = Scripted.answering(near, List.of());
        near.regiment("ours").lift();
        new CombatReform("ours").play(near, lifted);
        assertThat(lifted.events).isEmpty();
    }
}
