package org.vexillum.regiments.movement;

import static org.assertj.core.api.Assertions.assertThat;
import static org.vexillum.kernel.geometry.Lengths.inches;
import static org.vexillum.regiments.scene.Scene.units;

import org.junit.jupiter.api.Test;
import org.vexillum.kernel.Side;
import org.vexillum.kernel.geometry.Area;
import org.vexillum.kernel.geometry.Bounds;
import org.vexillum.kernel.geometry.Pose;
import org.vexillum.kernel.geometry.Within;
import org.vexillum.regiments.combat.ChargedSide;
import org.vexillum.regiments.movement.Manoeuvre.Way;
import org.vexillum.regiments.scene.Cards;
import org.vexillum.regiments.scene.Scene;
import org.vexillum.regiments.table.Unit;
import org.vexillum.regiments.terrain.Terrain;
import org.vexillum.regiments.traits.Trait;
import org.vexillum.regiments.traits.UnitTraits.Flying;
import org.vexillum.testkit.Rule;

/** The target's front is centred at (30, 30), facing south; bases of one square inch. */
class ContactTest {
    private Scene scene = Scene.open();
    private Unit charger;
    private Unit target;

    private void target(int models) {
        target = scene.put(Side.B, Cards.unit("target", models), 30, 30, 180);
    }

    private void charger(int models, double x, double y, int degrees, Trait... traits) {
        charger = scene.put(Side.A, Cards.unit("charger", models, traits), x, y, degrees);
    }

    private ChargedSide charge(Manoeuvre path) {
        return new ChargeMove("charger", "target", path).play(scene.battle(), scene.referee());
    }

    private MoveEvents.UnitCharged charged() {
        return scene.event(MoveEvents.UnitCharged.class);
    }

    private static Terrain wall(double west, double south, double east, double north) {
        var bounds = new Bounds(units(west), units(south), units(east), units(north));
        return Scene.wall(Area.of(bounds.polygon()));
    }

    private static Pose pose(double x, double y, int degrees) {
        return new Pose(units(x), units(y), degrees * 100);
    }

    @Test
    @Rule("AOFR-MELEE-01")
    void theBlockIsSlidToTouchAsMuchAsItCan() {
        target(5);
        charger(5, 32, 24, 0);
        charge(Manoeuvre.STAY);
        assertThat(charger.front()).isEqualTo(pose(30, 30, 0));
        assertThat(charged().contact()).isEqualTo(inches(5));
    }

    @Test
    @Rule("AOFR-MELEE-01")
    void ofEqualPlacesItTakesTheNearest() {
        target(5);
        charger(1, 34, 24, 0);
        charge(new Manoeuvre(Way.FORWARD, inches(3), -4500, 0));
        assertThat(charger.front().facing()).isZero();
        assertThat(charger.front().y()).isEqualTo(units(30));
        assertThat(charger.front().x()).isLessThanOrEqualTo(units(32)).isGreaterThan(units(29));
        scene = Scene.open();
        target(5);
        charger(1, 31, 24, 0);
        charge(Manoeuvre.STAY);
        assertThat(charger.front()).isEqualTo(pose(31, 30, 0));
        scene = Scene.open();
        target(5);
        charger(1, 32.3, 24, 0);
        charge(Manoeuvre.STAY);
        assertThat(charger.front()).isEqualTo(pose(32, 30, 0));
        scene = Scene.open();
        target(1);
        charger(5, 32.3, 24, 0);
        charge(Manoeuvre.STAY);
        assertThat(charger.front()).isEqualTo(pose(32, 30, 0));
        assertThat(charged().contact()).isEqualTo(inches(1));
    }

    @Test
    @Rule("AOFR-MELEE-01")
    void itIsTurnedFlushWithTheChargedSide() {
        target(10);
        charger(5, 20, 31, 60);
        assertThat(charge(null)).isEqualTo(ChargedSide.FLANK);
        assertThat(charger.front().facing()).isEqualTo(9000);
        assertThat(charger.front().x()).isEqualTo(units(27.5));
        assertThat(charger.front().y()).isBetween(units(29.5), units(32.5));
        assertThat(charged().contact()).isEqualTo(inches(2));
    }

    @Test
    @Rule("AOFR-MELEE-01")
    void theRearIsChargedFromBehind() {
        target(10);
        charger(5, 30, 38, 180);
        assertThat(charge(null)).isEqualTo(ChargedSide.REAR);
        assertThat(charger.front()).isEqualTo(pose(30, 32, 180));
    }

    @Test
    @Rule("AOFR-MELEE-01")
    void somethingInTheWayLeavesLessContact() {
        scene = Scene.open(wall(30, 26, 34, 29.5));
        target(5);
        charger(5, 26, 24, 0);
        charge(Manoeuvre.STAY);
        assertThat(charger.front()).isEqualTo(new Pose(units(27.5) - 2, units(30), 0));
        assertThat(charged().contact()).isEqualTo(units(2.5) - 2);
    }

    @Test
    @Rule("AOFR-MELEE-01")
    void whereNothingFlushIsFreeItStaysWhereItMetTheTarget() {
        scene = Scene.open(wall(20, 29, 28.5, 29.9), wall(31.5, 29, 40, 29.9));
        target(5);
        charger(5, 28.9, 25.4, 45);
        charge(Manoeuvre.STAY);
        assertThat(charger.front().facing()).isEqualTo(4500);
        assertThat(charged().contact()).isZero();
        assertThat(Within.within(Footprint.of(charger), Footprint.of(target), 2)).isTrue();
    }

    @Test
    @Rule({"AOFR-MELEE-01", "AOFR-SR-FLYING-1"})
    void aFlyerThatFindsNoRoomStopsAsCloseAsItCan() {
        target(5);
        scene.put(Side.B, Cards.unit("screen", 5), 30, 28.5, 180);
        charger(10, 30, 22, 0, new Flying());
        charge(Manoeuvre.STAY);
        assertThat(charged().contact()).isZero();
        assertThat(charger.front().facing()).isZero();
        assertThat(charger.front().y()).isBetween(units(28.3), units(28.5));
    }

    @Test
    @Rule("AOFR-MELEE-02")
    void theDefenderKeepsItsPlaceAndFacing() {
        target(10);
        var before = target.front();
        charger(5, 20, 31, 90);
        charge(null);
        assertThat(target.front()).isEqualTo(before);
        assertThat(charged().rules().ids()).contains("AOFR-MELEE-02");
    }

    @Test
    @Rule("AOFR-MELEE-11")
    void othersStandingCloseTakeNoPart() {
        target(5);
        scene.put(Side.B, Cards.unit("beside", 5), 36.2, 30, 180);
        charger(5, 30, 24, 0);
        charge(null);
        assertThat(charged().target()).isEqualTo("target");
        assertThat(charged().rules().ids()).doesNotContain("AOFR-MELEE-11");
        scene = Scene.open();
        target(5);
        scene.put(Side.B, Cards.unit("beside", 5), 35.2, 29.5, 180);
        charger(5, 30, 24, 0);
        charge(null);
        assertThat(charged().rules().ids()).contains("AOFR-MELEE-11");
    }

    @Test
    @Rule({"AOFR-TERRAIN-05", "AOFR-MELEE-08"})
    void dangerousTerrainIsTestedAfterTheChargeMove() {
        scene =
                Scene.open(
                        new Terrain(
                                "lava",
                                Scene.box(29, 26, 40, 27),
                                false,
                                false,
                                true,
                                false,
                                false));
        target(5);
        charger(5, 30, 24, 0);
        scene.dice(2, 2, 2, 1);
        charge(Manoeuvre.STAY);
        assertThat(scene.events().get(0)).isInstanceOf(MoveEvents.UnitCharged.class);
        assertThat(scene.event(MoveEvents.DangerRolled.class).models()).isEqualTo(4);
        assertThat(charger.living()).isEqualTo(4);
    }

    @Test
    void clearanceIsNeverMoreThanTwoUnits() {
        for (int degrees = 0; degrees < 360; degrees += 7) {
            scene = Scene.open();
            target = scene.put(Side.B, Cards.unit("target", 10), 36, 24, degrees);
            charger(5, 36, 34, 180);
            if (ChargeOptions.find(scene.battle(), charger, target) == null) continue;
            charge(null);
            assertThat(Within.overlaps(Footprint.of(charger), Footprint.of(target))).isFalse();
            assertThat(Within.within(Footprint.of(charger), Footprint.of(target), 2)).isTrue();
            assertThat(charged().contact()).isGreaterThan(inches(2) - 3);
        }
    }
}
