package org.vexillum.regiments.movement;

import static org.assertj.core.api.Assertions.assertThat;
import static org.vexillum.kernel.geometry.Lengths.inches;
import static org.vexillum.regiments.scene.Scene.units;

import org.junit.jupiter.api.Test;
import org.vexillum.kernel.Refusal;
import org.vexillum.kernel.Side;
import org.vexillum.kernel.geometry.Pose;
import org.vexillum.regiments.movement.ChooseConsolidation.Answer;
import org.vexillum.regiments.movement.ChooseConsolidation.Pivot;
import org.vexillum.regiments.movement.ChooseConsolidation.Shift;
import org.vexillum.regiments.movement.ChooseConsolidation.Stay;
import org.vexillum.regiments.scene.Cards;
import org.vexillum.regiments.scene.Scene;
import org.vexillum.regiments.table.Unit;
import org.vexillum.regiments.terrain.Terrain;
import org.vexillum.regiments.traits.HitTraits.Artillery;
import org.vexillum.regiments.traits.Trait;
import org.vexillum.regiments.traits.UnitTraits.Immobile;
import org.vexillum.regiments.traits.UnitTraits.Musician;
import org.vexillum.testkit.Rule;

/** A survivor at (30, 20) facing north. */
class ConsolidationTest {
    private Scene scene = Scene.open();
    private Unit unit;

    private void survivor(Trait... traits) {
        unit = scene.put(Side.A, Cards.unit("u", 5, traits), 30, 20, 0);
    }

    private Refusal refusal(Answer answer) {
        return new ChooseConsolidation("u").choices(scene.battle()).refusal(answer);
    }

    private void play(Answer answer) {
        scene.answers(answer);
        new Consolidate("u").play(scene.battle(), scene.referee());
    }

    @Test
    @Rule("AOFR-MELEE-09")
    void itMovesUpToThreeInchesInAnyDirectionAndKeepsItsFacing() {
        survivor();
        play(new Shift(-inches(3), 0));
        assertThat(unit.front()).isEqualTo(new Pose(units(27), units(20), 0));
        var shifted = scene.event(MoveEvents.Shifted.class);
        assertThat(shifted.distance()).isEqualTo(inches(3));
        assertThat(shifted.rules().ids()).containsExactly("AOFR-MELEE-09");
    }

    @Test
    @Rule("AOFR-MELEE-09")
    void threeInchesAreTheLimitSlantwiseToo() {
        survivor();
        assertThat(refusal(new Shift(0, inches(3)))).isNull();
        assertThat(refusal(new Shift(0, inches(3) + 1)).key()).isEqualTo("shifts-too-far");
        assertThat(refusal(new Shift(4572, 6096))).isNull();
        assertThat(refusal(new Shift(4573, 6096)).key()).isEqualTo("shifts-too-far");
        assertThat(refusal(new Shift(Integer.MAX_VALUE, 0)).key()).isEqualTo("shifts-too-far");
    }

    @Test
    @Rule("AOFR-MELEE-09")
    void orItPivotsUpToHalfACircle() {
        survivor();
        assertThat(refusal(new Pivot(18001)).key()).isEqualTo("pivots-too-far");
        play(new Pivot(18000));
        assertThat(unit.front()).isEqualTo(new Pose(units(30), units(19), 18000));
        assertThat(scene.event(MoveEvents.UnitPivoted.class).rules().ids())
                .containsExactly("AOFR-MELEE-09", "AOFR-MOVE-07");
    }

    @Test
    @Rule("AOFR-MELEE-09")
    void orItStays() {
        survivor();
        play(new Stay());
        assertThat(unit.front()).isEqualTo(new Pose(units(30), units(20), 0));
        assertThat(scene.event(MoveEvents.Stood.class).rules().ids())
                .containsExactly("AOFR-MELEE-09");
    }

    @Test
    @Rule({"AOFR-MELEE-09", "AOFR-MOVE-05"})
    void itKeepsTheInch() {
        survivor();
        scene.put(Side.B, Cards.unit("other", 5), 30, 23, 180);
        assertThat(refusal(new Shift(0, inches(2)))).isNull();
        assertThat(refusal(new Shift(0, inches(2) + 1)).key()).isEqualTo("too-close");
        assertThat(refusal(new Shift(0, inches(3))).key()).isEqualTo("too-close");
    }

    @Test
    @Rule({"AOFR-MELEE-09", "AOFR-FIELD-04"})
    void itStaysOnTheTable() {
        survivor();
        unit.place(new Pose(units(30), units(47), 0));
        assertThat(refusal(new Shift(0, inches(1)))).isNull();
        assertThat(refusal(new Shift(0, inches(1) + 1)).key()).isEqualTo("leaves-table");
    }

    @Test
    @Rule({"AOFR-MELEE-09", "AOFR-SR-IMMOBILE-1"})
    void immobileUnitsOnlyPivot() {
        survivor(new Immobile());
        assertThat(refusal(new Shift(0, 1)).key()).isEqualTo("only-pivots");
        assertThat(refusal(new Pivot(18000))).isNull();
        scene = Scene.open();
        survivor(new Artillery());
        assertThat(refusal(new Shift(0, 1)).key()).isEqualTo("only-pivots");
        assertThat(refusal(new Pivot(18000))).isNull();
    }

    @Test
    @Rule("AOFR-CMD-MUSICIAN")
    void theMusicianDoesNotHelpHere() {
        survivor(new Musician());
        assertThat(refusal(new Shift(0, inches(3) + 1)).key()).isEqualTo("shifts-too-far");
    }

    @Test
    @Rule("AOFR-MELEE-09")
    void aShakenWinnerMayDoIt() {
        survivor();
        unit.setShaken(true);
        assertThat(refusal(new Shift(0, inches(3)))).isNull();
    }

    @Test
    @Rule({"AOFR-MELEE-09", "AOFR-TERRAIN-05"})
    void aShiftThroughDangerousTerrainIsTested() {
        scene =
                Scene.open(
                        new Terrain(
                                "lava",
                                Scene.box(31, 21, 40, 22),
                                false,
                                false,
                                true,
                                false,
                                false));
        survivor();
        scene.dice(2, 2);
        play(new Shift(0, inches(3)));
        assertThat(scene.event(MoveEvents.DangerRolled.class).models()).isEqualTo(2);
    }

    @Test
    void theListHasStayingPivotsAndShifts() {
        survivor();
        scene.put(Side.B, Cards.unit("e", 5), 30, 40, 180);
        assertThat(new ChooseConsolidation("u").choices(scene.battle()).list())
                .contains(new Stay(), new Pivot(0), new Pivot(18000))
                .contains(new Shift(0, inches(3)), new Shift(0, -inches(3)));
    }
}
