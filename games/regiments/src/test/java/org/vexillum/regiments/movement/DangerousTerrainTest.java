package org.vexillum.regiments.movement;

import static org.assertj.core.api.Assertions.assertThat;
import static org.vexillum.kernel.geometry.Lengths.inches;
import static org.vexillum.regiments.scene.Scene.units;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.vexillum.kernel.Side;
import org.vexillum.kernel.geometry.Area;
import org.vexillum.kernel.geometry.Bounds;
import org.vexillum.regiments.combat.ChooseCasualties;
import org.vexillum.regiments.combat.CombatEvents;
import org.vexillum.regiments.movement.Manoeuvre.Way;
import org.vexillum.regiments.scene.Cards;
import org.vexillum.regiments.scene.Scene;
import org.vexillum.regiments.table.Unit;
import org.vexillum.regiments.terrain.Terrain;
import org.vexillum.regiments.traits.PlainTrait.Tough;
import org.vexillum.regiments.traits.Trait;
import org.vexillum.regiments.traits.UnitTraits.Flying;
import org.vexillum.regiments.traits.UnitTraits.Strider;
import org.vexillum.regiments.traits.WoundTraits.Regeneration;
import org.vexillum.testkit.Rule;

/** A unit at (30, 20) facing north, bases of one square inch. */
class DangerousTerrainTest {
    private Scene scene;
    private Unit unit;

    private void given(Area lava, int models, Trait... traits) {
        scene = Scene.open(new Terrain("lava", lava, false, false, true, false, false));
        unit = scene.put(Side.A, Cards.unit("u", models, traits), 30, 20, 0);
    }

    private void move(Action action, Manoeuvre manoeuvre) {
        new MoveUnit("u", action, manoeuvre).play(scene.battle(), scene.referee());
    }

    private static Manoeuvre ahead(int inches) {
        return Manoeuvre.forward(inches(inches));
    }

    private MoveEvents.DangerRolled rolled() {
        return scene.event(MoveEvents.DangerRolled.class);
    }

    @Test
    @Rule({"AOFR-TERRAIN-05", "AOFR-TERRAIN-06"})
    void toughModelsRollAsManyDiceAndTakeTheWoundsOneAfterAnother() {
        given(Scene.box(20, 22, 40, 23), 3, new Tough(3));
        scene.dice(1, 1, 4, 5, 2, 3, 6, 6, 2).answers(new ChooseCasualties.Order(List.of(2)));
        move(Action.RUSH, ahead(8));
        assertThat(rolled().models()).isEqualTo(3);
        assertThat(rolled().roll().size()).isEqualTo(9);
        assertThat(rolled().wounds()).isEqualTo(2);
        assertThat(unit.living()).isEqualTo(3);
        assertThat(unit.woundsTaken()).isEqualTo(2);
    }

    @Test
    @Rule({"AOFR-TERRAIN-05", "AOFR-TERRAIN-06"})
    void onlyModelsWhoseBasesCrossItRollAndNobodyBlocks() {
        given(Scene.box(30, 22, 40, 23), 5);
        scene.dice(1, 3, 1);
        move(Action.ADVANCE, ahead(5));
        assertThat(rolled().models()).isEqualTo(3);
        assertThat(unit.living()).isEqualTo(3);
        assertThat(scene.all(CombatEvents.Blocked.class)).isEmpty();
        assertThat(scene.exhausted()).isTrue();
    }

    @Test
    @Rule("AOFR-TERRAIN-05")
    void aBaseThatOnlyTouchesItIsNotInIt() {
        given(Scene.box(31, 22, 40, 23), 3);
        scene.dice(2);
        move(Action.ADVANCE, ahead(5));
        assertThat(rolled().models()).isEqualTo(1);
        given(Area.of(new Bounds(units(31.5), inches(22), inches(40), inches(23)).polygon()), 3);
        move(Action.ADVANCE, ahead(5));
        assertThat(scene.all(MoveEvents.DangerRolled.class)).isEmpty();
    }

    @Test
    @Rule("AOFR-TERRAIN-05")
    void theSwingCountsModelByModel() {
        given(Scene.box(29, 21, 31, 22), 5);
        assertThat(
                        EndangeredModels.onTheWay(
                                scene.battle(),
                                unit,
                                ManoeuvrePoses.of(unit, Manoeuvre.pivot(9000))))
                .hasSize(2)
                .allMatch(model -> model == unit.inSlot(0) || model == unit.inSlot(1));
    }

    @Test
    @Rule("AOFR-SR-FLYING-2")
    void flyersCrossItUnharmed() {
        given(Scene.box(20, 22, 40, 30), 3, new Flying());
        move(Action.RUSH, ahead(8));
        assertThat(scene.all(MoveEvents.DangerRolled.class)).isEmpty();
        assertThat(scene.event(MoveEvents.UnitMoved.class).rules().ids())
                .contains("AOFR-SR-FLYING-2");
    }

    @Test
    @Rule("AOFR-SR-FLYING-2")
    void flyersActivatedInItRollAsOthersDo() {
        given(Scene.box(20, 10, 40, 23), 1, new Flying(), new Tough(6));
        assertThat(EndangeredModels.standing(scene.battle(), unit)).containsExactly(0);
        scene.dice(1, 2, 2, 3, 4, 5);
        new DangerousTerrain("u", EndangeredModels.standing(scene.battle(), unit))
                .play(scene.battle(), scene.referee());
        assertThat(unit.woundsLeft(0)).isEqualTo(5);
        assertThat(rolled().rules().ids()).contains("AOFR-SR-FLYING-2", "AOFR-TERRAIN-07");
    }

    @Test
    @Rule("AOFR-SR-FLYING-2")
    void flyersThatTakeOffFromItRollToo() {
        given(Scene.box(20, 19, 30, 23), 3, new Flying());
        scene.dice(2, 2);
        move(Action.RUSH, ahead(8));
        assertThat(rolled().models()).isEqualTo(2);
    }

    @Test
    @Rule("AOFR-SR-STRIDER-1")
    void stridersRollLikeEverybody() {
        given(Scene.box(20, 22, 40, 23), 5, new Strider());
        scene.dice(2, 3, 4, 5, 6);
        move(Action.ADVANCE, ahead(6));
        assertThat(rolled().models()).isEqualTo(5);
        assertThat(rolled().wounds()).isZero();
    }

    @Test
    @Rule("AOFR-TERRAIN-07")
    void theDiceComeAfterTheMove() {
        given(Scene.box(20, 22, 40, 23), 5);
        scene.dice(2, 2, 2, 2, 2);
        move(Action.ADVANCE, ahead(6));
        assertThat(scene.events().get(0)).isInstanceOf(MoveEvents.UnitMoved.class);
        assertThat(scene.events().get(1)).isInstanceOf(MoveEvents.DangerRolled.class);
    }

    @Test
    @Rule("AOFR-TERRAIN-05")
    void nobodyTestsTwiceInAnActivation() {
        given(Scene.box(20, 22, 40, 30), 3);
        scene.dice(2, 2, 2);
        move(Action.ADVANCE, ahead(6));
        new DangerousTerrain("u", EndangeredModels.standing(scene.battle(), unit))
                .play(scene.battle(), scene.referee());
        assertThat(scene.all(MoveEvents.DangerRolled.class)).hasSize(1);
        unit.endActivation();
        scene.dice(2, 2, 2);
        new DangerousTerrain("u", EndangeredModels.standing(scene.battle(), unit))
                .play(scene.battle(), scene.referee());
        assertThat(scene.all(MoveEvents.DangerRolled.class)).hasSize(2);
    }

    @Test
    @Rule({"AOFR-TERRAIN-06", "AOFR-SR-REGEN-1"})
    void regenerationMayBeUsed() {
        given(Scene.box(20, 22, 40, 23), 3, new Regeneration());
        scene.dice(1, 1, 2, 5, 4);
        move(Action.ADVANCE, ahead(6));
        assertThat(scene.event(CombatEvents.WoundsIgnored.class).ignored()).isEqualTo(1);
        assertThat(unit.living()).isEqualTo(2);
    }

    @Test
    @Rule("AOFR-TERRAIN-07")
    void aUnitCanPerish() {
        given(Scene.box(20, 22, 40, 23), 1);
        scene.dice(1);
        move(Action.ADVANCE, ahead(6));
        assertThat(unit.destroyed()).isTrue();
    }

    @Test
    @Rule("AOFR-TERRAIN-05")
    void whoStoodInItAtActivationRollsWhereverHeGoes() {
        given(Scene.box(20, 15, 28, 20), 5);
        scene.dice(3);
        move(Action.ADVANCE, new Manoeuvre(Way.RIGHT, inches(3), 0, 0));
        assertThat(rolled().models()).isEqualTo(1);
    }

    @Test
    @Rule({"AOFR-MOVE-07", "AOFR-TERRAIN-05"})
    void turningIntoItOnTheSpotCountsAsMovingThroughIt() {
        given(Scene.box(29, 21, 31, 22), 5);
        scene.dice(1, 2);
        new PivotUnit("u", 9000, 18000).play(scene.battle(), scene.referee());
        assertThat(rolled().models()).isEqualTo(2);
        assertThat(unit.living()).isEqualTo(4);
    }

    @Test
    @Rule("AOFR-TERRAIN-05")
    void whoTestedBeforeTurningInItDoesNotTestAgain() {
        given(Scene.box(20, 10, 40, 25), 5);
        scene.dice(2, 2, 2, 2, 2);
        new DangerousTerrain("u", EndangeredModels.standing(scene.battle(), unit))
                .play(scene.battle(), scene.referee());
        new PivotUnit("u", 9000, 18000).play(scene.battle(), scene.referee());
        assertThat(scene.all(MoveEvents.DangerRolled.class)).hasSize(1);
    }
}
