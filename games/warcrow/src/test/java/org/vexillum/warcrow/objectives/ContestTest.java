package org.vexillum.warcrow.objectives;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.vexillum.kernel.Side;
import org.vexillum.testkit.Rule;
import org.vexillum.warcrow.Cards;
import org.vexillum.warcrow.Scene;
import org.vexillum.warcrow.objectives.ObjectiveEvents.Contested;
import org.vexillum.warcrow.objectives.ObjectiveEvents.ControlGained;
import org.vexillum.warcrow.scenario.Scenario;
import org.vexillum.warcrow.table.MarkerDistance;
import org.vexillum.warcrow.table.UnitStanding;

class ContestTest {
    private static UnitStanding near(int hundredths) {
        return UnitStanding.near(new MarkerDistance("R1", hundredths));
    }

    private static Scene scene(int a, int b) {
        return new Scene()
                .with(Side.A, Cards.unit("x", 2), near(a))
                .with(Side.B, Cards.unit("y", 1), near(b));
    }

    @Test
    @Rule("WC-OBJ-15")
    void threeStridesAreWithinAndAHairMoreIsNot() {
        var scene = scene(300, 301);
        new Contest("x").play(scene.battle(), scene.referee());
        assertThat(scene.last(Contested.class).a()).isEqualTo(2);
        assertThat(scene.last(Contested.class).b()).isZero();
    }

    @Test
    @Rule("WC-OBJ-08")
    void nobodyFartherAwayTriggersIt() {
        var scene = scene(301, 100);
        new Contest("x").play(scene.battle(), scene.referee());
        assertThat(scene.happened(Contested.class)).isFalse();
    }

    @Test
    @Rule("WC-OBJ-12")
    void aTieLeavesTheMarkerWhereItIs() {
        var scene =
                new Scene()
                        .with(Side.A, Cards.unit("x", 1), near(100))
                        .with(Side.B, Cards.unit("y", 1), near(100));
        var objective = scene.battle().objective("R1");
        scene.battle().setControl(objective, Side.B);
        new Contest("x").play(scene.battle(), scene.referee());
        assertThat(scene.happened(ControlGained.class)).isFalse();
        assertThat(scene.battle().control(objective)).isEqualTo(Side.B);
    }

    @Test
    @Rule("WC-SCEN-INFLUENCE-10")
    void sevenStridesInInfluenceZones() {
        var scene = scene(700, 700).scenario(Scenario.INFLUENCE_ZONES);
        new Contest("x").play(scene.battle(), scene.referee());
        assertThat(scene.last(Contested.class).a()).isEqualTo(3);
        assertThat(scene.last(Contested.class).b()).isEqualTo(2);
    }

    @Test
    @Rule("WC-BG-DEMORAL-02")
    void aDemoralisedUnitCountsNothingEvenWithStrategicDomain() {
        var scene = scene(100, 100).scenario(Scenario.INFLUENCE_ZONES);
        scene.battle().unit("x").setDemoralised(true);
        new Contest("y").play(scene.battle(), scene.referee());
        assertThat(scene.last(Contested.class).a()).isZero();
        assertThat(scene.last(ControlGained.class).side()).isEqualTo(Side.B);
    }

    @Test
    @Rule("WC-SCEN-LOOT-05")
    void lootIsNeverContested() {
        var scene = scene(100, 100).scenario(Scenario.LOOT);
        new Contest("x").play(scene.battle(), scene.referee());
        assertThat(scene.happened(Contested.class)).isFalse();
    }
}
