package org.vexillum.regiments.movement;

import static org.assertj.core.api.Assertions.assertThat;
import static org.vexillum.kernel.geometry.Lengths.inches;
import static org.vexillum.regiments.scene.Scene.units;

import org.junit.jupiter.api.Nested;
import org.junit.jupiter.api.Test;
import org.vexillum.kernel.Refusal;
import org.vexillum.kernel.Side;
import org.vexillum.kernel.geometry.Angle;
import org.vexillum.kernel.geometry.Pose;
import org.vexillum.regiments.combat.ChargedSide;
import org.vexillum.regiments.movement.ChooseCharge.Charge;
import org.vexillum.regiments.movement.Manoeuvre.Way;
import org.vexillum.regiments.scene.Cards;
import org.vexillum.regiments.scene.Scene;
import org.vexillum.regiments.table.Unit;
import org.vexillum.regiments.traits.Trait;
import org.vexillum.regiments.traits.UnitTraits.Fast;
import org.vexillum.regiments.traits.UnitTraits.Flying;
import org.vexillum.regiments.traits.UnitTraits.Immobile;
import org.vexillum.testkit.Rule;

/** A charger at (30, 20) facing north, bases of one square inch. */
class ChargeTest {
    private Scene scene = Scene.open();
    private Unit charger;
    private Unit target;

    private void charger(int models, Trait... traits) {
        charger = scene.put(Side.A, Cards.unit("charger", models, traits), 30, 20, 0);
    }

    private void target(int models, double x, double y, int degrees) {
        target = scene.put(Side.B, Cards.unit("target", models), x, y, degrees);
    }

    private void nudge(Unit unit, int dx, int dy) {
        unit.place(unit.front().moved(dx, dy));
    }

    private ChargePath found() {
        return ChargeOptions.find(scene.battle(), charger, target);
    }

    private Refusal refusal() {
        return ChargeOptions.refusal(scene.battle(), charger, target);
    }

    private Refusal refusal(Manoeuvre path) {
        return ChargeOptions.refusal(scene.battle(), charger, target, path);
    }

    @Nested
    class Reach {
        @Test
        @Rule("AOFR-MOVE-08")
        void exactlyTheChargeDistanceIsEnough() {
            charger(5);
            target(5, 30, 32, 180);
            assertThat(found()).isNotNull();
            nudge(target, 0, 1);
            assertThat(found()).isNull();
            assertThat(refusal().key()).isEqualTo("charge-out-of-reach");
            assertThat(refusal().facts()).containsExactly("12.0004", "12");
        }

        @Test
        @Rule({"AOFR-MOVE-08", "AOFR-SR-FAST-1"})
        void theDistanceIsTheUnitsOwn() {
            charger(5, new Fast());
            target(5, 30, 36, 180);
            assertThat(found()).isNotNull();
            nudge(target, 0, 1);
            assertThat(refusal().key()).isEqualTo("charge-out-of-reach");
        }

        @Test
        @Rule("AOFR-MOVE-08")
        void emptySlotsOfARearRowAreNotMeasured() {
            charger(5);
            target(7, 35, 34, 0);
            assertThat(refusal().key()).isEqualTo("charge-out-of-reach");
            nudge(target, 0, -inches(1));
            assertThat(refusal()).isNull();
        }

        @Test
        @Rule("AOFR-MOVE-09")
        void withThePivotAtTheStartOnlyTheNearestDistanceCounts() {
            charger(10);
            target(1, 44.5, 19.5, 0);
            assertThat(new Charger(scene.battle(), charger).nearest(target)).isEqualTo(units(11.5));
            var charge = found();
            assertThat(charge).isNotNull();
            assertThat(charge.path().before()).isZero();
            assertThat(charge.path().after()).isGreaterThan(inches(12));
            assertThat(refusal(new Manoeuvre(Way.FORWARD, 1, Angle.QUARTER, 0)).key())
                    .isEqualTo("charge-path-too-long");
        }

        @Test
        @Rule("AOFR-MOVE-09")
        void laterPivotsCountBothPieces() {
            charger(1);
            target(1, 34.5, 24, 270);
            assertThat(refusal(new Manoeuvre(Way.FORWARD, inches(4), Angle.QUARTER, 0))).isNull();
            nudge(target, inches(4), 0);
            var path = new Manoeuvre(Way.FORWARD, inches(4), Angle.QUARTER, 0);
            assertThat(ChargeOptions.along(scene.battle(), charger, target, path).path().after())
                    .isEqualTo(inches(8));
            nudge(target, 1, 0);
            assertThat(refusal(path).key()).isEqualTo("charge-path-too-long");
        }

        @Test
        @Rule({"AOFR-MOVE-09", "AOFR-SHOOT-09"})
        void aUnitStillInContactMayChargeAgain() {
            charger(5);
            target(5, 30, 20, 180);
            assertThat(found().path().distance()).isZero();
            assertThat(found().contact()).isEqualTo(charger.front());
        }

        @Test
        @Rule("AOFR-MOVE-08")
        void noLineOfSightIsNeeded() {
            scene = Scene.open(Scene.wall(Scene.box(29, 22, 31, 23)));
            charger(1, new Flying());
            target(1, 30, 26, 180);
            assertThat(found()).isNotNull();
        }
    }

    @Nested
    class Ways {
        @Test
        @Rule("AOFR-MOVE-02")
        void aChargePivotsNoFartherThanAQuarter() {
            charger(1);
            target(1, 30, 14, 0);
            assertThat(found()).isNull();
            assertThat(refusal().rules().ids()).contains("AOFR-MOVE-09");
            var back = new Manoeuvre(Way.FORWARD, 0, 9001, 0);
            assertThat(refusal(back).key()).isEqualTo("charge-pivots-too-far");
        }

        @Test
        @Rule("AOFR-MOVE-04")
        void aChargeNeverGoesSideways() {
            charger(1);
            target(1, 36, 20, 0);
            assertThat(refusal(new Manoeuvre(Way.RIGHT, 0, 0, inches(5))).key())
                    .isEqualTo("charge-only-forward");
        }

        @Test
        @Rule({"AOFR-MOVE-09", "AOFR-MOVE-06"})
        void anotherUnitBarsTheWay() {
            charger(1);
            target(1, 30, 26, 180);
            scene.put(Side.A, Cards.unit("friend", 20), 30, 24, 0);
            assertThat(found()).isNull();
            assertThat(refusal(Manoeuvre.STAY).key()).isEqualTo("charge-way-blocked");
            assertThat(refusal(Manoeuvre.STAY).facts()).containsExactly("friend");
        }

        @Test
        @Rule({"AOFR-MOVE-09", "AOFR-MOVE-05"})
        void passingWithinAnInchIsFine() {
            charger(1);
            target(1, 30, 26, 180);
            scene.put(Side.A, Cards.unit("friend", 1), 31, 24, 0);
            assertThat(refusal(Manoeuvre.STAY)).isNull();
            nudge(scene.unit("friend"), -1, 0);
            assertThat(refusal(Manoeuvre.STAY).key()).isEqualTo("charge-way-blocked");
        }

        @Test
        @Rule("AOFR-SR-FLYING-1")
        void flyersChargeOverOthers() {
            charger(1, new Flying());
            target(1, 30, 26, 180);
            scene.put(Side.A, Cards.unit("friend", 20), 30, 24, 0);
            assertThat(found()).isNotNull();
        }

        @Test
        @Rule({"AOFR-MOVE-09", "AOFR-FIELD-04"})
        void theWayStaysOnTheTable() {
            scene = Scene.on(72, 48);
            charger = scene.put(Side.A, Cards.unit("charger", 20), 2.5, 44, 90);
            target(1, 8, 47, 180);
            var path = new Manoeuvre(Way.FORWARD, 0, -4500, 0);
            assertThat(refusal(path).key()).isEqualTo("charge-leaves-table");
        }

        @Test
        @Rule("AOFR-ACTION-05")
        void onlyEnemiesOnTheTableAreCharged() {
            charger(1);
            target(1, 30, 26, 180);
            scene.put(Side.A, Cards.unit("friend", 1), 20, 20, 0);
            assertThat(ChargeOptions.refusal(scene.battle(), charger, scene.unit("friend")).key())
                    .isEqualTo("charge-at-friend");
            target.destroy();
            assertThat(refusal().key()).isEqualTo("target-not-on-table");
            var choices = new ChooseCharge("charger").choices(scene.battle());
            assertThat(choices.refusal(Charge.at("nobody")).key()).isEqualTo("no-such-target");
        }

        @Test
        @Rule({"AOFR-SR-IMMOBILE-1", "AOFR-ACTION-01"})
        void immobileUnitsDoNotCharge() {
            charger(1, new Immobile());
            target(1, 30, 26, 180);
            assertThat(ChargeOptions.targets(scene.battle(), charger)).isEmpty();
            assertThat(refusal().key()).isEqualTo("holds-only");
        }
    }

    /** A target at (30, 30) facing north; the charger's front decides the side. */
    @Nested
    class Sides {
        private ChargedSide from(double x, double y, int degrees) {
            scene = Scene.open();
            charger = scene.put(Side.A, Cards.unit("charger", 1), x, y, degrees);
            target(5, 30, 30, 0);
            var charge = found();
            return charge == null ? null : charge.side();
        }

        @Test
        @Rule({"AOFR-FACING-01", "AOFR-FACING-03"})
        void frontFlankAndRear() {
            assertThat(from(30, 35, 180)).isEqualTo(ChargedSide.FRONT);
            assertThat(from(38, 29.5, 270)).isEqualTo(ChargedSide.FLANK);
            assertThat(from(22, 29.5, 90)).isEqualTo(ChargedSide.FLANK);
            assertThat(from(30, 24, 0)).isEqualTo(ChargedSide.REAR);
        }

        @Test
        @Rule("AOFR-FACING-01")
        void onTheDiagonalItIsFrontRatherThanFlank() {
            assertThat(from(35.5, 33, 225)).isEqualTo(ChargedSide.FRONT);
            charger.place(charger.front().moved(1, 0));
            assertThat(TargetSide.of(charger, target).charged()).isEqualTo(ChargedSide.FLANK);
        }

        @Test
        @Rule("AOFR-FACING-01")
        void onTheDiagonalItIsFlankRatherThanRear() {
            assertThat(from(35.5, 26, 315)).isEqualTo(ChargedSide.FLANK);
            charger.place(charger.front().moved(-1, 0));
            assertThat(TargetSide.of(charger, target).charged()).isEqualTo(ChargedSide.REAR);
        }

        @Test
        @Rule("AOFR-FACING-03")
        void theFrontBeforeAnyPivotCounts() {
            assertThat(from(30, 35, 90)).isEqualTo(ChargedSide.FRONT);
            assertThat(from(36, 32, 0)).isNull();
        }

        @Test
        @Rule("AOFR-FACING-03")
        void aSideThatCannotBeReachedMakesTheChargeIllegal() {
            from(30, 36, 180);
            scene.put(Side.A, Cards.unit("friend", 20), 30, 35.2, 0);
            var aroundIt = new Manoeuvre(Way.FORWARD, 0, 0, 0);
            assertThat(refusal(aroundIt).key()).isEqualTo("charge-way-blocked");
            assertThat(found()).isNull();
        }

        @Test
        @Rule("AOFR-FACING-03")
        void aWayThatMeetsAnotherSideIsRefused() {
            scene = Scene.open();
            charger = scene.put(Side.A, Cards.unit("charger", 1), 24, 33.6, 180);
            target = scene.put(Side.B, Cards.unit("target", 20), 30, 30, 0);
            assertThat(TargetSide.of(charger, target).charged()).isEqualTo(ChargedSide.FRONT);
            var flank = new Manoeuvre(Way.FORWARD, inches(6), -9000, 0);
            assertThat(refusal(flank).key()).isEqualTo("side-out-of-reach");
            assertThat(refusal(flank).rules().ids()).containsExactly("AOFR-FACING-03");
            assertThat(found()).isNotNull();
        }
    }

    @Nested
    class Answers {
        @Test
        void theEnginesPathOrOnesOwn() {
            charger(1);
            target(1, 30, 26, 180);
            var choices = new ChooseCharge("charger").choices(scene.battle());
            assertThat(choices.list()).containsExactly(Charge.at("target"));
            assertThat(choices.refusal(new Charge("target", Manoeuvre.forward(inches(7)))).key())
                    .isEqualTo("charge-turns-late");
            assertThat(choices.refusal(new Charge("target", Manoeuvre.forward(inches(2)))))
                    .isNull();
        }

        @Test
        void theMoveTellsItsWay() {
            charger(5);
            target(5, 30, 26, 180);
            var side =
                    new ChargeMove("charger", "target", null).play(scene.battle(), scene.referee());
            assertThat(side).isEqualTo(ChargedSide.FRONT);
            var charged = scene.event(MoveEvents.UnitCharged.class);
            assertThat(charged.from()).isEqualTo(new Pose(units(30), units(20), 0));
            assertThat(charged.to()).isEqualTo(charger.front());
            assertThat(charged.nearest()).isEqualTo(inches(6));
            assertThat(charged.contact()).isEqualTo(inches(5));
            assertThat(charged.rules().ids())
                    .contains("AOFR-ACTION-05", "AOFR-MOVE-08", "AOFR-FACING-03", "AOFR-MELEE-01");
        }
    }
}
