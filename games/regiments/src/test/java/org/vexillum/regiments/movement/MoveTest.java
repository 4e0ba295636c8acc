package org.vexillum.regiments.movement;

import static org.assertj.core.api.Assertions.assertThat;
import static org.vexillum.kernel.geometry.Lengths.inches;
import static org.vexillum.regiments.scene.Scene.units;

import org.junit.jupiter.api.Nested;
import org.junit.jupiter.api.Test;
import org.vexillum.kernel.Refusal;
import org.vexillum.kernel.Side;
import org.vexillum.kernel.geometry.Pose;
import org.vexillum.regiments.movement.Manoeuvre.Way;
import org.vexillum.regiments.scene.Cards;
import org.vexillum.regiments.scene.Scene;
import org.vexillum.regiments.table.Unit;
import org.vexillum.regiments.terrain.Terrain;
import org.vexillum.regiments.traits.HitTraits.Artillery;
import org.vexillum.regiments.traits.Trait;
import org.vexillum.regiments.traits.UnitTraits.Flying;
import org.vexillum.regiments.traits.UnitTraits.Immobile;
import org.vexillum.testkit.Rule;

/** A unit at (30, 20) facing north, bases of one square inch. */
class MoveTest {
    private Scene scene = Scene.open();

    private Unit mover(int models, Trait... traits) {
        return scene.put(Side.A, Cards.unit("mover", models, traits), 30, 20, 0);
    }

    private void other(Side side, int models, double x, double y, int degrees) {
        scene.put(side, Cards.unit("other", models), x, y, degrees);
    }

    private Refusal refusal(Action action, Manoeuvre manoeuvre) {
        return new ChooseMove("mover", action).choices(scene.battle()).refusal(manoeuvre);
    }

    private void legal(Action action, Manoeuvre manoeuvre) {
        assertThat(refusal(action, manoeuvre)).isNull();
    }

    private void refused(Action action, Manoeuvre manoeuvre, String rule, String key) {
        var refusal = refusal(action, manoeuvre);
        assertThat(refusal).isNotNull();
        assertThat(refusal.key()).isEqualTo(key);
        assertThat(refusal.rules().ids()).contains(rule);
    }

    private static Manoeuvre move(Way way, double before, int degrees, double after) {
        return new Manoeuvre(way, units(before), degrees * 100, units(after));
    }

    private static Manoeuvre ahead(double inches) {
        return Manoeuvre.forward(units(inches));
    }

    private static Manoeuvre ahead(double inches, int more) {
        return Manoeuvre.forward(units(inches) + more);
    }

    @Nested
    class Lengths {
        @Test
        @Rule("AOFR-ACTION-03")
        void anAdvanceGoesUpToSixInches() {
            mover(5);
            legal(Action.ADVANCE, ahead(6));
            refused(Action.ADVANCE, ahead(6, 1), "AOFR-ACTION-03", "too-far");
        }

        @Test
        @Rule("AOFR-ACTION-04")
        void aRushGoesUpToTwelveInches() {
            mover(5);
            legal(Action.RUSH, ahead(12));
            refused(Action.RUSH, ahead(12, 1), "AOFR-ACTION-04", "too-far");
        }

        @Test
        @Rule("AOFR-MOVE-03")
        void bothStraightPiecesCountAndLessIsAllowed() {
            mover(1);
            legal(Action.RUSH, move(Way.FORWARD, 4, 45, 8));
            refused(Action.RUSH, move(Way.FORWARD, 4, 45, 8.01), "AOFR-ACTION-04", "too-far");
            legal(Action.RUSH, ahead(0.5));
            legal(Action.RUSH, Manoeuvre.STAY);
        }

        @Test
        @Rule("AOFR-MOVE-03")
        void nobodyMovesBackwardByANegativeLength() {
            mover(1);
            refused(
                    Action.ADVANCE,
                    move(Way.FORWARD, -1, 0, 2),
                    "AOFR-MOVE-03",
                    "negative-distance");
        }

        @Test
        void lengthsBeyondAllMeasureAreRefusedToo() {
            mover(1);
            var endless = new Manoeuvre(Way.FORWARD, Integer.MAX_VALUE, 0, Integer.MAX_VALUE);
            refused(Action.RUSH, endless, "AOFR-ACTION-04", "too-far");
            var whirl = new Manoeuvre(Way.FORWARD, 0, Integer.MIN_VALUE, 0);
            refused(Action.RUSH, whirl, "AOFR-MOVE-02", "pivots-too-far");
        }

        @Test
        @Rule({"AOFR-SR-IMMOBILE-1", "AOFR-MOVE-10"})
        void oneImmobileModelStopsAll() {
            var plain = Cards.plain();
            var rooted = Cards.model(java.util.List.of(new Immobile()), Cards.SWORD);
            scene.put(Side.A, Cards.unit("mover", plain, plain, rooted), 30, 20, 0);
            refused(Action.ADVANCE, ahead(1), "AOFR-SR-IMMOBILE-1", "holds-only");
        }

        @Test
        @Rule("AOFR-SR-ARTILLERY-1")
        void artilleryDoesNotMove() {
            mover(1, new Artillery());
            refused(Action.RUSH, ahead(1), "AOFR-SR-ARTILLERY-1", "holds-only");
        }
    }

    @Nested
    class Directions {
        @Test
        @Rule("AOFR-MOVE-03")
        void movementFollowsTheFacingBeforeAndAfterThePivot() {
            var unit = mover(1);
            assertThat(move(Way.FORWARD, 2, 90, 3).end(unit))
                    .isEqualTo(new Pose(units(33.5), units(21.5), 9000));
            assertThat(move(Way.FORWARD, 2, -90, 3).end(unit))
                    .isEqualTo(new Pose(units(26.5), units(21.5), 27000));
        }

        @Test
        @Rule("AOFR-MOVE-02")
        void onePivotOfUpToNinetyDegreesAtAnyPoint() {
            mover(1);
            legal(Action.RUSH, move(Way.FORWARD, 0, 90, 12));
            legal(Action.RUSH, move(Way.FORWARD, 6, -90, 6));
            legal(Action.RUSH, move(Way.FORWARD, 12, 90, 0));
            var more = new Manoeuvre(Way.FORWARD, 0, 9001, 0);
            refused(Action.RUSH, more, "AOFR-MOVE-02", "pivots-too-far");
            refused(Action.ADVANCE, more, "AOFR-MOVE-02", "pivots-too-far");
        }

        @Test
        @Rule("AOFR-MOVE-04")
        void anAdvanceMayGoSidewaysOrBackUpToHalf() {
            var unit = mover(5);
            legal(Action.ADVANCE, move(Way.LEFT, 3, 0, 0));
            legal(Action.ADVANCE, move(Way.RIGHT, 3, 0, 0));
            legal(Action.ADVANCE, move(Way.BACKWARD, 3, 0, 0));
            assertThat(move(Way.LEFT, 3, 0, 0).end(unit))
                    .isEqualTo(new Pose(units(27), units(20), 0));
            assertThat(move(Way.BACKWARD, 3, 0, 0).end(unit))
                    .isEqualTo(new Pose(units(30), units(17), 0));
            refused(Action.ADVANCE, move(Way.LEFT, 3.01, 0, 0), "AOFR-MOVE-04", "too-far-aside");
            refused(
                    Action.ADVANCE,
                    move(Way.BACKWARD, 3.01, 0, 0),
                    "AOFR-MOVE-04",
                    "too-far-aside");
        }

        @Test
        @Rule("AOFR-MOVE-04")
        void aSideStepMayStillPivotOnce() {
            var unit = mover(1);
            legal(Action.ADVANCE, move(Way.RIGHT, 1, 90, 2));
            assertThat(move(Way.RIGHT, 1, 90, 2).end(unit))
                    .isEqualTo(new Pose(units(31.5), units(17.5), 9000));
        }

        @Test
        @Rule("AOFR-MOVE-04")
        void aRushOnlyGoesForward() {
            mover(5);
            for (var way : new Way[] {Way.LEFT, Way.RIGHT, Way.BACKWARD})
                refused(Action.RUSH, move(way, 1, 0, 0), "AOFR-MOVE-04", "only-forward");
        }
    }

    @Nested
    class OtherUnits {
        @Test
        @Rule("AOFR-MOVE-05")
        void aGapOfExactlyAnInchIsLegal() {
            mover(5);
            other(Side.B, 5, 30, 25, 180);
            legal(Action.ADVANCE, ahead(4));
            refused(Action.ADVANCE, ahead(4, 1), "AOFR-MOVE-05", "too-close");
        }

        @Test
        @Rule("AOFR-MOVE-05")
        void theInchIsKeptFromFriendsToo() {
            mover(5);
            other(Side.A, 5, 30, 26, 0);
            legal(Action.ADVANCE, ahead(4));
            refused(Action.ADVANCE, ahead(4, 1), "AOFR-MOVE-05", "too-close");
        }

        @Test
        @Rule("AOFR-MOVE-05")
        void theInchIsKeptAtEveryPointOfTheWay() {
            mover(1);
            other(Side.B, 1, 31.9, 24, 0);
            refused(Action.RUSH, ahead(10), "AOFR-MOVE-05", "too-close");
            scene.unit("other").place(new Pose(units(32), units(24), 0));
            legal(Action.RUSH, ahead(10));
        }

        @Test
        @Rule("AOFR-MOVE-05")
        void whoBeginsCloserMayMoveIfHeGetsNoCloser() {
            mover(5);
            other(Side.B, 5, 30, 20.5, 180);
            legal(Action.ADVANCE, move(Way.BACKWARD, 2, 0, 0));
            legal(Action.ADVANCE, move(Way.LEFT, 3, 0, 0));
            refused(Action.ADVANCE, ahead(0, 1), "AOFR-MOVE-05", "too-close");
        }

        @Test
        @Rule("AOFR-MOVE-06")
        void nobodyMovesThroughOthers() {
            mover(1);
            other(Side.B, 1, 30, 24, 0);
            refused(Action.RUSH, ahead(10), "AOFR-MOVE-06", "through-unit");
            scene = Scene.open();
            mover(1);
            other(Side.A, 1, 30, 24, 0);
            refused(Action.RUSH, ahead(10), "AOFR-MOVE-06", "through-unit");
        }

        @Test
        @Rule("AOFR-CASUALTY-03")
        void theDestroyedAreInNobodysWay() {
            mover(1);
            other(Side.B, 1, 30, 24, 0);
            scene.unit("other").destroy();
            legal(Action.RUSH, ahead(10));
        }

        @Test
        @Rule("AOFR-MISSION-09")
        void markersAreInNobodysWay() {
            mover(5);
            scene.marker(30, 24, null);
            legal(Action.ADVANCE, ahead(4));
            legal(Action.RUSH, ahead(10));
        }
    }

    @Nested
    class Swings {
        @Test
        @Rule("AOFR-MOVE-07")
        void theBlockTurnsAboutItsMiddleAndThatCostsNothing() {
            var unit = mover(10);
            assertThat(Manoeuvre.pivot(9000).end(unit))
                    .isEqualTo(new Pose(units(31), units(19), 9000));
            legal(Action.ADVANCE, move(Way.FORWARD, 6, 90, 0));
        }

        @Test
        @Rule("AOFR-MOVE-07")
        void theSwingMayComeCloseButNotHit() {
            mover(5);
            other(Side.B, 1, 30, 22.2, 180);
            legal(Action.ADVANCE, Manoeuvre.STAY);
            var turnRound = new ChoosePivot("mover", 18000).choices(scene.battle());
            assertThat(turnRound.refusal(18000)).isNull();
            scene.unit("other").place(new Pose(units(30), units(21.9), 18000));
            var again = new ChoosePivot("mover", 18000).choices(scene.battle());
            assertThat(again.refusal(18000).key()).isEqualTo("swing-hits-unit");
        }

        @Test
        @Rule("AOFR-MOVE-07")
        void theEndOfASwingKeepsTheInch() {
            mover(5);
            other(Side.B, 1, 30, 22.5, 180);
            refused(Action.ADVANCE, Manoeuvre.pivot(9000), "AOFR-MOVE-05", "too-close");
            scene.unit("other").place(new Pose(units(30), units(23), 18000));
            legal(Action.ADVANCE, Manoeuvre.pivot(9000));
        }

        @Test
        @Rule("AOFR-MOVE-07")
        void aSwingHitsNoImpassableTerrain() {
            scene = Scene.open(Scene.wall(Scene.box(29, 21, 31, 22)));
            mover(5);
            refused(Action.ADVANCE, Manoeuvre.pivot(9000), "AOFR-MOVE-07", "swing-hits-terrain");
            legal(Action.ADVANCE, Manoeuvre.pivot(1000));
        }

        @Test
        @Rule({"AOFR-MOVE-07", "AOFR-FIELD-04"})
        void aSwingStaysOnTheTable() {
            scene.put(Side.A, Cards.unit("mover", 5), 30, 47.5, 0);
            var turnRound = new ChoosePivot("mover", 18000).choices(scene.battle());
            assertThat(turnRound.refusal(18000).key()).isEqualTo("swing-leaves-table");
            assertThat(turnRound.refusal(18000).rules().ids()).contains("AOFR-FIELD-04");
            scene.unit("mover").place(new Pose(units(30), units(45.94), 0));
            var inside = new ChoosePivot("mover", 18000).choices(scene.battle());
            assertThat(inside.refusal(18000)).isNull();
        }
    }

    @Nested
    class Grounds {
        @Test
        @Rule("AOFR-FIELD-04")
        void unitsStayWhollyOnTheTable() {
            scene.put(Side.A, Cards.unit("mover", 5), 30, 44, 0);
            legal(Action.ADVANCE, ahead(4));
            refused(Action.ADVANCE, ahead(4, 1), "AOFR-FIELD-04", "leaves-table");
        }

        @Test
        @Rule("AOFR-FIELD-04")
        void noCornerLeavesTheTableOnTheWay() {
            scene.put(Side.A, Cards.unit("mover", 5), 2.5, 20, 0);
            legal(Action.ADVANCE, ahead(6));
            refused(Action.ADVANCE, move(Way.LEFT, 0.1, 0, 0), "AOFR-FIELD-04", "leaves-table");
        }

        @Test
        @Rule("AOFR-TERRAIN-08")
        void nobodyEntersImpassableTerrain() {
            scene = Scene.open(Scene.wall(Scene.box(29, 24, 31, 25)));
            mover(5);
            legal(Action.ADVANCE, ahead(4));
            refused(Action.ADVANCE, ahead(4, 1), "AOFR-TERRAIN-08", "impassable");
            refused(Action.RUSH, ahead(12), "AOFR-TERRAIN-08", "impassable");
        }
    }

    @Nested
    class Flyers {
        @Test
        @Rule("AOFR-SR-FLYING-1")
        void passOverUnitsAndTerrain() {
            var wall = Scene.wall(Scene.box(28, 26, 32, 27));
            scene = Scene.open(wall);
            mover(1, new Flying());
            other(Side.B, 5, 30, 23, 180);
            legal(Action.RUSH, ahead(9));
            legal(Action.RUSH, move(Way.FORWARD, 4, 45, 8));
        }

        @Test
        @Rule("AOFR-SR-FLYING-1")
        void mayNotLandOnUnitsOrCloseToThem() {
            mover(1, new Flying());
            other(Side.B, 1, 30, 26, 0);
            refused(Action.RUSH, ahead(6), "AOFR-SR-FLYING-1", "lands-on-unit");
            refused(Action.RUSH, ahead(7), "AOFR-MOVE-05", "too-close");
            legal(Action.RUSH, ahead(8));
        }

        @Test
        @Rule("AOFR-SR-FLYING-1")
        void mayNotLandInImpassableTerrain() {
            scene = Scene.open(Scene.wall(Scene.box(28, 24, 32, 25)));
            mover(1, new Flying());
            refused(Action.RUSH, ahead(5), "AOFR-SR-FLYING-1", "lands-in-terrain");
            legal(Action.RUSH, ahead(6));
            legal(Action.RUSH, ahead(4));
        }

        @Test
        @Rule({"AOFR-SR-FLYING-1", "AOFR-MOVE-10"})
        void flyOnlyIfAllOfThemDo() {
            var wings = Cards.model(java.util.List.of(new Flying()), Cards.SWORD);
            scene.put(Side.A, Cards.unit("mover", wings, wings, Cards.plain()), 30, 20, 0);
            other(Side.B, 1, 30, 24, 0);
            refused(Action.RUSH, ahead(10), "AOFR-MOVE-06", "through-unit");
        }

        @Test
        @Rule("AOFR-FIELD-04")
        void stayOnTheTableToo() {
            scene.put(Side.A, Cards.unit("mover", 1, new Flying()), 30, 47, 0);
            refused(Action.RUSH, move(Way.FORWARD, 2, 90, 2), "AOFR-FIELD-04", "leaves-table");
        }
    }

    @Nested
    class Events {
        @Test
        @Rule("AOFR-MOVE-02")
        void tellFromWhereToWhereAndWhy() {
            scene =
                    Scene.open(
                            new Terrain(
                                    "marsh",
                                    Scene.box(0, 0, 1, 1),
                                    false,
                                    true,
                                    false,
                                    false,
                                    false));
            var unit = mover(1);
            new MoveUnit("mover", Action.ADVANCE, move(Way.FORWARD, 2, 90, 3))
                    .play(scene.battle(), scene.referee());
            var moved = scene.event(MoveEvents.UnitMoved.class);
            assertThat(moved.from()).isEqualTo(new Pose(units(30), units(20), 0));
            assertThat(moved.to()).isEqualTo(unit.front());
            assertThat(moved.distance()).isEqualTo(inches(5));
            assertThat(moved.allowed().value()).isEqualTo(inches(6));
            assertThat(moved.rules().ids())
                    .containsExactly(
                            "AOFR-ACTION-03", "AOFR-MOVE-03", "AOFR-MOVE-02", "AOFR-MOVE-07");
        }
    }
}
