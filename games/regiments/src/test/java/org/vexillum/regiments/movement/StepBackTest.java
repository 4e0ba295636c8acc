package org.vexillum.regiments.movement;

import static org.assertj.core.api.Assertions.assertThat;
import static org.vexillum.kernel.geometry.Lengths.INCH;
import static org.vexillum.regiments.scene.Scene.units;

import java.util.Collections;
import org.junit.jupiter.api.Test;
import org.vexillum.kernel.Side;
import org.vexillum.kernel.geometry.Pose;
import org.vexillum.kernel.geometry.ShapeDistance;
import org.vexillum.kernel.geometry.Within;
import org.vexillum.regiments.army.UnitCard;
import org.vexillum.regiments.scene.Cards;
import org.vexillum.regiments.scene.Scene;
import org.vexillum.regiments.table.Unit;
import org.vexillum.regiments.terrain.Terrain;
import org.vexillum.testkit.Rule;

/** A charger at (30, 20) facing north, in contact with a target in front of it. */
class StepBackTest {
    private Scene scene = Scene.open();
    private Unit charger;
    private Unit target;

    private void given() {
        charger = scene.put(Side.A, Cards.unit("charger", 5), 30, 20, 0);
        target = scene.put(Side.B, Cards.unit("target", 5), 30, 20, 180);
    }

    private MoveEvents.SteppedBack step() {
        new StepBack("charger", "target").play(scene.battle(), scene.referee());
        return scene.all(MoveEvents.SteppedBack.class).getLast();
    }

    @Test
    @Rule("AOFR-MELEE-10")
    void theChargerGoesBackUntilItIsAnInchAway() {
        given();
        var stepped = step();
        assertThat(charger.front()).isEqualTo(new Pose(units(30), units(19), 0));
        assertThat(stepped.distance()).isEqualTo(INCH);
        assertThat(stepped.shortened()).isFalse();
        assertThat(stepped.rules().ids()).containsExactly("AOFR-MELEE-10");
    }

    @Test
    @Rule("AOFR-MELEE-10")
    void casualtiesMayHaveMadePartOfTheGap() {
        given();
        target.place(new Pose(units(30), units(20.6), 18000));
        assertThat(step().distance()).isEqualTo(units(0.4));
        assertThat(ShapeDistance.atMost(Footprint.of(charger), Footprint.of(target)))
                .isEqualTo(INCH);
        assertThat(step().distance()).isZero();
    }

    /** Seen in a random game: fewer models round to corners that stand in the target. */
    @Test
    @Rule("AOFR-MELEE-10")
    void aBlockThatShrankAgainstItsTargetGoesBackAllTheSame() {
        charger = scene.put(Side.A, small("charger", 5), new Pose(156545, 74385, 34860));
        target = scene.put(Side.B, small("target", 5), new Pose(156545, 74385, 16860));
        charger.stand(new int[] {0, 1});
        assertThat(Within.overlaps(Footprint.of(charger), Footprint.of(target))).isTrue();
        assertThat(step().shortened()).isFalse();
        assertThat(ShapeDistance.atLeast(Footprint.of(charger), Footprint.of(target)))
                .isBetween(INCH - 1, INCH);
    }

    private static UnitCard small(String id, int size) {
        var models = Collections.nCopies(size, Cards.plain());
        return new UnitCard(id, id, id, 100, models, 2500, 2500, false, null);
    }

    @Test
    @Rule("AOFR-MELEE-10")
    void evenAShakenUnitDoes() {
        given();
        charger.setShaken(true);
        assertThat(step().distance()).isEqualTo(INCH);
    }

    @Test
    @Rule({"AOFR-MELEE-10", "AOFR-MOVE-05"})
    void theStepIsShortenedByUnitsBehind() {
        given();
        scene.put(Side.A, Cards.unit("behind", 5), 30, 17.5, 0);
        var stepped = step();
        assertThat(stepped.distance()).isEqualTo(units(0.5));
        assertThat(stepped.shortened()).isTrue();
        assertThat(stepped.rules().ids()).containsExactly("AOFR-MELEE-10", "AOFR-MOVE-05");
    }

    @Test
    @Rule("AOFR-MELEE-10")
    void theStepMayBeImpossible() {
        given();
        scene.put(Side.A, Cards.unit("behind", 5), 30, 18.2, 0);
        assertThat(step().distance()).isZero();
        assertThat(charger.front()).isEqualTo(new Pose(units(30), units(20), 0));
    }

    @Test
    @Rule({"AOFR-MELEE-10", "AOFR-FIELD-04"})
    void theTableEdgeShortensIt() {
        given();
        charger.place(new Pose(units(30), units(1.25), 0));
        target.place(new Pose(units(30), units(1.25), 18000));
        var stepped = step();
        assertThat(stepped.distance()).isEqualTo(units(0.25));
        assertThat(stepped.rules().ids()).contains("AOFR-FIELD-04");
    }

    @Test
    @Rule("AOFR-MELEE-10")
    void impassableTerrainShortensIt() {
        scene = Scene.open(Scene.wall(Scene.box(25, 15, 35, 18)));
        given();
        charger.place(new Pose(units(30), units(19.3), 0));
        target.place(new Pose(units(30), units(19.3), 18000));
        assertThat(step().distance()).isEqualTo(units(0.3));
    }

    @Test
    @Rule("AOFR-MELEE-10")
    void terrainHasNoEffectOnIt() {
        scene =
                Scene.open(
                        new Terrain(
                                "bog", Scene.box(25, 15, 35, 25), false, true, true, false, false));
        given();
        assertThat(step().distance()).isEqualTo(INCH);
        assertThat(scene.all(MoveEvents.DangerRolled.class)).isEmpty();
    }

    @Test
    void aTurnedChargerEndsExactlyAnInchAway() {
        for (int degrees = 3; degrees < 360; degrees += 11) {
            scene = Scene.open();
            given();
            charger.place(new Pose(units(30), units(20), degrees * 100));
            target.place(new Pose(units(30), units(20), degrees * 100 + 18000).forward(-2));
            step();
            assertThat(Within.closerThan(Footprint.of(charger), Footprint.of(target), INCH))
                    .isFalse();
            assertThat(Within.within(Footprint.of(charger), Footprint.of(target), INCH + 2))
                    .isTrue();
        }
    }

    @Test
    void withoutPlacesTheInchIsTakenForGranted() {
        given();
        charger.place(null);
        target.place(null);
        var stepped = step();
        assertThat(stepped.distance()).isEqualTo(INCH);
        assertThat(stepped.from()).isNull();
    }
}
