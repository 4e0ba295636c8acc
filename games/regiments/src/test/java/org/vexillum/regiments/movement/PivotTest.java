package org.vexillum.regiments.movement;

import static org.assertj.core.api.Assertions.assertThat;
import static org.vexillum.regiments.scene.Scene.units;

import org.junit.jupiter.api.Test;
import org.vexillum.kernel.Side;
import org.vexillum.kernel.geometry.Angle;
import org.vexillum.kernel.geometry.Pose;
import org.vexillum.kernel.referee.Choices;
import org.vexillum.regiments.scene.Cards;
import org.vexillum.regiments.scene.Scene;
import org.vexillum.regiments.traits.HitTraits.Artillery;
import org.vexillum.testkit.Rule;

class PivotTest {
    private final Scene scene = Scene.open();

    private Choices<Integer> pivots(int most) {
        return new ChoosePivot("u", most).choices(scene.battle());
    }

    @Test
    @Rule("AOFR-MOVE-01")
    void aUnitThatHoldsTurnsUpToHalfACircle() {
        scene.put(Side.A, Cards.unit("u", 5), 30, 20, 0);
        assertThat(pivots(Angle.HALF).refusal(18000)).isNull();
        assertThat(pivots(Angle.HALF).refusal(-18000)).isNull();
        var refusal = pivots(Angle.HALF).refusal(18001);
        assertThat(refusal.key()).isEqualTo("pivots-too-far");
        assertThat(refusal.facts()).containsExactly("180.01", "180");
        assertThat(refusal.rules().ids()).containsExactly("AOFR-MOVE-01");
    }

    @Test
    @Rule("AOFR-SHAKEN-06")
    void anIdleUnitTurnsUpToAQuarter() {
        scene.put(Side.A, Cards.unit("u", 5), 30, 20, 0);
        assertThat(pivots(Angle.QUARTER).refusal(-9000)).isNull();
        assertThat(pivots(Angle.QUARTER).refusal(9001).rules().ids())
                .containsExactly("AOFR-SHAKEN-06");
    }

    @Test
    @Rule("AOFR-SR-ARTILLERY-1")
    void artilleryMayStillTurn() {
        scene.put(Side.A, Cards.unit("u", 1, new Artillery()), 30, 20, 0);
        assertThat(pivots(Angle.HALF).refusal(18000)).isNull();
    }

    @Test
    @Rule("AOFR-MOVE-07")
    void theMiddleOfTheBlockStaysWhereItIs() {
        var unit = scene.put(Side.A, Cards.unit("u", 10), 30, 20, 0);
        new PivotUnit("u", 18000, Angle.HALF).play(scene.battle(), scene.referee());
        assertThat(unit.front()).isEqualTo(new Pose(units(30), units(18), 18000));
        var turned = scene.event(MoveEvents.UnitPivoted.class);
        assertThat(turned.angle()).isEqualTo(18000);
        assertThat(turned.rules().ids()).containsExactly("AOFR-MOVE-01", "AOFR-MOVE-07");
    }

    @Test
    void whoDoesNotTurnLeavesNoTrace() {
        scene.put(Side.A, Cards.unit("u", 10), 30, 20, 0);
        new PivotUnit("u", 0, Angle.HALF).play(scene.battle(), scene.referee());
        assertThat(scene.events()).isEmpty();
    }

    @Test
    void theListFacesEveryEnemyAndMarker() {
        scene.put(Side.A, Cards.unit("u", 1), 30, 20.5, 0);
        scene.put(Side.B, Cards.unit("e", 1), 39.5, 20, 270);
        scene.marker(30, 10, null);
        assertThat(pivots(Angle.HALF).list()).contains(0, 9000, 18000);
        assertThat(pivots(Angle.QUARTER).list()).contains(9000).doesNotContain(18000);
    }

    @Test
    void aUnitWithoutAPlaceOnlyStays() {
        scene.put(Side.A, Cards.unit("u", 5), 30, 20, 0).place(null);
        assertThat(pivots(Angle.HALF).only()).isEqualTo(0);
        assertThat(new ChooseMove("u", Action.RUSH).choices(scene.battle()).only())
                .isEqualTo(Manoeuvre.STAY);
    }
}
