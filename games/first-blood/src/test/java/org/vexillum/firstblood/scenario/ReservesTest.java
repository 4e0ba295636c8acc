package org.vexillum.firstblood.scenario;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Objects;
import org.junit.jupiter.api.Test;
import org.vexillum.firstblood.Bout;
import org.vexillum.firstblood.Field;
import org.vexillum.firstblood.Levy;
import org.vexillum.firstblood.army.Role;
import org.vexillum.firstblood.edition.Edition;
import org.vexillum.firstblood.table.ActionKind;
import org.vexillum.firstblood.table.Regiment;
import org.vexillum.firstblood.table.Stage;
import org.vexillum.firstblood.table.Status;
import org.vexillum.firstblood.table.Throw;
import org.vexillum.kernel.Refusal;
import org.vexillum.kernel.Side;
import org.vexillum.testkit.Rule;

class ReservesTest {
    private static Regiment flanking(String id, Side side) {
        return Levy.of(Edition.FIRST, id).side(side).traits("Flank").models(2).build();
    }

    private static Regiment plain(String id, Side side) {
        return Levy.of(Edition.FIRST, id).side(side).models(2).build();
    }

    /** Before the first regiment is deployed. */
    static Bout before(Regiment... regiments) {
        var field = Field.of(Edition.FIRST);
        for (var regiment : regiments) field.with(regiment);
        for (var regiment : regiments) regiment.setStatus(Status.UNDEPLOYED);
        var bout = Bout.on(field);
        bout.battle().setStage(Stage.RESERVES);
        return bout;
    }

    @Test
    @Rule({"FB-REINF-01", "FB-SR-FLANK"})
    void regimentsWithFlankMayBeHeldBackAndTheOwnerChooses() {
        var bout = before(flanking("scouts", Side.A), plain("line", Side.A), plain("foe", Side.B));
        bout.answer(Chosen.of("scouts"), Side.B);
        bout.roll(Throw.ROLL_OFF, 2).roll(Throw.ROLL_OFF, 5);
        bout.act(new Reserves()::play);
        assertThat(bout.regiment("scouts").status()).isEqualTo(Status.RESERVE);
        assertThat(bout.regiment("line").status()).isEqualTo(Status.UNDEPLOYED);
        assertThat(new KeepBack(Side.A).pass()).isEqualTo(Chosen.NONE);
    }

    @Test
    @Rule("FB-REINF-01")
    void aCharacterRegimentNeedsTheRuleOnEveryModel() {
        var lord = Levy.of(Edition.FIRST, "lord").traits("Flank").model(Role.CHARACTER);
        var guarded =
                Levy.of(Edition.FIRST, "guarded")
                        .traits("Flank")
                        .model(Role.CHARACTER)
                        .traits()
                        .model(Role.RETINUE);
        var bout = before(lord.build(), guarded.build());
        assertThat(new KeepBack(Side.A).choices(bout.battle()).list())
                .containsExactly(Chosen.NONE, Chosen.of("lord"));
    }

    @Test
    @Rule("FB-RESERVE-01")
    void aRegimentWithoutSuchARuleMustBeDeployed() {
        var bout =
                before(
                        flanking("scouts", Side.A),
                        plain("line", Side.A),
                        plain("foe", Side.B),
                        flanking("raiders", Side.B));
        var choices = new KeepBack(Side.A).choices(bout.battle());
        assertThat(key(choices.refusal(Chosen.of("line")))).isEqualTo("must-be-deployed");
        assertThat(key(choices.refusal(Chosen.of("foe")))).isEqualTo("must-be-deployed");
        assertThat(key(choices.refusal(Chosen.of("raiders")))).isEqualTo("not-your-regiment");
        assertThat(key(choices.refusal(Chosen.of("scouts", "scouts")))).isEqualTo("named-twice");
    }

    private static String key(Refusal refusal) {
        return Objects.requireNonNull(refusal).key();
    }

    @Test
    @Rule({"FB-DEPLOY-01", "FB-DICE-10", "FB-DICE-11"})
    void theLowerDieChoosesWhoDeploysFirstAndTiesAreRolledAgain() {
        var bout = before(plain("a", Side.A), plain("b", Side.B));
        bout.roll(Throw.ROLL_OFF, 3).roll(Throw.ROLL_OFF, 3);
        bout.roll(Throw.ROLL_OFF, 6).roll(Throw.ROLL_OFF, 6);
        bout.roll(Throw.ROLL_OFF, 5).roll(Throw.ROLL_OFF, 4);
        bout.answer(Side.A);
        bout.act(new Reserves()::play);
        var rolled = bout.event(ScenarioEvents.RolledOff.class);
        assertThat(rolled.winner()).isEqualTo(Side.B);
        assertThat(rolled.a()).containsExactly(3, 6, 5);
        assertThat(bout.battle().toAct()).isEqualTo(Side.A);
        assertThat(bout.battle().stage()).isEqualTo(Stage.DEPLOYMENT);
    }

    // ---- the reinforcement phase

    private static Bout round(int round, Regiment... waiting) {
        var bout = before(waiting);
        for (var regiment : waiting) regiment.setStatus(Status.RESERVE);
        bout.battle().setStage(Stage.REINFORCEMENT);
        bout.battle().setRound(round);
        return bout;
    }

    @Test
    @Rule("FB-RESERVE-02")
    void nobodyArrivesInTheFirstRound() {
        var bout = round(1, flanking("scouts", Side.A));
        bout.act(new Reinforcement()::play);
        assertThat(bout.regiment("scouts").status()).isEqualTo(Status.RESERVE);
        var refused = new ChooseArrivals(Side.A, 1).choices(bout.battle());
        assertThat(key(refused.refusal(Chosen.of("scouts")))).isEqualTo("none-in-round-one");
    }

    @Test
    @Rule({"FB-REINF-02", "FB-REINF-03"})
    void bothSidesDecideTogetherRegimentByRegiment() {
        var bout =
                round(
                        2,
                        flanking("left", Side.A),
                        flanking("right", Side.A),
                        flanking("foe", Side.B));
        bout.answer(Chosen.of("right"), Chosen.of("foe"));
        bout.act(new Reinforcement()::play);
        assertThat(bout.regiment("left").status()).isEqualTo(Status.RESERVE);
        assertThat(bout.regiment("right").status()).isEqualTo(Status.ARRIVING);
        assertThat(bout.regiment("foe").status()).isEqualTo(Status.ARRIVING);
        var told = bout.event(ScenarioEvents.Arriving.class);
        assertThat(told.a()).containsExactly("right");
        assertThat(told.b()).containsExactly("foe");
        assertThat(new ChooseArrivals(Side.A, 2).secret()).isTrue();
    }

    @Test
    @Rule("FB-REINF-02")
    void holdingBackAgainIsAllowedAndOnlyReservesMayCome() {
        var bout = round(3, flanking("left", Side.A));
        bout.regiment("left").setStatus(Status.ON_TABLE);
        var choices = new ChooseArrivals(Side.A, 3).choices(bout.battle());
        assertThat(choices.list()).containsExactly(Chosen.NONE);
        assertThat(key(choices.refusal(Chosen.of("left")))).isEqualTo("not-in-reserve");
    }

    @Test
    @Rule({"FB-ROUND-02", "FB-ACT-15"})
    void aNewRoundForgetsWhatWasDoneInTheLast() {
        var bout = round(2, flanking("left", Side.A));
        var left = bout.regiment("left");
        left.setStatus(Status.ON_TABLE);
        left.setActivated(true);
        left.setArrived(true);
        left.setLostThisRound(1);
        left.setActions(List.of(ActionKind.MARCH));
        left.setBlessingUsed(true);
        left.remove(1);
        bout.act(new Reinforcement()::play);
        assertThat(left.activated()).isFalse();
        assertThat(left.arrived()).isFalse();
        assertThat(left.lostThisRound()).isZero();
        assertThat(left.startedRoundWith()).isEqualTo(1);
        assertThat(left.actions()).isEmpty();
        assertThat(left.blessingUsed()).isFalse();
        assertThat(bout.battle().stage()).isEqualTo(Stage.COMMAND);
    }

    @Test
    void manyReservesAreNotAllListedButAnyCombinationIsLegal() {
        var many = new Regiment[8];
        for (int i = 0; i < many.length; i++) many[i] = flanking("r" + i, Side.A);
        var choices = new ChooseArrivals(Side.A, 2).choices(round(2, many).battle());
        assertThat(choices.complete()).isFalse();
        assertThat(choices.list()).hasSize(10).allMatch(chosen -> choices.refusal(chosen) == null);
        assertThat(choices.refusal(Chosen.of("r1", "r5", "r7"))).isNull();
    }

    // ---- acting leaders

    @Test
    @Rule("FB-CMD-09")
    void aRegimentWithoutALeaderGetsAnActingOne() {
        var alike = Levy.of(Edition.FIRST, "alike").model(Role.TROOPER).model(Role.TROOPER);
        var bout = before(alike.build());
        bout.act((battle, referee) ->
                ChooseActingLeader.whereNeeded(battle, battle.regiment("alike"), referee));
        assertThat(bout.regiment("alike").leads(0)).isTrue();
        assertThat(bout.regiment("alike").leads(1)).isFalse();
    }

    @Test
    @Rule("FB-CMD-09")
    void itsOwnerChoosesAmongModelsThatDifferAndALeaderIsNotReplaced() {
        var mixed =
                Levy.of(Edition.FIRST, "mixed")
                        .model(Role.TROOPER)
                        .profile(6, 2, 3, 1, 1, 3, 2, 0)
                        .model(Role.TROOPER);
        var bout = before(mixed.build(), plain("led", Side.A)).answer(1);
        bout.act((battle, referee) -> {
            ChooseActingLeader.whereNeeded(battle, battle.regiment("mixed"), referee);
            ChooseActingLeader.whereNeeded(battle, battle.regiment("led"), referee);
        });
        assertThat(bout.regiment("mixed").acting()).isEqualTo(1);
        assertThat(bout.regiment("led").acting()).isEqualTo(Regiment.NOBODY);
        var refused = new ChooseActingLeader("mixed").choices(bout.battle()).refusal(2);
        assertThat(key(refused)).isEqualTo("no-such-model");
    }
}
