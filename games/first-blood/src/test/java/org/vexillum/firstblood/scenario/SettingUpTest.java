package org.vexillum.firstblood.scenario;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.LinkedHashSet;
import org.junit.jupiter.api.Test;
import org.vexillum.firstblood.Bout;
import org.vexillum.firstblood.Field;
import org.vexillum.firstblood.Levy;
import org.vexillum.firstblood.army.Role;
import org.vexillum.firstblood.edition.Edition;
import org.vexillum.firstblood.movement.Deploy;
import org.vexillum.firstblood.table.Regiment;
import org.vexillum.firstblood.table.Stage;
import org.vexillum.firstblood.table.Status;
import org.vexillum.firstblood.table.Throw;
import org.vexillum.kernel.Rules;
import org.vexillum.kernel.Side;
import org.vexillum.kernel.dice.RandomSource;
import org.vexillum.testkit.Rule;

/** What happens, and is told, before the first round. */
class SettingUpTest {
    private static Regiment flanking(String id, Side side) {
        return Levy.of(Edition.FIRST, id).side(side).traits("Flank").models(2).build();
    }

    private static Bout rollingOff(Bout bout, int a, int b) {
        return bout.roll(Throw.ROLL_OFF, a).roll(Throw.ROLL_OFF, b);
    }

    @Test
    @Rule("FB-BATTLE-01")
    void theScenarioIsRolledForAndFivesAndSixesAreRolledAgain() {
        var bout = ReservesTest.before().roll(Throw.ROLL_OFF, 6).roll(Throw.ROLL_OFF, 5);
        bout.roll(Throw.ROLL_OFF, 4);
        assertThat(bout.play(new ScenarioRoll()::play)).isEqualTo(4);
        var told = bout.event(ScenarioEvents.ScenarioChosen.class);
        assertThat(told.rules().ids()).containsExactly("FB-BATTLE-01");
        assertThat(ReservesTest.before().roll(Throw.ROLL_OFF, 1).play(new ScenarioRoll()::play))
                .isEqualTo(1);
    }

    @Test
    @Rule({"FB-DICE-10", "FB-DICE-11"})
    void theLowerDieWinsARollOff() {
        var rollOff = new RollOff(Rules.of("FB-DEPLOY-01"));
        var low = rollingOff(ReservesTest.before(), 2, 3);
        assertThat(low.play(rollOff::play)).isEqualTo(Side.A);
        assertThat(low.event(ScenarioEvents.RolledOff.class).rules().ids())
                .containsExactly("FB-DICE-10", "FB-DEPLOY-01");
        var tied = rollingOff(rollingOff(ReservesTest.before(), 4, 4), 4, 1);
        assertThat(tied.play(rollOff::play)).isEqualTo(Side.B);
        assertThat(tied.event(ScenarioEvents.RolledOff.class).rules().ids()).contains("FB-DICE-11");
    }

    @Test
    @Rule({"FB-REINF-01", "FB-DEPLOY-01"})
    void whoIsHeldBackAndWhoDeploysFirstIsTold() {
        var bout = ReservesTest.before(flanking("ours", Side.A), flanking("theirs", Side.B));
        bout.answer(Chosen.NONE, Chosen.of("theirs"), Side.A);
        rollingOff(bout, 1, 2).act(new Reserves()::play);
        var kept = bout.event(ScenarioEvents.KeptBack.class);
        assertThat(kept.a()).isEmpty();
        assertThat(kept.b()).containsExactly("theirs");
        assertThat(kept.rules().ids()).contains("FB-REINF-01", "FB-SR-FLANK");
        var first = bout.event(ScenarioEvents.DeploysFirst.class);
        assertThat(first.rules().ids()).containsExactly("FB-DEPLOY-01");
        assertThat(bout.battle().toAct()).isEqualTo(Side.A);
    }

    @Test
    @Rule("FB-REINF-01")
    void thatNobodyIsHeldBackIsNotTold() {
        var bout = ReservesTest.before(flanking("ours", Side.A), flanking("theirs", Side.B));
        bout.answer(Chosen.NONE, Chosen.NONE, Side.B);
        rollingOff(bout, 1, 2).act(new Reserves()::play);
        assertThat(bout.all(ScenarioEvents.KeptBack.class)).isEmpty();
    }

    private static Regiment leaderless() {
        return Levy.of(Edition.FIRST, "mob").model(Role.TROOPER).model(Role.TROOPER).build();
    }

    @Test
    @Rule({"FB-CMD-09", "FB-REG-06", "FB-DEPLOY-02"})
    void aRegimentIsDeployedWithAnActingLeader() {
        var bout = ReservesTest.before(leaderless());
        bout.battle().setStage(Stage.DEPLOYMENT);
        var places = new Deploy("mob").choices(bout.battle()).list();
        bout.answer(places.getFirst()).act(new Deployment()::play);
        assertThat(bout.regiment("mob").acting()).isZero();
        assertThat(bout.regiment("mob").onTable()).isTrue();
        var told = bout.event(ScenarioEvents.ActingLeaderNamed.class);
        assertThat(told.rules().ids()).containsExactly("FB-CMD-09", "FB-REG-06");
        assertThat(bout.battle().stage()).isEqualTo(Stage.REINFORCEMENT);
        assertThat(bout.battle().round()).isEqualTo(1);
    }

    @Test
    @Rule("FB-CMD-09")
    void modelsThatStandSomewhereDifferAndTheOwnerIsAsked() {
        var mob = leaderless();
        var bout = ReservesTest.before(mob);
        mob.place(0, Field.at("10,10"));
        mob.place(1, Field.at("11,10"));
        bout.answer(1)
                .act((battle, referee) ->
                        ChooseActingLeader.whereNeeded(battle, battle.regiment("mob"), referee));
        assertThat(mob.acting()).isEqualTo(1);
    }

    @Test
    @Rule({"FB-DEPLOY-01", "FB-DEPLOY-02", "FB-CMD-09", "FB-REINF-01"})
    void questionsBeforeTheGameNameTheirRules() {
        assertThat(new ChooseFirstDeployer().rules().ids()).containsExactly("FB-DEPLOY-01");
        assertThat(new ChooseDeployed(Side.A).rules().ids()).containsExactly("FB-DEPLOY-02");
        assertThat(new ChooseActingLeader("mob").rules().ids())
                .containsExactly("FB-CMD-09", "FB-MUSTER-10");
        var bout = ReservesTest.before(flanking("ours", Side.A));
        var twice = new KeepBack(Side.A).choices(bout.battle()).refusal(Chosen.of("ours", "ours"));
        assertThat(twice).isNotNull();
        assertThat(twice.rules().ids()).containsExactly("FB-REINF-01");
    }

    @Test
    @Rule("FB-REINF-01")
    void anyCombinationMayBeDrawn() {
        var bout = ReservesTest.before(flanking("left", Side.A), flanking("right", Side.A));
        var choices = new KeepBack(Side.A).choices(bout.battle());
        var lot = new RandomSource(5);
        var drawn = new LinkedHashSet<Chosen>();
        for (int i = 0; i < 40; i++) drawn.add(choices.any(lot));
        assertThat(drawn).containsExactlyInAnyOrderElementsOf(choices.list()).hasSize(4);
    }

    @Test
    @Rule("FB-VICT-01")
    void whoConcedesHasLostWhateverTheScore() {
        var battle =
                ReservesTest.before(flanking("ours", Side.A), flanking("theirs", Side.B)).battle();
        for (var regiment : battle.regiments()) regiment.setStatus(Status.ON_TABLE);
        battle.setPoints(Side.A, 9);
        assertThat(Victory.winner(battle)).isEqualTo(Side.A);
        battle.setConceded(Side.A);
        assertThat(Victory.winner(battle)).isEqualTo(Side.B);
    }
}
