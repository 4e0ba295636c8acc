package org.vexillum.warcrow.morale;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.vexillum.kernel.Side;
import org.vexillum.testkit.Rule;
import org.vexillum.warcrow.Cards;
import org.vexillum.warcrow.Scene;
import org.vexillum.warcrow.morale.MoraleEvents.BecameDemoralised;
import org.vexillum.warcrow.morale.MoraleEvents.TestRolled;
import org.vexillum.warcrow.table.Status;
import org.vexillum.warcrow.table.UnitStanding;

class NerveTest {
    private static Scene scene(int stress) {
        var scene = new Scene().with(Side.A, Cards.unit("x", 1), UnitStanding.FAR);
        scene.battle().unit("x").setStress(stress);
        return scene;
    }

    @Test
    @Rule("WC-BG-STRESS-02")
    void stressEqualToMoraleIsBorne() {
        var scene = scene(3);
        new StressTests().play(scene.battle(), scene.referee());
        assertThat(scene.happened(TestRolled.class)).isFalse();
    }

    @Test
    @Rule("WC-BG-FLEE-01")
    void whoFailsAndTouchesTheEdgeIsGone() {
        var scene = scene(4).dice(3).answers(Flight.OFF);
        new StressTests().play(scene.battle(), scene.referee());
        assertThat(scene.last(BecameDemoralised.class).turn()).isEqualTo(3);
        assertThat(scene.battle().unit("x").status()).isEqualTo(Status.REMOVED);
        assertThat(scene.battle().events()).isEmpty();
    }

    @Test
    @Rule("WC-BG-DEMORAL-03")
    void whoRalliesHasOneStressLessThanMorale() {
        var scene = scene(6).dice(1).answers(UnitStanding.FAR);
        scene.battle().unit("x").setDemoralised(true);
        new Rally("x").play(scene.battle(), scene.referee());
        assertThat(scene.battle().unit("x").stress()).isEqualTo(2);
        assertThat(scene.battle().unit("x").demoralised()).isFalse();
    }
}
