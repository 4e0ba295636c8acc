package org.vexillum.firstblood.movement;

import static org.assertj.core.api.Assertions.assertThat;
import static org.vexillum.firstblood.edition.Edition.FIRST;
import static org.vexillum.firstblood.edition.Edition.SECOND;
import static org.vexillum.firstblood.movement.Muster.assertRefused;
import static org.vexillum.firstblood.movement.Muster.go;
import static org.vexillum.firstblood.movement.Muster.inches;
import static org.vexillum.firstblood.movement.Muster.piece;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.vexillum.firstblood.Field;
import org.vexillum.firstblood.Levy;
import org.vexillum.firstblood.army.Role;
import org.vexillum.firstblood.edition.Edition;
import org.vexillum.firstblood.ranges.Engagement;
import org.vexillum.firstblood.table.ActionKind;
import org.vexillum.firstblood.table.Battle;
import org.vexillum.firstblood.table.Regiment;
import org.vexillum.firstblood.table.Status;
import org.vexillum.firstblood.terrain.Terrain.Kind;
import org.vexillum.kernel.Nullable;
import org.vexillum.kernel.Refusal;
import org.vexillum.kernel.Side;
import org.vexillum.kernel.geometry.Capsule;
import org.vexillum.kernel.geometry.Disc;
import org.vexillum.kernel.geometry.Point;
import org.vexillum.kernel.geometry.ShapeDistance;
import org.vexillum.kernel.geometry.Within;
import org.vexillum.testkit.Rule;

class ChallengeMoveTest {
    private static Regiment hero(Edition edition, String id, Side side, int retinue) {
        var levy = Levy.of(edition, id).side(side).commandRange(10).model(Role.CHARACTER);
        for (int i = 0; i < retinue; i++) levy.model(Role.RETINUE);
        return levy.build();
    }

    private static @Nullable Refusal moving(Battle battle, ModelMove... moves) {
        return new ChooseChallengeMove("ours", "theirs")
                .choices(battle)
                .refusal(ModelMoves.of(moves));
    }

    private static Battle duel(Edition edition, String enemy) {
        return Field.of(edition)
                .with(hero(edition, "ours", Side.A, 0), "10,10")
                .with(hero(edition, "theirs", Side.B, 0), enemy)
                .battle();
    }

    @Test
    @Rule({"FB-CHALLENGE-02", "FB-CHALLENGE-04"})
    void theChallengerGoesRoundAPitToEngage() {
        var battle =
                Field.of(FIRST)
                        .terrain(piece("pit", "12,9", "13,16", Kind.IMPASSABLE))
                        .with(hero(FIRST, "ours", Side.A, 0), "10,10")
                        .with(hero(FIRST, "theirs", Side.B, 0), "15,9.5")
                        .battle();
        assertRefused(moving(battle), "FB-CHALLENGE-02", "challenger-could-engage");
        var proposed = new ChooseChallengeMove("ours", "theirs").choices(battle).list().getFirst();
        assertThat(proposed.stays()).isFalse();
        assertThat(new ChooseChallengeMove("ours", "theirs").choices(battle).refusal(proposed))
                .isNull();
    }

    @Test
    @Rule("FB-CHALLENGE-02")
    void theChallengerMustEngageIfItCan() {
        var battle = duel(FIRST, "16,10");
        assertRefused(moving(battle), "FB-CHALLENGE-02", "challenger-could-engage");
        assertRefused(moving(battle, go(0, "13,10")), "FB-CHALLENGE-02", "challenger-could-engage");
        assertThat(moving(battle, go(0, "14.5,10"))).isNull();
    }

    @Test
    @Rule("FB-CHALLENGE-02")
    void tooFarAwayItComesAsNearAsItCanAndTheMarchIsNotHalved() {
        var battle = duel(SECOND, "18,10");
        battle.regiment("ours").took(ActionKind.MARCH);
        assertRefused(
                moving(battle, go(0, "12,10")), "FB-CHALLENGE-02", "challenger-could-come-nearer");
        assertThat(moving(battle, go(0, "15,10"))).isNull();
        assertRefused(moving(battle, go(0, "15.1,10")), "FB-CHALLENGE-02", "too-far");
    }

    @Test
    @Rule("FB-CHALLENGE-03")
    void everyModelEndsNearItsCharacter() {
        var ours = Levy.of(FIRST, "ours").commandRange(3).model(Role.CHARACTER).model(Role.RETINUE);
        var battle =
                Field.of(FIRST)
                        .with(ours.build(), "10,10", "7,10")
                        .with(hero(FIRST, "theirs", Side.B, 0), "15.5,10")
                        .battle();
        assertRefused(moving(battle, go(0, "14.2,10")), "FB-CMD-01", "out-of-command");
        assertThat(moving(battle, go(0, "14.2,10"), go(1, "11,10"))).isNull();
    }

    private static int gap(Battle battle) {
        return ShapeDistance.atMost(
                battle.regiment("ours").base(0), battle.regiment("theirs").base(0));
    }

    @Test
    @Rule("FB-CHALLENGE-05")
    void theChallengedStepsUpByTheShortestWay() {
        var battle = duel(FIRST, "16,10");
        new StepUp("theirs", 0, "ours", 0).play(battle, Scripted.answering(battle, List.of()));
        assertThat(gap(battle)).isBetween(inches("1") - 2, inches("1"));
        assertThat(battle.regiment("theirs").base(0).y()).isEqualTo(inches("10"));
    }

    @Test
    @Rule("FB-CHALLENGE-05")
    void whoIsFaceToFaceAlreadyStaysWhereItIs() {
        var battle = duel(FIRST, "11.5,10");
        var before = battle.regiment("theirs").base(0);
        new StepUp("theirs", 0, "ours", 0).play(battle, Scripted.answering(battle, List.of()));
        assertThat(battle.regiment("theirs").base(0)).isEqualTo(before);
    }

    @Test
    @Rule("FB-CHALLENGE-05")
    void aFreePlaceIsTakenBeforeAnybodyIsPushed() {
        var battle = duel(FIRST, "16,10");
        var other = Levy.of(FIRST, "other").models(1).build();
        battle.add(other);
        other.setStatus(Status.ON_TABLE);
        other.place(0, Field.at("11.9,10"));
        new StepUp("theirs", 0, "ours", 0).play(battle, Scripted.answering(battle, List.of()));
        assertThat(other.base(0).centre()).isEqualTo(Field.at("11.9,10"));
        assertThat(gap(battle)).isLessThanOrEqualTo(inches("1"));
        assertThat(Within.overlaps(other.base(0), battle.regiment("theirs").base(0))).isFalse();
    }

    /** Compared with places a tenth of a degree from each other. */
    @ParameterizedTest
    @ValueSource(strings = {"11.9,10", "11.9,10.3", "12.3,9.8", "12,10.05"})
    @Rule("FB-CHALLENGE-05")
    void theFreePlaceIsTheNearest(String between) {
        var battle = duel(FIRST, "16,10");
        var other = Levy.of(FIRST, "other").models(1).build();
        battle.add(other);
        other.setStatus(Status.ON_TABLE);
        other.place(0, Field.at(between));
        var from = battle.regiment("theirs").base(0);
        var to = battle.regiment("ours").base(0);
        double least = Double.MAX_VALUE;
        int far = from.radius() + to.radius() + inches("1");
        for (int i = 0; i < 3600; i++) {
            double angle = StrictMath.PI * i / 1800;
            var spot =
                    to.centre()
                            .plus(
                                    (int) (far * StrictMath.cos(angle)),
                                    (int) (far * StrictMath.sin(angle)));
            if (!Within.overlaps(other.base(0), new Disc(spot, from.radius())))
                least = Math.min(least, apart(spot, from.centre()));
        }
        new StepUp("theirs", 0, "ours", 0).play(battle, Scripted.answering(battle, List.of()));
        var end = battle.regiment("theirs").base(0);
        assertThat(apart(end.centre(), from.centre())).isLessThan(least + inches("0.01"));
        assertThat(Within.overlaps(other.base(0), end)).isFalse();
        assertThat(gap(battle)).isLessThanOrEqualTo(inches("1"));
    }

    /** Compared with all places on a fine grid to which the straight way is open. */
    @ParameterizedTest
    @ValueSource(
            strings = {
                "12.4,9.4;12.4,10.6",
                "12.2,9.2;12.2,10.6",
                "12.6,9.5;12.3,10.9",
                "12,9.6;12,10.6"
            })
    @Rule("FB-CHALLENGE-05")
    void besideTwoBasesTheFreePlaceIsTheNearestToo(String between) {
        var battle = duel(FIRST, "16,10");
        var other = Levy.of(FIRST, "other").models(2).build();
        battle.add(other);
        other.setStatus(Status.ON_TABLE);
        var places = between.split(";");
        for (int i = 0; i < 2; i++) other.place(i, Field.at(places[i]));
        var from = battle.regiment("theirs").base(0);
        var to = battle.regiment("ours").base(0);
        int far = from.radius() + to.radius() + inches("1");
        double least = Double.MAX_VALUE;
        for (int ring = from.radius() + to.radius(); ring <= far; ring += 10)
            for (int i = 0; i < 720; i++) {
                double angle = StrictMath.PI * i / 360;
                var spot =
                        to.centre()
                                .plus(
                                        (int) (ring * StrictMath.cos(angle)),
                                        (int) (ring * StrictMath.sin(angle)));
                var base = new Disc(spot, from.radius());
                if (passes(from, base, other.base(0)) && passes(from, base, other.base(1)))
                    least = Math.min(least, apart(spot, from.centre()));
            }
        new StepUp("theirs", 0, "ours", 0).play(battle, Scripted.answering(battle, List.of()));
        var end = battle.regiment("theirs").base(0);
        assertThat(apart(end.centre(), from.centre())).isLessThan(least + inches("0.01"));
        for (int i = 0; i < 2; i++) assertThat(Within.overlaps(other.base(i), end)).isFalse();
        assertThat(gap(battle)).isLessThanOrEqualTo(inches("1"));
    }

    private static boolean passes(Disc from, Disc to, Disc other) {
        return !Capsule.closerThan(from.centre(), to.centre(), other, to.radius());
    }

    private static double apart(Point one, Point other) {
        return Math.hypot(one.x() - other.x(), one.y() - other.y());
    }

    /** A ring of bases round the challenger leaves no place within an inch. */
    @Test
    @Rule("FB-CHALLENGE-06")
    void basesInBetweenMakeRoom() {
        var crowd = Levy.of(FIRST, "crowd").models(10).build();
        var battle = duel(FIRST, "18,10");
        battle.add(crowd);
        crowd.setStatus(Status.ON_TABLE);
        for (int i = 0; i < 10; i++) {
            double angle = 2 * StrictMath.PI * i / 10;
            crowd.place(
                    i,
                    Field.at("10,10")
                            .plus(
                                    (int) (4200 * StrictMath.cos(angle)),
                                    (int) (4200 * StrictMath.sin(angle))));
        }
        var referee = Scripted.answering(battle, List.of());
        new StepUp("theirs", 0, "ours", 0).play(battle, referee);
        assertThat(referee.event(MoveEvents.SteppedUp.class).pushed()).isNotEmpty();
        assertThat(gap(battle)).isLessThanOrEqualTo(inches("1"));
        var ours = battle.regiment("ours");
        assertThat(Engagement.engages(battle, battle.regiment("theirs"), 0, ours, 0)).isTrue();
        for (int i = 0; i < 10; i++) {
            assertThat(Within.overlaps(crowd.base(i), battle.regiment("theirs").base(0))).isFalse();
            assertThat(Within.overlaps(crowd.base(i), ours.base(0))).isFalse();
            for (int j = 0; j < i; j++)
                assertThat(Within.overlaps(crowd.base(i), crowd.base(j))).isFalse();
        }
    }
}
