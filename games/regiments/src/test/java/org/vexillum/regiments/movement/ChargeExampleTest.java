package org.vexillum.regiments.movement;

import static org.assertj.core.api.Assertions.assertThat;
import static org.vexillum.kernel.geometry.Lengths.INCH;
import static org.vexillum.kernel.geometry.Lengths.inches;
import static org.vexillum.regiments.scene.Scene.units;

import org.junit.jupiter.api.Test;
import org.vexillum.kernel.Side;
import org.vexillum.kernel.geometry.Angle;
import org.vexillum.kernel.geometry.Area;
import org.vexillum.kernel.geometry.Bounds;
import org.vexillum.kernel.geometry.Pose;
import org.vexillum.regiments.combat.ChargedSide;
import org.vexillum.regiments.movement.Manoeuvre.Way;
import org.vexillum.regiments.scene.Cards;
import org.vexillum.regiments.scene.Scene;
import org.vexillum.regiments.table.Unit;
import org.vexillum.testkit.Rule;

/** Single models on square inches, X facing north, T facing south, and a wall between them. */
class ChargeExampleTest {
    private static final int X = 30;
    private static final int Y = 20;

    private Scene scene;
    private Unit charger;
    private Unit target;

    private void given(double targetX, double targetY, double wallTop) {
        var wall =
                Area.of(
                        new Bounds(inches(X + 1), inches(Y - 3), inches(X + 2), units(Y + wallTop))
                                .polygon());
        scene = Scene.open(Scene.wall(wall));
        charger = scene.put(Side.A, Cards.unit("X", 1), X, Y + 0.5, 0);
        target = scene.put(Side.B, Cards.unit("T", 1), X + targetX, Y + targetY - 0.5, 180);
    }

    private static Manoeuvre rightTurnAfter(int inches) {
        return new Manoeuvre(Way.FORWARD, inches(inches), Angle.QUARTER, 0);
    }

    @Test
    @Rule({"AOFR-MOVE-09", "AOFR-FACING-03"})
    void aChargeRoundTheWallReachesTheFlank() {
        given(6, 6, 3);
        var charge = ChargeOptions.along(scene.battle(), charger, target, rightTurnAfter(6));
        assertThat(charge).isNotNull();
        assertThat(charge.path())
                .isEqualTo(new Manoeuvre(Way.FORWARD, inches(6), Angle.QUARTER, inches(5)));
        assertThat(charge.side()).isEqualTo(ChargedSide.FLANK);
        assertThat(charge.contact()).isEqualTo(new Pose(units(X + 5.5), inches(Y + 6), Angle.EAST));
        assertThat(new Charger(scene.battle(), charger).nearest(target))
                .isBetween((int) (7.07 * INCH), (int) (7.08 * INCH));
    }

    @Test
    void theEngineFindsAWayOfItsOwn() {
        given(6, 6, 3);
        var charge = ChargeOptions.find(scene.battle(), charger, target);
        assertThat(charge).isNotNull();
        assertThat(charge.side()).isEqualTo(ChargedSide.FLANK);
        assertThat(ChargeOptions.refusal(scene.battle(), charger, target, charge.path())).isNull();
        assertThat(ChargeOptions.targets(scene.battle(), charger)).containsExactly("T");
    }

    @Test
    @Rule("AOFR-MOVE-09")
    void aLongWallCannotBeGotRound() {
        given(6, 6, 9);
        assertThat(ChargeOptions.find(scene.battle(), charger, target)).isNull();
        assertThat(ChargeOptions.targets(scene.battle(), charger)).isEmpty();
        var refusal = ChargeOptions.refusal(scene.battle(), charger, target);
        assertThat(refusal).isNotNull();
        assertThat(refusal.rules().ids()).contains("AOFR-MOVE-09");
    }

    @Test
    @Rule({"AOFR-MOVE-08", "AOFR-MOVE-09"})
    void aTargetInReachIsRefusedIfTheWayRoundIsTooLong() {
        given(6, 9, 7.9);
        assertThat(ChargeOptions.find(scene.battle(), charger, target)).isNull();
        var refusal = ChargeOptions.refusal(scene.battle(), charger, target, rightTurnAfter(9));
        assertThat(refusal).isNotNull();
        assertThat(refusal.key()).isEqualTo("charge-path-too-long");
        assertThat(refusal.facts()).containsExactly("14", "12");
        assertThat(refusal.rules().ids()).contains("AOFR-MOVE-09");
        assertThat(ChargeOptions.refusal(scene.battle(), charger, target).rules().ids())
                .contains("AOFR-MOVE-09");
    }
}
