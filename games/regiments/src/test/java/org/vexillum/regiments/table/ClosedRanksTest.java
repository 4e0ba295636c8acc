package org.vexillum.regiments.table;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Collections;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.vexillum.kernel.Side;
import org.vexillum.kernel.geometry.Area;
import org.vexillum.kernel.geometry.Bounds;
import org.vexillum.kernel.geometry.Pose;
import org.vexillum.kernel.geometry.Within;
import org.vexillum.regiments.army.UnitCard;
import org.vexillum.regiments.movement.Action;
import org.vexillum.regiments.scene.Cards;
import org.vexillum.regiments.scene.Scene;
import org.vexillum.regiments.sequence.Activation;
import org.vexillum.regiments.shooting.ChooseTargets;
import org.vexillum.testkit.Rule;

/** Blocks on bases of 25 mm that lose models while they stand against something. */
class ClosedRanksTest {
    private static final int ROUNDING = 3;

    /** The place of a random game in which a charger could not step back from such a target. */
    private static final Pose MET = new Pose(119061, 97035, 3814);

    private Scene scene = Scene.open();

    private static UnitCard small(String id, int size) {
        var models = Collections.nCopies(size, Cards.plain());
        return new UnitCard(id, id, id, 100, models, 2500, 2500, false, null);
    }

    private Unit divers(Pose front) {
        return scene.put(Side.B, small("divers", 5), front);
    }

    private Unit stalkers(Pose front) {
        return scene.put(Side.A, small("stalkers", 5), front);
    }

    private static boolean overlap(Unit one, Unit other) {
        return Within.overlaps(one.footprint(), other.footprint());
    }

    private static void reduce(Unit unit, int living) {
        while (unit.living() > living) unit.remove(unit.inSlot(0));
    }

    private static void assertMovedByRounding(Unit unit, Pose from) {
        assertThat(unit.front().facing()).isEqualTo(from.facing());
        assertThat(Within.within(unit.front().place(), from.place(), 2 * ROUNDING)).isTrue();
    }

    @Test
    @Rule("AOFR-FORM-05")
    void nobodyOverlapsWhenABlockInContactHasClosedItsRanks() {
        var target = divers(MET);
        var charger = stalkers(MET.turned(18000));
        scene.put(
                Side.A,
                Cards.of("bows", 5, Cards.model(List.of(), Cards.bow(24))),
                MET.forward(-20000));
        scene.answers(
                        Action.HOLD,
                        0,
                        new ChooseTargets.Aims(List.of(new ChooseTargets.Aim("Bow", "divers"))))
                .dice(6, 1, 1, 1, 1, 1);
        assertThat(overlap(charger, target)).isFalse();
        new Activation("bows").play(scene.battle(), scene.referee());
        assertThat(target.living()).isEqualTo(4);
        assertThat(overlap(charger, target)).isFalse();
        assertMovedByRounding(target, MET);
    }

    @ParameterizedTest
    @ValueSource(ints = {1, 2, 3, 4})
    @Rule("AOFR-FORM-05")
    void whateverTheFacingAndTheLosses(int left) {
        int met = 0;
        for (int facing = 17; facing < 36000; facing += 97) {
            scene = Scene.open();
            var place = new Pose(80000 + facing, 60000 - facing, facing);
            var one = divers(place);
            var other = stalkers(place.turned(18000));
            if (overlap(one, other)) continue;
            reduce(one, left);
            if (overlap(one, other)) met++;
            else place = one.front();
            ClosedRanks.settle(scene.battle(), one);
            assertThat(overlap(one, other)).isFalse();
            assertMovedByRounding(one, place);
        }
        assertThat(met).as("positions in which rounding matters").isPositive();
    }

    @Test
    @Rule("AOFR-PRINCIPLE-01")
    void aModelTakenOffByAgreementLeavesNoOverlapEither() {
        var target = divers(MET);
        var charger = stalkers(MET.turned(18000));
        new Correction(List.of(new Correction.Remove("divers", 4))).apply(scene.battle());
        assertThat(target.living()).isEqualTo(4);
        assertThat(overlap(charger, target)).isFalse();
    }

    @Test
    void aBlockThatTouchesNothingStaysWhereItIs() {
        var unit = divers(MET);
        reduce(unit, 2);
        ClosedRanks.settle(scene.battle(), unit);
        assertThat(unit.front()).isEqualTo(MET);
    }

    @Test
    void aRealOverlapIsNotHidden() {
        var unit = divers(MET);
        stalkers(MET.turned(18000).forward(500));
        reduce(unit, 4);
        ClosedRanks.settle(scene.battle(), unit);
        assertThat(unit.front()).isEqualTo(MET);
    }

    @Test
    void whoIsOffTheTableIsInNobodysWay() {
        var unit = divers(MET);
        stalkers(MET.turned(18000)).setStatus(Status.AMBUSH);
        reduce(unit, 4);
        ClosedRanks.settle(scene.battle(), unit);
        assertThat(unit.front()).isEqualTo(MET);
    }

    @Test
    void theEdgeOfTheTableIsKept() {
        int width = scene.battle().setting().width();
        var unit = divers(new Pose(width + 1, 60000, 9000));
        ClosedRanks.settle(scene.battle(), unit);
        assertThat(unit.front()).isEqualTo(new Pose(width, 60000, 9000));
    }

    @Test
    @Rule("AOFR-TERRAIN-08")
    void impassableTerrainIsKeptFree() {
        var rock = Area.of(new Bounds(60000, 60002, 90000, 90000).polygon());
        scene = Scene.open(Scene.wall(rock));
        var unit = divers(new Pose(75000, 60003, 0));
        ClosedRanks.settle(scene.battle(), unit);
        assertThat(unit.front()).isEqualTo(new Pose(75000, 60002, 0));
        scene = Scene.open(Scene.crops(rock));
        var walker = divers(new Pose(75000, 60003, 0));
        ClosedRanks.settle(scene.battle(), walker);
        assertThat(walker.front()).isEqualTo(new Pose(75000, 60003, 0));
    }
}
