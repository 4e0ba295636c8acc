package org.vexillum.regiments.mission;

import static org.assertj.core.api.Assertions.assertThat;
import static org.vexillum.kernel.geometry.Lengths.inches;

import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.vexillum.kernel.Side;
import org.vexillum.kernel.dice.RandomSource;
import org.vexillum.kernel.geometry.Angle;
import org.vexillum.kernel.geometry.Pose;
import org.vexillum.regiments.movement.Footprint;
import org.vexillum.regiments.scene.Cards;
import org.vexillum.regiments.scene.Scene;
import org.vexillum.regiments.table.Status;
import org.vexillum.regiments.table.Unit;
import org.vexillum.regiments.terrain.Terrain;

/** What is proposed to bots: a unit of ten, 5 inches wide and 2 deep. */
class PlacementProposalsTest {
    private static Unit ten(Scene scene) {
        return scene.waiting(Side.A, Status.UNDEPLOYED, Cards.unit("a", 10));
    }

    private static Pose front(double x, double y, int facing) {
        return new Pose(Scene.units(x), Scene.units(y), facing);
    }

    private static List<Pose> expected(double foremost, double hindmost, int facing) {
        var fronts = new ArrayList<Pose>();
        for (double x = 2.5; x <= 69.5; x += 4) {
            fronts.add(front(x, foremost, facing));
            fronts.add(front(x, hindmost, facing));
        }
        return fronts;
    }

    @Test
    void unitsAreOfferedTheFrontAndTheBackOfTheirZone() {
        var scene = Scene.open();
        var unit = ten(scene);
        scene.battle().setSouthern(Side.A);
        assertThat(new PlacementProposals(PlacementArea.zone(scene.battle(), Side.A)).telling(unit))
                .isEqualTo(expected(12, 2, Angle.NORTH));
        scene.battle().setSouthern(Side.B);
        assertThat(new PlacementProposals(PlacementArea.zone(scene.battle(), Side.A)).telling(unit))
                .isEqualTo(expected(36, 46, Angle.SOUTH));
    }

    @Test
    void scoutsAreOfferedMarkersToo() {
        var scene = Scene.open().marker(30, 20, null).marker(40, 30, null);
        var unit = ten(scene);
        scene.battle().setSouthern(Side.A);
        assertThat(
                        new PlacementProposals(PlacementArea.scouting(scene.battle(), Side.A))
                                .telling(unit))
                .contains(front(30, 21, Angle.NORTH), front(2.5, 24, Angle.NORTH))
                .doesNotContain(front(40, 31, Angle.NORTH));
    }

    @Test
    void ambushersAreOfferedPlacesAllOverTheTableFacingTheNearestEnemy() {
        var scene = Scene.open().marker(60, 24, null);
        var unit = ten(scene);
        scene.battle().setSouthern(Side.A);
        scene.put(Side.B, Cards.unit("west", 1), 15, 15.5, 0);
        scene.put(Side.B, Cards.unit("north", 1), 45, 45.5, 0);
        scene.put(Side.A, Cards.unit("friend", 1), 58, 10, 0);
        var places =
                new PlacementProposals(PlacementArea.ambush(scene.battle(), Side.A)).telling(unit);
        assertThat(places)
                .contains(
                        front(28, 15, Angle.WEST).moved(inches(-2), 0),
                        front(45, 28, Angle.NORTH),
                        front(15, 40, Angle.SOUTH).moved(0, inches(-2)))
                .hasSizeBetween(60, 97);
        assertThat(places.getLast().place())
                .as("over the marker, turned to the enemy in the north-west")
                .isNotEqualTo(front(60, 25, 0).place());
        assertThat(Angle.difference(Angle.NORTH, places.getLast().facing())).isBetween(-9000, -1);
    }

    @Test
    void withoutEnemiesAmbushersFaceAhead() {
        var scene = Scene.open();
        var unit = ten(scene);
        scene.battle().setSouthern(Side.B);
        assertThat(
                        new PlacementProposals(PlacementArea.ambush(scene.battle(), Side.A))
                                .telling(unit))
                .hasSize(96)
                .allMatch(front -> front.facing() == Angle.SOUTH);
    }

    @Test
    void guessesFillTheGroundAndMostlyFaceAhead() {
        var scene = Scene.open();
        var unit = ten(scene);
        scene.battle().setSouthern(Side.A);
        var ground = PlacementArea.zone(scene.battle(), Side.A);
        var places = new PlacementProposals(ground);
        var lot = new RandomSource(4);
        int ahead = 0;
        int west = Integer.MAX_VALUE;
        int east = 0;
        for (int i = 0; i < 2000; i++) {
            var front = places.random(unit, lot);
            var shape = Footprint.at(unit, front);
            if (front.facing() != Angle.NORTH) continue;
            ahead++;
            west = Math.min(west, shape.minX());
            east = Math.max(east, shape.maxX());
            assertThat(ground.takes(unit, front)).as("%s", front).isTrue();
        }
        assertThat(ahead).isBetween(1400, 1600);
        assertThat(west).isLessThan(inches(1));
        assertThat(east).isGreaterThan(inches(71));
    }

    @Test
    void guessesInOtherDirectionsOftenFitToo() {
        var scene = Scene.open();
        var unit = ten(scene);
        scene.battle().setSouthern(Side.A);
        var ground = PlacementArea.zone(scene.battle(), Side.A);
        var places = new PlacementProposals(ground);
        var lot = new RandomSource(4);
        int turned = 0;
        int legal = 0;
        for (int i = 0; i < 4000; i++) {
            var front = places.random(unit, lot);
            if (front.facing() == Angle.NORTH) continue;
            turned++;
            if (ground.takes(unit, front)) legal++;
        }
        assertThat(2 * legal).isGreaterThan(turned).isLessThan(2 * turned);
    }

    private static Pose first(Terrain... walls) {
        var scene = Scene.open(walls);
        var unit = ten(scene);
        scene.battle().setSouthern(Side.A);
        var ground = PlacementArea.zone(scene.battle(), Side.A);
        var front = new PlacementProposals(ground).first(unit);
        if (front == null) throw new AssertionError("nothing found");
        assertThat(ground.takes(unit, front)).isTrue();
        return front;
    }

    @Test
    void aGapJustWideEnoughIsFoundAtEitherEnd() {
        assertThat(first(Scene.wall(Scene.box(5, 0, 72, 12)))).isEqualTo(front(2.5, 2, 0));
        assertThat(first(Scene.wall(Scene.box(0, 0, 67, 12)))).isEqualTo(front(69.5, 2, 0));
        assertThat(first(Scene.wall(Scene.box(0, 0, 72, 10)))).isEqualTo(front(2.5, 12, 0));
    }

    @Test
    void aGapForAUnitTurnedByAQuarterIsFound() {
        var turned = first(Scene.wall(Scene.box(2, 0, 72, 12)));
        assertThat(turned).isEqualTo(front(2, 2.5, Angle.EAST));
        assertThat(first(Scene.wall(Scene.box(0, 0, 70, 12)), Scene.wall(Scene.box(70, 0, 72, 7))))
                .isEqualTo(front(72, 9.5, Angle.EAST));
    }

    @Test
    void noGapIsFoundWhereThereIsNone() {
        var scene = Scene.open(Scene.wall(Scene.box(1, 0, 72, 12)));
        var unit = ten(scene);
        scene.battle().setSouthern(Side.A);
        assertThat(new PlacementProposals(PlacementArea.zone(scene.battle(), Side.A)).first(unit))
                .isNull();
    }

    /** A row of posts leaves no guess legal, and one gap at the far end. */
    @Test
    void whereGuessesFailTheFirstGapOfTheGridIsTaken() {
        var scene = Scene.open(Scene.wall(Scene.box(0, 0, 67, 12)));
        scene.battle().setSouthern(Side.A);
        ten(scene);
        var choices = new Deploy(Side.A).choices(scene.battle());
        for (int seed = 0; seed < 20; seed++)
            assertThat(choices.any(new RandomSource(seed)).front()).isEqualTo(front(69.5, 2, 0));
    }
}
