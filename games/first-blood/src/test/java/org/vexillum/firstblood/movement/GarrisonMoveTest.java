package org.vexillum.firstblood.movement;

import static org.assertj.core.api.Assertions.assertThat;
import static org.vexillum.firstblood.edition.Edition.FIRST;
import static org.vexillum.firstblood.movement.Muster.assertRefused;
import static org.vexillum.firstblood.movement.Muster.friends;
import static org.vexillum.firstblood.movement.Muster.garrison;
import static org.vexillum.firstblood.movement.Muster.go;
import static org.vexillum.firstblood.movement.Muster.ours;
import static org.vexillum.firstblood.movement.Muster.piece;
import static org.vexillum.firstblood.movement.Muster.roundGarrison;
import static org.vexillum.firstblood.movement.Muster.theirs;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.vexillum.firstblood.Field;
import org.vexillum.firstblood.sequence.ActionLimit;
import org.vexillum.firstblood.sequence.ChooseAction;
import org.vexillum.firstblood.table.ActionKind;
import org.vexillum.firstblood.table.Battle;
import org.vexillum.firstblood.table.Status;
import org.vexillum.firstblood.terrain.Terrain.Kind;
import org.vexillum.kernel.Nullable;
import org.vexillum.kernel.Refusal;
import org.vexillum.kernel.dice.RandomSource;
import org.vexillum.kernel.geometry.Point;
import org.vexillum.testkit.Rule;

class GarrisonMoveTest {
    private static final Point TOUCHING = Field.at("15,10").plus(-1250, 0);

    private static Field field() {
        return Field.of(FIRST).terrain(garrison("tower", "15,8", "20,12"));
    }

    private static Battle outside(int models) {
        var places = new String[models];
        for (int i = 0; i < models; i++) places[i] = "11," + (10 + i);
        return field().with(ours(FIRST, models).build(), places).battle();
    }

    private static @Nullable Refusal occupying(Battle battle, ModelMove... moves) {
        return new ChooseMarch("ours", 1)
                .choices(battle)
                .refusal(new ModelMoves(List.of(moves), "tower"));
    }

    @Test
    @Rule("FB-GARRISON-06")
    void theLeaderMarchesIntoContact() {
        var battle = outside(4);
        assertThat(occupying(battle, ModelMove.to(0, TOUCHING))).isNull();
        assertRefused(
                occupying(battle, ModelMove.to(0, TOUCHING.plus(-10, 0))),
                "FB-GARRISON-06",
                "leader-must-touch");
        assertRefused(
                occupying(battle, ModelMove.to(1, TOUCHING)),
                "FB-GARRISON-06",
                "leader-must-touch");
        assertRefused(occupying(battle), "FB-GARRISON-06", "leader-must-touch");
        battle.regiment("ours").place(0, Field.at("9,10"));
        assertRefused(occupying(battle, ModelMove.to(0, TOUCHING)), "FB-MARCH-02", "too-far");
    }

    private static @Nullable ModelMoves into(Battle battle, String garrison) {
        return new ChooseMarch("ours", 1).complete(battle, new ModelMoves(List.of(), garrison));
    }

    @Test
    @Rule("FB-GARRISON-06")
    void whoOnlyNamesTheGarrisonGoesStraightIntoIt() {
        var battle = outside(4);
        int reach = Field.at("15,10").x() - 1250 - 5 * 2540;
        battle.regiment("ours").place(0, new Point(reach, Field.at("15,10").y()));
        assertThat(into(battle, "tower"))
                .isEqualTo(new ModelMoves(List.of(ModelMove.to(0, TOUCHING)), "tower"));
        battle.regiment("ours").place(0, new Point(reach - 10, Field.at("15,10").y()));
        assertThat(into(battle, "tower")).isNull();
        assertRefused(occupying(battle), "FB-GARRISON-06", "garrison-out-of-reach");
        assertThat(into(battle, "nowhere")).isNull();
    }

    @Test
    @Rule("FB-GARRISON-06")
    void aRoundTowerIsEnteredStraightToo() {
        var tower = roundGarrison("keep", "15,10");
        var battle = Field.of(FIRST).terrain(tower).with(ours(FIRST, 1).build(), "10,10").battle();
        var moves = into(battle, "keep");
        assertThat(moves).isNotNull();
        assertThat(moves.models().getFirst().end()).isEqualTo(Field.at("15,10").plus(-6250, 0));
    }

    @Test
    @Rule("FB-GARRISON-05")
    void aRegimentTooLargeStaysOutside() {
        assertRefused(
                occupying(outside(5), ModelMove.to(0, TOUCHING)),
                "FB-GARRISON-05",
                "garrison-too-small");
    }

    @Test
    @Rule("FB-GARRISON-13")
    void aGarrisonIsLeftWithTheFirstActionOnly() {
        var battle = outside(3);
        var ours = battle.regiment("ours");
        ours.setStatus(Status.IN_GARRISON);
        ours.setGarrison("tower");
        ours.lift();
        var first = new ChooseAction("ours", 1, List.of(), ActionLimit.NONE).choices(battle);
        assertThat(first.refusal(ActionKind.MARCH)).isNull();
        var second = new ChooseAction("ours", 2, List.of(ActionKind.SKIP), ActionLimit.NONE);
        assertRefused(
                second.choices(battle).refusal(ActionKind.MARCH), "FB-GARRISON-13", "leaves-first");
        ours.setStatus(Status.ON_TABLE);
        ours.setGarrison(null);
        ours.place(0, Field.at("5,5"));
        assertThat(second.choices(battle).refusal(ActionKind.MARCH)).isNull();
    }

    @Test
    @Rule("FB-GARRISON-08")
    void onOccupyingTheModelsLeaveTheTable() {
        var battle = outside(3);
        var answer = new ModelMoves(List.of(ModelMove.to(0, TOUCHING)), "tower");
        new MarchAction("ours", 1).play(battle, Scripted.answering(battle, List.of(answer)));
        var ours = battle.regiment("ours");
        assertThat(ours.status()).isEqualTo(Status.IN_GARRISON);
        assertThat(ours.garrison()).isEqualTo("tower");
        assertThat(ours.placed()).isFalse();
        assertThat(ours.living()).isEqualTo(3);
    }

    @Test
    @Rule("FB-GARRISON-06")
    void occupyingIsAmongTheProposals() {
        var battle = outside(3);
        var choices = new ChooseMarch("ours", 1).choices(battle);
        assertThat(choices.list()).anySatisfy(m -> assertThat(m.into()).isEqualTo("tower"));
        for (var moves : choices.list()) assertThat(choices.refusal(moves)).isNull();
    }

    private static Battle inside(Field field, int models) {
        var battle = field.with(ours(FIRST, models).build()).battle();
        new Occupy("ours", "tower").play(battle, Scripted.answering(battle, List.of()));
        return battle;
    }

    private static @Nullable Refusal leaving(Battle battle, ModelMove... moves) {
        return new ChooseLeaving("ours").choices(battle).refusal(ModelMoves.of(moves));
    }

    @Test
    @Rule("FB-GARRISON-13")
    void leavingModelsAreSetUpTouchingTheGarrison() {
        var battle = inside(field(), 2);
        assertThat(
                        leaving(
                                battle,
                                ModelMove.to(0, TOUCHING),
                                ModelMove.to(1, TOUCHING.plus(0, 2500))))
                .isNull();
        assertThat(
                        leaving(
                                battle,
                                ModelMove.to(0, TOUCHING),
                                ModelMove.to(1, TOUCHING.plus(-20, 2500))))
                .as("as near as two decimals of an inch tell")
                .isNull();
        assertRefused(
                leaving(
                        battle,
                        ModelMove.to(0, TOUCHING),
                        ModelMove.to(1, TOUCHING.plus(-30, 2500))),
                "FB-GARRISON-13",
                "not-touching");
        assertRefused(
                leaving(battle, ModelMove.to(0, TOUCHING), ModelMove.to(1, TOUCHING.plus(0, 2499))),
                "FB-MARCH-07",
                "bases-overlap");
    }

    @Test
    @Rule("FB-GARRISON-13")
    void leavingModelsStayOutOfEnemyRanges() {
        var battle = inside(field().with(theirs(FIRST, 1), "12.6,10"), 1);
        assertRefused(leaving(battle, ModelMove.to(0, TOUCHING)), "FB-MARCH-08", "ends-in-combat");
    }

    @Test
    @Rule("FB-GARRISON-13")
    void theModelsLeaveWithinCommandRange() {
        var battle = inside(field(), 2);
        var corner = Field.at("20,12").plus(1250, 0);
        assertRefused(
                leaving(battle, ModelMove.to(0, TOUCHING), ModelMove.to(1, corner)),
                "FB-CMD-01",
                "out-of-command");
    }

    @Test
    @Rule("FB-GARRISON-14")
    void asManyAsPossibleAreSetUp() {
        var battle = inside(field(), 2);
        assertRefused(
                leaving(battle, ModelMove.to(0, TOUCHING)), "FB-GARRISON-14", "room-for-more");
    }

    /** Crags all round leave one stretch of wall, a little over an inch long. */
    @Test
    @Rule("FB-GARRISON-14")
    void whoFindsNoRoomIsLostWithoutAToken() {
        var field =
                field().terrain(piece("west", "12,10", "15,14", Kind.IMPASSABLE))
                        .terrain(piece("south", "12,5", "15,8.8", Kind.IMPASSABLE))
                        .terrain(piece("north", "15,12", "24,15", Kind.IMPASSABLE))
                        .terrain(piece("east", "20,5", "24,12", Kind.IMPASSABLE))
                        .terrain(piece("below", "15,5", "20,8", Kind.IMPASSABLE));
        var battle = inside(field, 3);
        var spot = Field.at("15,9.4").plus(-1250, 0);
        new LeaveGarrison("ours")
                .play(
                        battle,
                        Scripted.answering(battle, List.of(ModelMoves.of(ModelMove.to(0, spot)))));
        var ours = battle.regiment("ours");
        assertThat(ours.living()).isEqualTo(1);
        assertThat(ours.tokens()).isZero();
        assertThat(ours.lostThisRound()).isEqualTo(2);
        assertThat(ours.broken()).isTrue();
    }

    /** Enemies before two walls leave a little of each wall and the corner between them. */
    @Test
    @Rule("FB-GARRISON-14")
    void roundACornerTheyFindRoomToo() {
        var field =
                Field.of(FIRST)
                        .terrain(garrison("tower", "0,0", "5,5"))
                        .with(theirs(FIRST, 4), "7.2,1", "7.2,4", "4,7.2", "1,7.2");
        var battle = inside(field, 4);
        var choices = new ChooseLeaving("ours").choices(battle);
        for (var moves : choices.list()) {
            assertThat(moves.models()).hasSize(3);
            assertThat(choices.refusal(moves)).isNull();
        }
        var two = new ModelMoves(choices.list().getFirst().models().subList(0, 2));
        assertRefused(choices.refusal(two), "FB-GARRISON-14", "room-for-more");
    }

    @Test
    @Rule("FB-GARRISON-13")
    void theOthersAreSetUpOnBothSidesOfTheirLeader() {
        var battle = inside(field(), 4);
        var moves =
                new ChooseLeaving("ours")
                        .complete(battle, ModelMoves.of(ModelMove.to(0, TOUCHING)));
        assertThat(new ChooseLeaving("ours").choices(battle).refusal(moves)).isNull();
        assertThat(moves.models()).hasSize(4);
        var ends = moves.models().stream().map(ModelMove::end).toList();
        assertThat(ends.getFirst()).isEqualTo(TOUCHING);
        assertThat(ends.stream().skip(1).map(end -> Math.abs(end.y() - TOUCHING.y())))
                .allSatisfy(off -> assertThat(off).isBetween(2500, 5400));
        assertThat(ends).anyMatch(end -> end.y() > TOUCHING.y());
        assertThat(ends).anyMatch(end -> end.y() < TOUCHING.y());
    }

    @Test
    @Rule("FB-GARRISON-15")
    void onceSetUpItMayMarchFromThere() {
        var battle = inside(field(), 1);
        var answers =
                List.of(ModelMoves.of(ModelMove.to(0, TOUCHING)), ModelMoves.of(go(0, "11,10")));
        new MarchAction("ours", 1).play(battle, Scripted.answering(battle, answers));
        var ours = battle.regiment("ours");
        assertThat(ours.status()).isEqualTo(Status.ON_TABLE);
        assertThat(ours.garrison()).isNull();
        assertThat(ours.base(0).centre()).isEqualTo(Field.at("11,10"));
    }

    @Test
    void whateverIsProposedIsLegal() {
        var lot = new RandomSource(5);
        for (int models = 1; models <= 4; models++) {
            var battle = inside(field().with(friends(FIRST, 2), "14.4,9", "16,12.6"), models);
            var choices = new ChooseLeaving("ours").choices(battle);
            for (var moves : choices.list()) {
                assertThat(choices.refusal(moves)).isNull();
                assertThat(moves.models()).hasSize(models);
            }
            assertThat(choices.refusal(choices.any(lot))).isNull();
        }
    }
}
