package org.vexillum.lanterns;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.vexillum.kernel.Nullable;
import org.vexillum.testkit.Rule;

class MovementTest {
    private static @Nullable String why(Scene scene, Action action, double x, double y) {
        var choices = new ChooseMove("A1", action).choices(scene.battle());
        var refusal = choices.refusal(Scene.move(x, y));
        return refusal == null ? null : refusal.key() + " " + refusal.rules();
    }

    private static Scene alone() {
        return new Scene().with("A1", 10, 10).with("B1", 30, 30);
    }

    @Test
    @Rule("LD-RUN-01")
    void aRunnerMovesFourInchesMore() {
        assertThat(why(alone(), Action.RUN, 20, 10)).isNull();
        assertThat(why(alone(), Action.RUN, 20.01, 10)).isEqualTo("too-far LD-RUN-01");
        assertThat(why(alone(), Action.RUN, 10, 10)).isNull();
    }

    @Test
    @Rule("LD-LANTERN-02")
    void theBearerRunsNoFartherThanItsMove() {
        assertThat(why(alone().bearer("A1"), Action.RUN, 16, 10)).isNull();
        assertThat(why(alone().bearer("A1"), Action.RUN, 16.1, 10))
                .isEqualTo("too-far LD-LANTERN-02");
    }

    @Test
    @Rule({"LD-MOVE-01", "LD-TERRAIN-01"})
    void nobodyLeavesTheTableOrStandsOnOthersOrInRocks() {
        assertThat(why(alone(), Action.RUN, 10, 0.4)).isEqualTo("off-table LD-MOVE-01");
        assertThat(why(alone().with("A2", 12, 10), Action.RUN, 12.5, 10))
                .isEqualTo("on-base LD-MOVE-01");
        assertThat(why(alone().terrain(Terrain.Sort.ROCKS, 14, 10), Action.RUN, 14, 10))
                .isEqualTo("in-rocks LD-MOVE-01");
    }

    @Test
    @Rule({"LD-MOVE-01", "LD-TERRAIN-01", "LD-TERRAIN-02"})
    void theWayRoundRocksIsLongerAndThroughThicketsIsNot() {
        assertThat(why(alone().terrain(Terrain.Sort.ROCKS, 15, 10), Action.RUN, 20, 10))
                .isEqualTo("no-way LD-MOVE-01");
        assertThat(why(alone().terrain(Terrain.Sort.ROCKS, 15, 10), Action.RUN, 18.5, 10)).isNull();
        assertThat(why(alone().terrain(Terrain.Sort.THICKET, 15, 10), Action.RUN, 20, 10)).isNull();
    }

    @Test
    @Rule({"LD-MOVE-02", "LD-MEASURE-01"})
    void nobodyMovesWithinAnInchOfAnEnemy() {
        var scene = new Scene().with("A1", 10, 10).with("B1", 16, 10);
        double bases = 25 / 25.4;
        assertThat(why(scene, Action.RUN, 16 - bases - 1, 10)).isEqualTo("near-enemy LD-MOVE-02");
        assertThat(why(scene, Action.RUN, 16 - bases - 1.001, 10)).isNull();
        assertThat(why(scene, Action.RUN, 19.5, 10)).isEqualTo("no-way LD-MOVE-01");
    }

    @Test
    @Rule("LD-CHARGE-01")
    void aChargerEndsByAnEnemyTwoInchesFarther() {
        var scene = new Scene().with("A1", 10, 10).with("B1", 19, 10).with("B2", 14, 11.2);
        assertThat(why(scene, Action.CHARGE, 18, 10)).isNull();
        assertThat(why(scene, Action.CHARGE, 18, 10.5)).isEqualTo("too-far LD-CHARGE-01");
        assertThat(why(scene, Action.CHARGE, 10, 14)).isEqualTo("no-contact LD-CHARGE-01");
    }

    @Test
    @Rule({"LD-BREAK-01", "LD-MOVE-02"})
    void whoBreaksOffIsStruckByEveryoneWhoIsNotShaken() {
        var scene =
                new Scene()
                        .with("A1", 10, 10)
                        .with("B1", 11.5, 10)
                        .with("B2", 8.5, 10)
                        .shaken("B2");
        assertThat(why(scene, Action.RUN, 10, 11)).isEqualTo("near-enemy LD-MOVE-02");
        scene.dice(2).answers(Scene.move(10, 18));
        new Activation("A1", Action.RUN).play(scene.battle(), scene.referee);
        assertThat(scene.last(Events.Struck.class).unit()).isEqualTo("B1");
        assertThat(scene.fighter("A1").place()).isEqualTo(Scene.at(10, 18));
        assertThat(scene.used()).isTrue();
    }

    @Test
    @Rule("LD-BREAK-01")
    void whoIsOutDoesNotRun() {
        var scene = new Scene().with("A1", 10, 10).with("B1", 11.5, 10).grit("A1", 1).dice(6, 1);
        new Activation("A1", Action.RUN).play(scene.battle(), scene.referee);
        assertThat(scene.fighter("A1").onTable()).isFalse();
        assertThat(scene.happened(Events.Moved.class)).isFalse();
    }

    @Test
    void whatIsProposedIsLegal() {
        var scene =
                new Scene()
                        .with("A1", 10, 10)
                        .with("B1", 15, 10)
                        .with("A2", 10, 12)
                        .terrain(Terrain.Sort.ROCKS, 14, 14);
        for (var action : new Action[] {Action.RUN, Action.SHOOT, Action.CHARGE}) {
            var choices = new ChooseMove("A1", action).choices(scene.battle());
            assertThat(choices.list()).isNotEmpty();
            assertThat(choices.list()).allMatch(move -> choices.refusal(move) == null);
        }
    }
}
