package org.vexillum.firstblood.game;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.TreeSet;
import org.junit.jupiter.api.Test;
import org.vexillum.firstblood.Bout;
import org.vexillum.firstblood.Field;
import org.vexillum.firstblood.FirstBlood;
import org.vexillum.firstblood.Levy;
import org.vexillum.firstblood.edition.Edition;
import org.vexillum.firstblood.scenario.Victory;
import org.vexillum.firstblood.sequence.OrderStack;
import org.vexillum.firstblood.table.ActionKind;
import org.vexillum.firstblood.table.Battle;
import org.vexillum.firstblood.table.Correction;
import org.vexillum.firstblood.table.Inspired;
import org.vexillum.firstblood.table.Regiment;
import org.vexillum.firstblood.table.Stage;
import org.vexillum.firstblood.table.Throw;
import org.vexillum.kernel.Side;
import org.vexillum.kernel.dice.RandomSource;
import org.vexillum.kernel.dice.SeededDice;
import org.vexillum.kernel.geometry.Point;
import org.vexillum.kernel.referee.DirectReferee;
import org.vexillum.testkit.Rule;

class FirstBloodTest {
    private final FirstBlood game = new FirstBlood();

    private static Bout table() {
        return Bout.on(
                Field.of(Edition.FIRST)
                        .with(Levy.of(Edition.FIRST, "a").models(2).build(), "10,10", "12,10")
                        .with(Levy.of(Edition.FIRST, "b").side(Side.B).models(1).build(), "40,40"));
    }

    @Test
    @Rule({"FB-VICT-01", "FB-ROUND-03"})
    void aConcessionEndsTheBattleAtOnceAndTheOtherWins() {
        var bout = table();
        var battle = bout.battle();
        battle.setPoints(Side.A, 9);
        bout.act((table, referee) -> game.concede(table, Side.A, referee));
        assertThat(game.over(battle)).isTrue();
        assertThat(Victory.winner(battle)).isEqualTo(Side.B);
    }

    @Test
    @Rule({"FB-ROUND-01", "FB-ROUND-02", "FB-VICT-03"})
    void thePhasesFollowOneAnotherAndThenANewRoundBegins() {
        var bout = table();
        var battle = bout.battle();
        battle.setStage(Stage.REINFORCEMENT);
        var seen = new ArrayList<Stage>();
        bout.answer(stack("a"), stack("b"));
        for (var faces : List.of(3, 5)) bout.roll(Throw.SUPREMACY, faces);
        for (int i = 0; i < 4; i++) bout.answer(ActionKind.SKIP);
        bout.act((table, referee) -> {
            while (table.round() == 1) {
                seen.add(table.stage());
                game.step(table, referee);
            }
        });
        assertThat(seen)
                .containsExactly(
                        Stage.REINFORCEMENT,
                        Stage.COMMAND,
                        Stage.SUPREMACY,
                        Stage.ACTION,
                        Stage.ACTION,
                        Stage.VICTORY);
        assertThat(battle.stage()).isEqualTo(Stage.REINFORCEMENT);
        assertThat(battle.round()).isEqualTo(2);
    }

    private static Object stack(String card) {
        return OrderStack.Stack.of(card);
    }

    @Test
    @Rule("FB-COMPH-02")
    void aSideImaginesTheOthersStackShuffledAndKnowsItsOwn() {
        var battle = table().battle();
        battle.setStack(Side.A, List.of("x", "y", "z"));
        battle.setStack(Side.B, List.of("p", "q", "r"));
        boolean differs = false;
        for (int i = 0; i < 20; i++) {
            var imagined = game.imagine(battle, Side.A, new RandomSource(i));
            assertThat(imagined.stack(Side.A)).containsExactly("x", "y", "z");
            assertThat(imagined.stack(Side.B)).containsExactlyInAnyOrder("p", "q", "r");
            differs |= !imagined.stack(Side.B).equals(battle.stack(Side.B));
        }
        assertThat(differs).isTrue();
        assertThat(battle.stack(Side.B)).containsExactly("p", "q", "r");
    }

    @Test
    @Rule("FB-GEN-02")
    void whatThePlayersAgreeOnIsDoneAndTold() {
        var bout = table();
        var at = new Point(30000, 31000);
        var agreed =
                new Correction(
                        List.of(
                                new Correction.Place("a", 0, at, 0),
                                new Correction.WoundsOf("b", 0, 0),
                                new Correction.Remove("a", 1),
                                new Correction.TokensOf("a", 1),
                                new Correction.ActingLeader("a", 0),
                                new Correction.SetBroken("a", true),
                                new Correction.SetInspired("a", Inspired.NEXT_CLASH),
                                new Correction.SetAimed("a", true),
                                new Correction.SetActivated("a", true),
                                new Correction.OverchargeOf("a", 2),
                                new Correction.PointsOf(Side.B, 4),
                                new Correction.ToAct(Side.B)));
        bout.act((battle, referee) -> game.correct(battle, agreed, referee));
        Regiment a = bout.regiment("a");
        assertThat(a.base(0).centre()).isEqualTo(at);
        assertThat(a.living()).isEqualTo(1);
        assertThat(a.tokens()).isEqualTo(1);
        assertThat(a.acting()).isZero();
        assertThat(a.broken() && a.aimed() && a.activated()).isTrue();
        assertThat(a.inspired()).isEqualTo(Inspired.NEXT_CLASH);
        assertThat(a.overcharge()).isEqualTo(2);
        assertThat(bout.battle().points(Side.B)).isEqualTo(4);
        assertThat(bout.battle().toAct()).isEqualTo(Side.B);
        assertThat(bout.event(Correction.Corrected.class).correction()).isEqualTo(agreed);
    }

    @Test
    @Rule("FB-GEN-02")
    void agreeingAwayTheLastModelDestroysTheRegiment() {
        var bout = table();
        new Correction(List.of(new Correction.Remove("b", 0))).apply(bout.battle());
        assertThat(bout.regiment("b").destroyed()).isTrue();
    }

    @Test
    @Rule("FB-BATTLE-07")
    void reservesAreDeclaredThenRegimentsDeployedAndThenTheFirstRoundBegins() {
        var battle = RandomGamesTest.battle(Edition.FIRST, 1);
        var referee =
                new DirectReferee<Battle>(
                        new Anyone(1), new Anyone(2), new SeededDice(3), event -> {});
        referee.standAt(battle);
        var stages = new LinkedHashSet<Stage>();
        while (battle.stage() != Stage.COMMAND) {
            stages.add(battle.stage());
            game.step(battle, referee);
        }
        assertThat(stages).containsExactly(Stage.RESERVES, Stage.DEPLOYMENT, Stage.REINFORCEMENT);
        assertThat(battle.round()).isEqualTo(1);
    }

    @Test
    @Rule("FB-GEN-01")
    void twoPlayersEachCommandOneArmy() {
        var battle = RandomGamesTest.battle(Edition.SECOND, 1);
        assertThat(Side.values()).hasSize(2);
        for (var side : Side.values())
            assertThat(battle.regiments(side))
                    .extracting(Regiment::card)
                    .isEqualTo(battle.setting().force(side).regiments());
    }

    @Test
    @Rule("FB-DICE-01")
    void everyDieHasSixFaces() {
        var seen = new TreeSet<Integer>();
        var dice = new SeededDice(11);
        for (int i = 0; i < 500; i++) seen.add(dice.d6(0, i));
        assertThat(seen).containsExactly(1, 2, 3, 4, 5, 6);
    }
}
