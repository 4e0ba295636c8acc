package org.vexillum.firstblood.movement;

import static org.assertj.core.api.Assertions.assertThat;
import static org.vexillum.firstblood.edition.Edition.FIRST;
import static org.vexillum.firstblood.edition.Edition.SECOND;
import static org.vexillum.firstblood.movement.Muster.assertRefused;
import static org.vexillum.firstblood.movement.Muster.friends;
import static org.vexillum.firstblood.movement.Muster.go;
import static org.vexillum.firstblood.movement.Muster.inches;
import static org.vexillum.firstblood.movement.Muster.ours;
import static org.vexillum.firstblood.movement.Muster.piece;
import static org.vexillum.firstblood.movement.Muster.theirs;

import org.junit.jupiter.api.Nested;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.vexillum.firstblood.Field;
import org.vexillum.firstblood.Levy;
import org.vexillum.firstblood.army.Role;
import org.vexillum.firstblood.edition.Edition;
import org.vexillum.firstblood.table.Battle;
import org.vexillum.firstblood.table.Options.HalfMarchRounding;
import org.vexillum.firstblood.table.Regiment;
import org.vexillum.firstblood.terrain.Terrain.Kind;
import org.vexillum.kernel.Nullable;
import org.vexillum.kernel.Refusal;
import org.vexillum.kernel.Side;
import org.vexillum.kernel.dice.RandomSource;
import org.vexillum.kernel.geometry.Point;
import org.vexillum.testkit.Rule;

class MarchTest {
    private static Field field(Edition edition) {
        return Field.of(edition);
    }

    private static @Nullable Refusal refusal(Battle battle, ModelMove... moves) {
        return new ChooseMarch("ours", 1).choices(battle).refusal(ModelMoves.of(moves));
    }

    private static Battle alone(Edition edition) {
        return field(edition).with(ours(edition, 1).build(), "10,10").battle();
    }

    @ParameterizedTest
    @ValueSource(ints = {1, 2})
    @Rule("FB-MARCH-02")
    void aModelGoesUpToItsMarchInAnyDirection(int edition) {
        var battle = alone(Edition.numbered(edition));
        assertThat(refusal(battle, go(0, "15,10"))).isNull();
        assertThat(refusal(battle, go(0, "7,6"))).isNull();
        assertThat(refusal(battle, go(0, "10,10.5"))).isNull();
        assertRefused(refusal(battle, go(0, "15.01,10")), "FB-MARCH-02", "too-far");
    }

    @Test
    @Rule("FB-RET-03")
    void theSlowestOfCharacterAndRetinueLimitsThemAll() {
        var suite =
                Levy.of(FIRST, "ours")
                        .profile(8, 0, 3, 1, 3, 4, 2, 0)
                        .model(Role.CHARACTER)
                        .profile(4, 0, 3, 1, 1, 3, 2, 0)
                        .model(Role.RETINUE)
                        .build();
        var battle = field(FIRST).with(suite, "10,10", "10,11.5").battle();
        assertThat(refusal(battle, go(0, "14,10"))).isNull();
        assertRefused(refusal(battle, go(0, "14.01,10")), "FB-MARCH-02", "too-far");
    }

    @Test
    @Rule("FB-MARCH-02")
    void nobodyNeedsToMove() {
        assertThat(refusal(alone(FIRST))).isNull();
    }

    @Test
    @Rule("FB-MARCH-02")
    void theLengthOfAWayWithCornersCounts() {
        var battle = alone(FIRST);
        assertThat(refusal(battle, go(0, "12,10", "12,13"))).isNull();
        assertRefused(refusal(battle, go(0, "12,10", "12,13.1")), "FB-MARCH-02", "too-far");
    }

    @Test
    @Rule("FB-MARCH-02")
    void goingRoundSomethingCostsTheDetour() {
        var battle =
                field(FIRST)
                        .with(ours(FIRST, 1).build(), "10,10")
                        .with(friends(FIRST, 1), "12.5,10")
                        .battle();
        assertThat(refusal(battle, go(0, "14,10"))).isNull();
        assertRefused(refusal(battle, go(0, "15,10")), "FB-MARCH-02", "too-far");
    }

    @Test
    @Rule("FB-MARCH-02")
    void noModelLeavesTheBattlefield() {
        var battle = field(FIRST).with(ours(FIRST, 1).build(), "1,10").battle();
        assertRefused(refusal(battle, go(0, "0.49,10")), "FB-MARCH-02", "off-the-table");
        assertThat(refusal(battle, go(0, "0.5,10"))).isNull();
    }

    @ParameterizedTest
    @ValueSource(ints = {1, 2})
    @Rule("FB-MARCH-01")
    void anEngagedRegimentMayNotMarch(int number) {
        var edition = Edition.numbered(number);
        var ours = ours(edition, 2).build();
        var battle =
                field(edition)
                        .with(ours, "10,10", "11,10")
                        .with(theirs(edition, 1), "10,11.9")
                        .battle();
        assertRefused(MarchAction.refusal(battle, ours), "FB-MARCH-01", "engaged");
        battle.regiment("theirs").place(0, Field.at("10,12.1"));
        assertThat(MarchAction.refusal(battle, ours)).isNull();
    }

    @Test
    @Rule("FB-PROF-03")
    void aPrintedMarchOfNoughtDoesNotMarch() {
        var ours = ours(FIRST, 0).profile(0, 1, 1, 1, 1, 3, 2, 0).models(1).build();
        var battle = field(FIRST).with(ours, "10,10").battle();
        assertRefused(MarchAction.refusal(battle, ours), "FB-PROF-03", "cannot-march");
    }

    @Test
    @Rule("FB-MARCH-03")
    void theLowestMarchCountsForAll() {
        var ours =
                Levy.of(FIRST, "ours")
                        .profile(7, 1, 1, 1, 1, 3, 2, 0)
                        .model(Role.LEADER)
                        .profile(4, 1, 1, 1, 1, 3, 2, 0)
                        .model(Role.TROOPER)
                        .build();
        var battle = field(FIRST).with(ours, "10,10", "12,10").battle();
        assertThat(MoveLength.march(battle, ours, 1).value()).isEqualTo(inches("4"));
        assertRefused(refusal(battle, go(0, "10,14.1")), "FB-MARCH-02", "too-far");
        ours.remove(1);
        assertThat(MoveLength.march(battle, ours, 1).value()).isEqualTo(inches("7"));
    }

    @Test
    @Rule("FB-MARCH-03")
    void aSlowLeaderIsNamedAsTheReason() {
        var ours =
                Levy.of(FIRST, "ours")
                        .profile(4, 1, 1, 1, 1, 3, 2, 0)
                        .model(Role.LEADER)
                        .profile(7, 1, 1, 1, 1, 3, 2, 0)
                        .model(Role.TROOPER)
                        .build();
        var allowed = MoveLength.lowest(ours);
        assertThat(allowed.value()).isEqualTo(inches("4"));
        assertThat(allowed.rules().ids()).contains("FB-MARCH-03");
    }

    @Nested
    class CommandRangeBinds {
        private final Battle battle =
                field(FIRST).with(ours(FIRST, 3).build(), "10,10", "11,10", "15,10").battle();

        @Test
        @Rule("FB-MARCH-04")
        void aLeaderMayNotGoWhereAModelWouldBeOutOfCommand() {
            assertRefused(refusal(battle, go(0, "6,10")), "FB-CMD-01", "out-of-command");
            assertThat(refusal(battle, go(0, "9.1,10"))).isNull();
        }

        @Test
        @Rule("FB-MARCH-04")
        void allModelsAreJudgedTogetherAtTheEnd() {
            assertThat(refusal(battle, go(0, "6,10"), go(1, "7,10"), go(2, "11,10"))).isNull();
        }

        @Test
        @Rule("FB-MARCH-04")
        void theRestFollowsTheLeader() {
            var moves = new ChooseMarch("ours", 1).complete(battle, ModelMoves.of(go(0, "6,7")));
            assertThat(moves).isNotNull();
            assertThat(moves.models())
                    .containsExactlyInAnyOrder(go(0, "6,7"), go(1, "7,7"), go(2, "11,7"));
        }

        @Test
        void oneModelMayBeCorrectedAndTheOthersStillFollow() {
            var given = ModelMoves.of(go(0, "6,7"), go(2, "10.5,9"));
            var moves = new ChooseMarch("ours", 1).complete(battle, given);
            assertThat(moves.models())
                    .containsExactlyInAnyOrder(go(0, "6,7"), go(2, "10.5,9"), go(1, "7,7"));
        }
    }

    @Test
    @Rule("FB-STRAND-01")
    void aStrandedModelMustRejoinIfItCan() {
        var battle = field(FIRST).with(ours(FIRST, 2).build(), "10,10", "18,10").battle();
        assertRefused(refusal(battle, go(0, "10,11")), "FB-STRAND-01", "must-rejoin");
        assertThat(refusal(battle, go(0, "10,11"), go(1, "15,10"))).isNull();
    }

    @Test
    @Rule("FB-STRAND-01")
    void aStrandedModelThatCannotRejoinMustComeNearer() {
        var battle = field(FIRST).with(ours(FIRST, 2).build(), "10,10", "25,10").battle();
        assertRefused(refusal(battle, go(1, "26,10")), "FB-STRAND-01", "must-come-nearer");
        assertThat(refusal(battle, go(1, "22,10"))).isNull();
    }

    @Test
    @Rule("FB-MARCH-05")
    void theOwnRegimentDoesNotBlock() {
        var battle = field(FIRST).with(ours(FIRST, 2).build(), "10,10", "12,10").battle();
        assertThat(refusal(battle, go(0, "15,10"))).isNull();
    }

    /** Bases of 25 mm: centres 50 mm apart leave 25 mm between them. */
    @Test
    @Rule("FB-MARCH-06")
    void aGapExactlyAsWideAsTheBaseIsEnough() {
        var friends = friends(FIRST, 2);
        var ours = ours(FIRST, 1).build();
        var battle = field(FIRST).with(ours, "10,10").with(friends, "12,10", "12,10").battle();
        int x = Field.at("12,10").x();
        int y = Field.at("12,10").y();
        friends.place(0, new Point(x, y - 2500));
        friends.place(1, new Point(x, y + 2500));
        assertThat(refusal(battle, go(0, "12,10", "14,10"))).isNull();
        friends.place(1, new Point(x, y + 2499));
        assertRefused(refusal(battle, go(0, "12,10", "14,10")), "FB-MARCH-06", "base-in-the-way");
    }

    @Test
    @Rule("FB-MARCH-07")
    void basesMayTouchButNotOverlapAtTheEnd() {
        var ours = ours(FIRST, 2).build();
        var friends = friends(FIRST, 1);
        var battle = field(FIRST).with(ours, "10,10", "10,12").with(friends, "13,10").battle();
        int touching = Field.at("13,10").x() - 2500;
        var at = new Point(touching, Field.at("13,10").y());
        assertThat(refusal(battle, ModelMove.to(0, at))).isNull();
        assertRefused(
                refusal(battle, ModelMove.to(0, at.plus(1, 0))), "FB-MARCH-07", "bases-overlap");
        assertRefused(refusal(battle, go(0, "10,11.5")), "FB-MARCH-07", "bases-overlap");
    }

    private static Battle facing(Edition edition, String enemy, String... traits) {
        return field(edition)
                .with(Levy.of(edition, "ours").traits(traits).models(1).build(), "10,10")
                .with(theirs(edition, 1), enemy)
                .battle();
    }

    /** Bases of 25 mm are 0.98425 inches wide: centres 1.98425 inches apart are 1 inch apart. */
    @ParameterizedTest
    @ValueSource(ints = {1, 2})
    @Rule("FB-MARCH-08")
    void aMarchMayNotEndInCombat(int number) {
        var open =
                Field.of(Edition.numbered(number))
                        .options(OptionsOf.marchingThroughRanges())
                        .with(ours(Edition.numbered(number), 1).build(), "10,10")
                        .with(theirs(Edition.numbered(number), 1), "14,10")
                        .battle();
        assertRefused(refusal(open, go(0, "12.016,10")), "FB-MARCH-08", "ends-in-combat");
        assertThat(refusal(open, go(0, "12.015,10"))).isNull();
    }

    @Test
    @Rule("FB-MARCH-08")
    void theOwnReachCountsToo() {
        var battle = facing(FIRST, "16,10", "Support");
        assertRefused(refusal(battle, go(0, "12.6,10")), "FB-MARCH-08", "ends-engaging");
        assertThat(refusal(battle, go(0, "12.5,10"))).isNull();
    }

    @Test
    @Rule("FB-MARCH-08")
    void whoStartsOutEngagingMustEndClear() {
        var ours = Levy.of(FIRST, "ours").traits("Support").models(2).build();
        var battle =
                field(FIRST)
                        .with(ours, "10,10", "10,11")
                        .with(theirs(FIRST, 1), "12.5,10")
                        .battle();
        assertRefused(refusal(battle), "FB-MARCH-08", "ends-engaging");
        assertRefused(refusal(battle, go(1, "7,11")), "FB-MARCH-08", "ends-engaging");
        assertThat(refusal(battle, go(0, "7,10"), go(1, "7,11"))).isNull();
    }

    @Test
    @Rule("FB-MARCH-09")
    void theRangeOfAnEnemyIsNotCrossed() {
        var battle = facing(FIRST, "12,12");
        assertRefused(
                refusal(battle, go(0, "12,10.1", "14,10")),
                "FB-MARCH-09",
                "crosses-engagement-range");
        assertThat(refusal(battle, go(0, "12,10", "14,10"))).isNull();
    }

    @Test
    @Rule("FB-MARCH-08")
    void whereTheMarchWouldEndIsNamedBeforeWhatItCrosses() {
        var battle = facing(FIRST, "13,10");
        assertRefused(refusal(battle, go(0, "11.5,10")), "FB-MARCH-08", "ends-in-combat");
        assertRefused(
                refusal(battle, go(0, "11.5,10", "10,11")),
                "FB-MARCH-09",
                "crosses-engagement-range");
    }

    @Test
    @Rule("FB-MARCH-09")
    void tablesMayAllowCrossingRanges() {
        var battle =
                field(FIRST)
                        .options(OptionsOf.marchingThroughRanges())
                        .with(ours(FIRST, 1).build(), "10,10")
                        .with(theirs(FIRST, 1), "12,11.5")
                        .battle();
        assertThat(refusal(battle, go(0, "12,10", "14.5,10"))).isNull();
        assertRefused(refusal(battle, go(0, "12,10")), "FB-MARCH-08", "ends-in-combat");
    }

    @Test
    @Rule("FB-MARCH-11")
    void tablesMayRoundTheHalfMarch() {
        assertThat(secondMarch(HalfMarchRounding.EXACT)).isEqualTo(inches("2.5"));
        assertThat(secondMarch(HalfMarchRounding.UP)).isEqualTo(inches("3"));
        assertThat(secondMarch(HalfMarchRounding.DOWN)).isEqualTo(inches("2"));
    }

    private static int secondMarch(HalfMarchRounding rounding) {
        var ours = ours(SECOND, 1).build();
        var battle = field(SECOND).options(OptionsOf.halving(rounding)).with(ours).battle();
        return MoveLength.march(battle, ours, 2).value();
    }

    private static Regiment borne(Edition edition) {
        return ours(edition, 1).model(Role.STANDARD_BEARER).build();
    }

    @Test
    @Rule({"FB-MARCH-10", "FB-CMD-06"})
    void inTheFirstEditionLaterMarchesAreFull() {
        var ours = borne(FIRST);
        var battle = field(FIRST).with(ours, "10,10", "11,10").battle();
        assertThat(MoveLength.march(battle, ours, 1).value()).isEqualTo(inches("5"));
        assertThat(MoveLength.march(battle, ours, 2).value()).isEqualTo(inches("6"));
        assertThat(MoveLength.march(battle, ours, 3).value()).isEqualTo(inches("5"));
    }

    @Test
    @Rule({"FB-MARCH-11", "FB-CMD-06"})
    void inTheSecondEditionLaterMarchesAreHalvedBeforeTheBearersInch() {
        var ours = borne(SECOND);
        var battle = field(SECOND).with(ours, "10,10", "11,10").battle();
        assertThat(MoveLength.march(battle, ours, 1).value()).isEqualTo(inches("5"));
        assertThat(MoveLength.march(battle, ours, 2).value()).isEqualTo(inches("3.5"));
        assertThat(MoveLength.march(battle, ours, 3).value()).isEqualTo(inches("2.5"));
        ours.remove(1);
        assertThat(MoveLength.march(battle, ours, 2).value()).isEqualTo(inches("2.5"));
    }

    @Test
    @Rule("FB-TERRAIN-22")
    void impassableTerrainIsNeitherCrossedNorStoodOn() {
        var battle =
                field(FIRST)
                        .terrain(piece("crag", "12,0", "13,30", Kind.IMPASSABLE))
                        .with(ours(FIRST, 1).build(), "10,10")
                        .battle();
        assertRefused(refusal(battle, go(0, "15,10")), "FB-TERRAIN-22", "too-far");
        assertRefused(refusal(battle, go(0, "12,10")), "FB-TERRAIN-22", "stands-on-terrain");
        assertRefused(
                refusal(battle, go(0, "13,10", "14,10")), "FB-TERRAIN-22", "terrain-in-the-way");
    }

    @Test
    @Rule("FB-TERRAIN-15")
    void anObstacleIsCrossedButNotStoodOn() {
        var battle =
                field(FIRST)
                        .terrain(piece("fence", "12,8", "12.5,13", Kind.OBSTACLE))
                        .with(ours(FIRST, 1).build(), "10,10")
                        .battle();
        assertThat(refusal(battle, go(0, "15,10"))).isNull();
        assertRefused(refusal(battle, go(0, "12,10")), "FB-TERRAIN-15", "stands-on-terrain");
    }

    @Test
    @Rule("FB-GARRISON-03")
    void nobodyMarchesThroughAGarrison() {
        var battle =
                field(FIRST)
                        .terrain(Muster.garrison("tower", "12,0", "13,30"))
                        .with(ours(FIRST, 1).build(), "10,10")
                        .battle();
        assertRefused(refusal(battle, go(0, "15,10")), "FB-GARRISON-03", "too-far");
    }

    @ParameterizedTest
    @ValueSource(ints = {1, 2})
    @Rule({"FB-SR-FLY-E1", "FB-SR-FLY-E2"})
    void flyersMarchOverRegimentsRangesAndCrags(int number) {
        var edition = Edition.numbered(number);
        var battle =
                field(edition)
                        .terrain(piece("crag", "12.6,0", "13,30", Kind.IMPASSABLE))
                        .with(Levy.of(edition, "ours").traits("Fly").models(1).build(), "10,10")
                        .with(theirs(edition, 1), "12,10")
                        .battle();
        assertThat(refusal(battle, go(0, "15,10"))).isNull();
    }

    @Test
    @Rule({"FB-SR-FLY-E1", "FB-SR-FLY-E2"})
    void oneModelThatCannotFlyKeepsTheRegimentOnTheGround() {
        var ours = Levy.of(FIRST, "ours").traits("Fly").models(1).traits().model(Role.TROOPER);
        var battle =
                field(FIRST)
                        .with(ours.build(), "10,10", "10,11")
                        .with(theirs(FIRST, 1), "12.5,10")
                        .battle();
        assertRefused(refusal(battle, go(0, "15,10")), "FB-MARCH-02", "too-far");
    }

    @Test
    @Rule("FB-SR-FLY-END")
    void aFlyingMarchEndsOnFreeGroundOutOfRange() {
        var battle =
                field(FIRST)
                        .terrain(piece("crag", "12,12", "14,14", Kind.IMPASSABLE))
                        .with(Levy.of(FIRST, "ours").traits("Fly").models(1).build(), "10,10")
                        .with(theirs(FIRST, 1), "13,10")
                        .battle();
        assertRefused(refusal(battle, go(0, "13,12.5")), "FB-TERRAIN-22", "stands-on-terrain");
        assertRefused(refusal(battle, go(0, "13.5,10")), "FB-MARCH-07", "bases-overlap");
        assertRefused(refusal(battle, go(0, "14.9,10")), "FB-MARCH-08", "ends-in-combat");
    }

    @Test
    void whateverIsListedOrDrawnIsLegal() {
        var lot = new RandomSource(11);
        for (int game = 0; game < 60; game++) {
            var battle = Crowd.random(lot, game % 2 == 0 ? FIRST : SECOND);
            for (var mover : battle.regiments(Side.A)) {
                if (MarchAction.refusal(battle, mover) != null) continue;
                var choices = new MarchChoices(battle, mover, 1);
                if (!choices.possible()) continue;
                for (var moves : choices.list()) assertThat(choices.refusal(moves)).isNull();
                for (int i = 0; i < 20; i++) assertThat(choices.refusal(choices.any(lot))).isNull();
            }
        }
    }
}
