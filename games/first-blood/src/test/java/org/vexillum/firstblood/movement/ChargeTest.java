package org.vexillum.firstblood.movement;

import static org.assertj.core.api.Assertions.assertThat;
import static org.vexillum.firstblood.edition.Edition.FIRST;
import static org.vexillum.firstblood.edition.Edition.SECOND;
import static org.vexillum.firstblood.movement.Muster.assertRefused;
import static org.vexillum.firstblood.movement.Muster.go;
import static org.vexillum.firstblood.movement.Muster.inches;
import static org.vexillum.firstblood.movement.Muster.ours;
import static org.vexillum.firstblood.movement.Muster.piece;
import static org.vexillum.firstblood.movement.Muster.theirs;
import static org.vexillum.firstblood.movement.Muster.up;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.vexillum.firstblood.Field;
import org.vexillum.firstblood.Levy;
import org.vexillum.firstblood.army.ModelType;
import org.vexillum.firstblood.army.Role;
import org.vexillum.firstblood.army.WeightClass;
import org.vexillum.firstblood.combat.ImpactAttacks;
import org.vexillum.firstblood.combat.Reach;
import org.vexillum.firstblood.edition.Edition;
import org.vexillum.firstblood.ranges.CommandRange;
import org.vexillum.firstblood.ranges.Engagement;
import org.vexillum.firstblood.table.Battle;
import org.vexillum.firstblood.table.Inspired;
import org.vexillum.firstblood.table.Status;
import org.vexillum.firstblood.terrain.Terrain.Kind;
import org.vexillum.firstblood.traits.Manner;
import org.vexillum.firstblood.traits.Melee;
import org.vexillum.firstblood.traits.Traits;
import org.vexillum.kernel.Nullable;
import org.vexillum.kernel.Refusal;
import org.vexillum.kernel.Side;
import org.vexillum.kernel.dice.Lot;
import org.vexillum.testkit.Rule;

class ChargeTest {
    /** Two bases of 25 mm whose edges are so many inches apart. */
    private static Battle apart(Edition edition, String gap, Role... more) {
        var levy = ours(edition, 1);
        for (var role : more) levy.model(role);
        var battle = Field.of(edition).with(levy.build()).with(theirs(edition, 1)).battle();
        battle.regiment("ours").place(0, Field.at("10,10"));
        for (int i = 0; i < more.length; i++)
            battle.regiment("ours").place(i + 1, Field.at("10," + (11 + i)));
        battle.regiment("theirs").place(0, Field.at("10,10").plus(2500 + inches(gap), 0));
        return battle;
    }

    private static @Nullable Refusal declaring(Battle battle) {
        return new ChooseChargeTargets("ours").choices(battle).refusal(ChargeTargets.of("theirs"));
    }

    private static @Nullable Refusal moving(Battle battle, String distance, Go... moves) {
        return new ChooseChargeMove("ours", ChargeTargets.of("theirs"), inches(distance))
                .choices(battle)
                .refusal(Moves.of(moves));
    }

    private static Moves proposed(Battle battle, String distance, String... targets) {
        var question = new ChooseChargeMove("ours", ChargeTargets.of(targets), inches(distance));
        var moves = question.choices(battle).list().getFirst();
        assertThat(question.choices(battle).refusal(moves)).isNull();
        return moves;
    }

    @Test
    @Rule("FB-CHARGE-05")
    void withARollATargetMayBeAsFarAsMarchAndSix() {
        assertThat(declaring(apart(FIRST, "11"))).isNull();
        assertRefused(declaring(apart(FIRST, "11.01")), "FB-CHARGE-05", "target-too-far");
    }

    @Test
    @Rule({"FB-CHARGE-06", "FB-SR-UNSTOPPABLE-E2"})
    void withoutARollATargetMayBeAsFarAsTheMarch() {
        assertThat(declaring(apart(SECOND, "5"))).isNull();
        assertRefused(declaring(apart(SECOND, "5.01")), "FB-CHARGE-06", "target-too-far");
        assertThat(declaring(apart(SECOND, "7", Role.STANDARD_BEARER))).isNull();
        assertRefused(
                declaring(apart(SECOND, "7.01", Role.STANDARD_BEARER)),
                "FB-CHARGE-06",
                "target-too-far");
    }

    private static Battle walled(Edition edition) {
        return Field.of(edition)
                .terrain(piece("wall", "12,9", "12.5,11", Kind.OBSTRUCTING))
                .with(ours(edition, 2).build(), "10,10", "10,14.5")
                .with(theirs(edition, 1), "14,10")
                .battle();
    }

    @Test
    @Rule("FB-CHARGE-03")
    void inTheFirstEditionALeaderMustSeeTheTarget() {
        var battle = walled(FIRST);
        assertRefused(declaring(battle), "FB-CHARGE-03", "target-unseen");
        battle.regiment("ours").place(0, Field.at("10,14.5"));
        assertThat(declaring(battle)).isNull();
    }

    @Test
    @Rule("FB-CHARGE-03")
    void inTheFirstEditionTheDistanceRunsFromALeader() {
        var battle =
                Field.of(FIRST)
                        .with(ours(FIRST, 2).build(), "10,10", "15,10")
                        .with(theirs(FIRST, 1), "23,10")
                        .battle();
        assertRefused(declaring(battle), "FB-CHARGE-05", "target-too-far");
    }

    @Test
    @Rule("FB-CHARGE-04")
    void inTheSecondEditionAnyModelMaySeeTheTarget() {
        var battle = walled(SECOND);
        assertThat(declaring(battle)).isNull();
        battle.regiment("ours").place(1, Field.at("9,10"));
        assertRefused(declaring(battle), "FB-CHARGE-04", "target-unseen");
    }

    @Test
    @Rule("FB-CHARGE-07")
    void theOwnRegimentBlocksNeitherSightNorWay() {
        var battle =
                Field.of(FIRST)
                        .with(ours(FIRST, 2).build(), "10,10", "11.5,10")
                        .with(theirs(FIRST, 1), "15,10")
                        .battle();
        assertThat(declaring(battle)).isNull();
        var moves = proposed(battle, "6", "theirs");
        assertThat(moves.models()).hasSize(2);
    }

    @Test
    @Rule("FB-CHARGE-02")
    void severalTargetsMustEachBeLegal() {
        var far = Levy.of(FIRST, "far").side(Side.B).models(1).build();
        var battle =
                Field.of(FIRST)
                        .with(ours(FIRST, 1).build(), "10,10")
                        .with(theirs(FIRST, 1), "15,10")
                        .with(far, "40,10")
                        .battle();
        var choices = new ChooseChargeTargets("ours").choices(battle);
        assertRefused(
                choices.refusal(ChargeTargets.of("theirs", "far")),
                "FB-CHARGE-05",
                "target-too-far");
        assertRefused(
                choices.refusal(ChargeTargets.of("theirs", "theirs")),
                "FB-CHARGE-02",
                "unclear-targets");
        assertRefused(choices.refusal(ChargeTargets.of("ours")), "FB-CHARGE-02", "no-such-target");
        far.place(0, Field.at("10,15"));
        assertThat(new ChooseChargeTargets("ours").choices(battle).list()).hasSize(3);
    }

    private static Scripted charge(Battle battle, int... faces) {
        var ours = battle.regiment("ours");
        var targets = ChargeTargets.of("theirs");
        var referee = Scripted.answering(battle, List.of(), faces);
        int needed = ChargeReach.gap(battle, ours, battle.regiment("theirs"));
        new ChargeRoll("ours", targets, needed).play(battle, referee);
        return referee;
    }

    /** March 5, die 3: exactly 8 inches succeeds, 8.1 fails. */
    @Test
    @Rule({"FB-CHARGE-08", "FB-CHARGE-09"})
    void theRollIsAddedToTheMarch() {
        var near = charge(apart(FIRST, "8"), 3).event(MoveEvents.ChargeRolled.class);
        assertThat(near.success()).isTrue();
        assertThat(near.distance().value()).isEqualTo(inches("8"));
        var far = charge(apart(FIRST, "8.1"), 3).event(MoveEvents.ChargeRolled.class);
        assertThat(far.success()).isFalse();
    }

    @Test
    @Rule("FB-CHARGE-09")
    void onlyLeadersMatterForTheRoll() {
        var battle = apart(FIRST, "9", Role.TROOPER, Role.STANDARD_BEARER);
        battle.regiment("ours").place(1, Field.at("13,10"));
        assertThat(ChargeReach.gap(battle, battle.regiment("ours"), battle.regiment("theirs")))
                .isEqualTo(inches("9"));
        battle.regiment("ours").place(2, Field.at("14,10"));
        assertThat(ChargeReach.gap(battle, battle.regiment("ours"), battle.regiment("theirs")))
                .isEqualTo(inches("5"));
    }

    @Test
    @Rule({"FB-SR-UNSTOPPABLE-E1", "FB-CMD-05"})
    void anUnstoppableRegimentRollsAFailureAgain() {
        var battle = apart(FIRST, "9", Role.STANDARD_BEARER);
        var rolled = charge(battle, 1, 4).event(MoveEvents.ChargeRolled.class);
        assertThat(rolled.success()).isTrue();
        assertThat(rolled.rules().ids()).contains("FB-SR-UNSTOPPABLE-E1");
        assertThat(charge(battle, 5).event(MoveEvents.ChargeRolled.class).success()).isTrue();
        var worse = charge(battle, 3, 2).event(MoveEvents.ChargeRolled.class);
        assertThat(worse.success()).isFalse();
    }

    @Test
    @Rule("FB-CHARGE-10")
    void inTheSecondEditionNoDieIsRolled() {
        var battle = apart(SECOND, "9", Role.TROOPER);
        battle.regiment("ours").place(1, Field.at("14,10"));
        var referee = charge(battle);
        var measured = referee.event(MoveEvents.ChargeMeasured.class);
        assertThat(measured.needed()).isEqualTo(inches("5"));
        assertThat(measured.success()).isTrue();
    }

    @Test
    @Rule({"FB-CHARGE-11", "FB-CHARGE-12"})
    void aFailedChargeMovesNobody() {
        var battle = apart(FIRST, "8");
        var start = battle.regiment("ours").base(0);
        var referee = Scripted.answering(battle, List.of(), 2);
        new ChargeAction("ours").play(battle, referee);
        assertThat(battle.regiment("ours").base(0)).isEqualTo(start);
        assertThat(battle.regiment("ours").inspired()).isEqualTo(Inspired.NO);
        assertThat(referee.event(MoveEvents.ChargeRolled.class).rules().ids())
                .contains("FB-CHARGE-11", "FB-CHARGE-12");
    }

    @Test
    @Rule("FB-CHARGE-13")
    void everyModelThatCanMustEngage() {
        var battle =
                Field.of(FIRST)
                        .with(ours(FIRST, 2).build(), "10,10", "10,11.5")
                        .with(theirs(FIRST, 1), "15,10")
                        .battle();
        assertRefused(moving(battle, "6", go(0, "14,10")), "FB-CHARGE-13", "could-engage");
        assertRefused(moving(battle, "6"), "FB-CHARGE-13", "must-charge");
        assertThat(moving(battle, "6", go(0, "14,10"), go(1, "14.3,11.3"))).isNull();
        assertRefused(
                moving(battle, "6", go(0, "14.1,10"), go(1, "14.1,10.5")),
                "FB-MARCH-07",
                "bases-overlap");
    }

    @Test
    @Rule("FB-CHARGE-13")
    void nobodyGoesFartherThanTheChargeDistance() {
        var battle = apart(FIRST, "5");
        assertRefused(moving(battle, "3.9", go(0, "14,10")), "FB-CHARGE-13", "too-far");
        assertThat(moving(battle, "4", go(0, "14,10"))).isNull();
    }

    @Test
    @Rule("FB-CHARGE-15")
    void aChargerTakesTheShortestWay() {
        var battle = apart(FIRST, "4");
        assertRefused(
                moving(battle, "8", go(0, "11,11", "14,10")),
                "FB-CHARGE-15",
                "not-the-shortest-way");
        assertThat(moving(battle, "8", go(0, "12,10", "14,10"))).isNull();
    }

    @Test
    @Rule("FB-CHARGE-16")
    void aChargeEndsInCommandRange() {
        var battle =
                Field.of(FIRST)
                        .with(ours(FIRST, 2).build(), "10,10", "10,15.5")
                        .with(theirs(FIRST, 2), "15,8", "15,17")
                        .battle();
        assertRefused(
                moving(battle, "8", go(0, "14,8"), go(1, "14,17")), "FB-CMD-01", "out-of-command");
    }

    @Test
    @Rule("FB-CHARGE-17")
    void aModelThatCannotEngageComesAsNearAsItCan() {
        var battle =
                Field.of(FIRST)
                        .with(ours(FIRST, 2).build(), "10,10", "6,10")
                        .with(theirs(FIRST, 1), "15,10")
                        .battle();
        assertRefused(
                moving(battle, "5", go(0, "14,10"), go(1, "9,10")),
                "FB-CHARGE-17",
                "could-come-nearer");
        assertThat(moving(battle, "5", go(0, "14,10"), go(1, "11,10"))).isNull();
    }

    @Test
    @Rule({"FB-CHARGE-17", "FB-CHARGE-11"})
    void aChargeThatFindsNoWayHasFailed() {
        var battle =
                Field.of(FIRST)
                        .terrain(piece("crag", "12,0", "13,48", Kind.IMPASSABLE))
                        .with(ours(FIRST, 1).build(), "10,10")
                        .with(theirs(FIRST, 1), "15,10")
                        .battle();
        assertThat(proposed(battle, "8", "theirs")).isEqualTo(Moves.STAY);
        var referee = Scripted.answering(battle, List.of(Moves.STAY), 6);
        new ChargeAction("ours").play(battle, referee);
        assertThat(referee.event(MoveEvents.ChargeBlocked.class).regiment()).isEqualTo("ours");
    }

    @Test
    @Rule({"FB-CHARGE-18", "FB-CHARGE-19"})
    void asManyTargetsAsPossibleAreEngaged() {
        var others = Levy.of(FIRST, "others").side(Side.B).models(1).build();
        var battle =
                Field.of(FIRST)
                        .with(ours(FIRST, 2).build(), "10,10", "10,12")
                        .with(theirs(FIRST, 1), "15,9")
                        .with(others, "15,14")
                        .battle();
        var moves = proposed(battle, "8", "theirs", "others");
        var after = Imagined.after(battle, Places.after(battle.regiment("ours"), moves));
        assertThat(engages(after, "theirs")).isTrue();
        assertThat(engages(after, "others")).isTrue();
        var both = new ChooseChargeMove("ours", ChargeTargets.of("theirs", "others"), inches("8"));
        assertRefused(
                both.choices(battle).refusal(Moves.of(go(0, "14,9"), go(1, "14.5,10"))),
                "FB-CHARGE-19",
                "more-targets-in-reach");
        assertThat(proposed(battle, "4.2", "theirs", "others")).isNotEqualTo(Moves.STAY);
    }

    private static boolean engages(Battle battle, String target) {
        return Engagement.engages(battle, battle.regiment("ours"), battle.regiment(target));
    }

    @Test
    @Rule("FB-CHARGE-20")
    void theRangesOfOtherEnemiesMayBeCrossed() {
        var bystanders = Levy.of(FIRST, "bystanders").side(Side.B).models(1).build();
        var battle =
                Field.of(FIRST)
                        .with(ours(FIRST, 1).build(), "10,10")
                        .with(theirs(FIRST, 1), "15,10")
                        .with(bystanders, "12.5,11.2")
                        .battle();
        assertThat(moving(battle, "5", go(0, "14,10"))).isNull();
    }

    @ParameterizedTest
    @ValueSource(ints = {1, 2})
    @Rule({"FB-CHARGE-21", "FB-CHARGE-22"})
    void aSuccessfulChargeInspires(int number) {
        var edition = Edition.numbered(number);
        var battle = apart(edition, "4");
        var referee = Scripted.answering(battle, List.of(Moves.of(go(0, "13.5,10"))), 3);
        new ChargeAction("ours").play(battle, referee);
        assertThat(battle.regiment("ours").inspired())
                .isEqualTo(number == 1 ? Inspired.NEXT_CLASH : Inspired.WHOLE_ROUND);
        assertThat(battle.regiment("ours").base(0).centre()).isEqualTo(Field.at("13.5,10"));
    }

    /** The gap is 4 inches; over the fence it costs 2 more, round it the detour. */
    @Test
    @Rule("FB-TERRAIN-14")
    void chargingOverAnObstacleCostsTwoInchesAndTheImpact() {
        var battle =
                Field.of(FIRST)
                        .terrain(piece("fence", "12,7.5", "12.5,12.5", Kind.OBSTACLE))
                        .with(ours(FIRST, 1).build(), "10,10")
                        .with(theirs(FIRST, 1), "15,10")
                        .battle();
        assertRefused(moving(battle, "5.9", go(0, "14,10")), "FB-CHARGE-13", "too-far");
        assertThat(moving(battle, "6", go(0, "14,10"))).isNull();
        assertThat(home(battle, go(0, "14,10")).impacting()).isEmpty();
    }

    private static ChargeHome home(Battle battle, Go... moves) {
        var ours = battle.regiment("ours");
        var targets = ChargeTargets.of("theirs");
        var errand = new ChargeErrand(battle, ours, targets.regiments(), inches("9"));
        return ChargeHome.of(battle, ours, targets, errand.routes(Moves.of(moves)));
    }

    private static Battle through(Kind kind, WeightClass weight) {
        return Field.of(FIRST)
                .terrain(piece("thicket", "12,7", "12.5,10.2", kind))
                .with(Levy.of(FIRST, "ours").weight(weight).models(2).build(), "10,10", "10,12")
                .with(theirs(FIRST, 1), "15,11")
                .battle();
    }

    @Test
    @Rule({"FB-TERRAIN-17", "FB-TERRAIN-18"})
    void hinderingTerrainTakesImpactsOfModelsAndTheInspirationOfAll() {
        var medium = through(Kind.HINDERING, WeightClass.MEDIUM);
        var home = home(medium, go(0, "14,10"), go(1, "14,12"));
        assertThat(home.impacting()).containsExactly(1);
        assertThat(home.uninspiring()).isEqualTo("FB-TERRAIN-18");
        home.play(medium, Scripted.answering(medium, List.of()));
        assertThat(medium.regiment("ours").inspired()).isEqualTo(Inspired.NO);
        var light = through(Kind.HINDERING, WeightClass.LIGHT);
        assertThat(home(light, go(0, "14,10"), go(1, "14,12")).uninspiring()).isEmpty();
    }

    @Test
    @Rule("FB-TERRAIN-17")
    void aWayBesideHinderingTerrainKeepsEverything() {
        var medium = through(Kind.HINDERING, WeightClass.MEDIUM);
        medium.regiment("ours").place(0, Field.at("10,13.5"));
        var home = home(medium, go(0, "14.6,12"), go(1, "14,11"));
        assertThat(home.impacting()).containsExactly(0, 1);
        assertThat(home.uninspiring()).isEmpty();
    }

    @Test
    @Rule("FB-RUIN-07")
    void cavalryIsNotInspiredByChargingIntoARuin() {
        for (var type : ModelType.values()) {
            var battle =
                    Field.of(FIRST)
                            .terrain(Muster.ruin("14,8", "18,12", 2))
                            .with(Levy.of(FIRST, "ours").type(type).models(1).build(), "10,10")
                            .with(theirs(FIRST, 1), "15,10")
                            .battle();
            boolean mounted = type == ModelType.CAVALRY || type == ModelType.BRUTE;
            assertThat(home(battle, go(0, "13.5,10")).uninspiring())
                    .isEqualTo(mounted ? "FB-RUIN-07" : "");
        }
    }

    @Test
    @Rule("FB-RUIN-11")
    void whoChangesFloorsInAChargeHasNoImpactAndNoInspiration() {
        var battle =
                Field.of(FIRST)
                        .terrain(Muster.ruin("12,8", "18,13", 2))
                        .with(ours(FIRST, 2).build(), "11,10", "11,12")
                        .with(theirs(FIRST, 2), "15,10", "15,12")
                        .battle();
        battle.regiment("theirs").place(0, Field.at("15,10"), 1);
        var home = home(battle, up(0, "14,10", 1), go(1, "14,12"));
        assertThat(home.impacting()).containsExactly(1);
        assertThat(home.climbed()).containsExactly(0);
        home.play(battle, Scripted.answering(battle, List.of()));
        var ours = battle.regiment("ours");
        assertThat(ours.inspired()).isEqualTo(Inspired.NEXT_CLASH);
        assertThat(ours.uninspired(0)).isTrue();
        assertThat(ours.uninspired(1)).isFalse();
        ours.setInspired(Inspired.NEXT_CLASH);
        assertThat(ours.uninspired(0)).isFalse();
    }

    @Test
    @Rule("FB-IMPACT-01")
    void impactAttacksFollowTheMoveWithinTheCharge() {
        var riders = Levy.of(FIRST, "ours").type(ModelType.CAVALRY).models(1).build();
        var battle = Field.of(FIRST).with(riders, "10,10").with(theirs(FIRST, 1), "15,10").battle();
        var answers = List.of(Moves.of(go(0, "14,10")));
        var referee = Scripted.answering(battle, answers, /* charge */ 5, /* impact */ 6);
        new ChargeAction("ours").play(battle, referee);
        var kinds = referee.events.stream().map(event -> event.getClass().getSimpleName()).toList();
        assertThat(kinds.indexOf("HitsRolled")).isGreaterThan(kinds.indexOf("RegimentCharged"));
    }

    @Test
    @Rule("FB-CHARGE-23")
    void theClashMayGoToEnemiesThatWereNotCharged() {
        var bystander = Levy.of(FIRST, "bystander").side(Side.B).models(1).build();
        var riders = Levy.of(FIRST, "ours").type(ModelType.CAVALRY).models(1).build();
        var battle =
                Field.of(FIRST)
                        .with(riders, "14,10")
                        .with(theirs(FIRST, 1), "15,10")
                        .with(bystander, "14,11.5")
                        .battle();
        var foes = battle.regiments(Side.B);
        var reach = Reach.of(battle, riders, Manner.CLASH, foes).getFirst();
        assertThat(reach.options())
                .extracting(Reach.Option::target)
                .containsExactlyInAnyOrder("theirs", "bystander");
        var impact = ImpactAttacks.of(battle, "ours", List.of("theirs")).noted().getFirst();
        assertThat(impact.options()).extracting(Reach.Option::target).containsExactly("theirs");
    }

    private static Battle behindFriends(Edition edition, boolean barred) {
        var field = Field.of(edition);
        if (barred) field.options(OptionsOf.barringFlyingCharges());
        return field.terrain(piece("crag", "12,0", "12.5,48", Kind.IMPASSABLE))
                .with(Levy.of(edition, "ours").traits("Fly").models(1).build(), "10,10")
                .with(theirs(edition, 1), "15,10")
                .battle();
    }

    @Test
    @Rule({"FB-SR-FLY-E1", "FB-SR-FLY-E2"})
    void onlyTheSecondEditionChargesOnTheWing() {
        assertThat(moving(behindFriends(SECOND, false), "5", go(0, "14,10"))).isNull();
        assertThat(moving(behindFriends(SECOND, true), "5", go(0, "14,10"))).isNotNull();
        assertThat(moving(behindFriends(FIRST, false), "5", go(0, "14,10"))).isNotNull();
    }

    @Test
    @Rule("FB-SR-FLY-END")
    void aFlyingChargeDoesNotEndOnACrag() {
        var battle = behindFriends(SECOND, false);
        battle.regiment("theirs").place(0, Field.at("13.2,10"));
        assertRefused(moving(battle, "5", go(0, "12.1,10")), "FB-TERRAIN-22", "stands-on-terrain");
    }

    @Test
    @Rule("FB-SR-LINEBREAKER-E1")
    void inTheFirstEditionLinebreakersTakeTheShieldsOfWhomTheyEngage() {
        var shields = Levy.of(FIRST, "theirs").side(Side.B).traits("Shield").models(1).build();
        var battle =
                Field.of(FIRST)
                        .with(
                                Levy.of(FIRST, "ours").traits("Linebreaker").models(1).build(),
                                "10,10")
                        .with(shields, "15,10")
                        .battle();
        var referee = Scripted.answering(battle, List.of(Moves.of(go(0, "14,10"))), 3);
        new ChargeAction("ours").play(battle, referee);
        assertThat(shields.boons()).hasSize(1);
        assertThat(Traits.any(battle, shields, Melee.Shield.class)).isFalse();
    }

    @Test
    @Rule("FB-SR-LINEBREAKER-E2")
    void inTheSecondEditionShieldsAreKept() {
        var shields = Levy.of(SECOND, "theirs").side(Side.B).traits("Shield").models(1).build();
        var battle =
                Field.of(SECOND)
                        .with(
                                Levy.of(SECOND, "ours").traits("Linebreaker").models(1).build(),
                                "10,10")
                        .with(shields, "15,10")
                        .battle();
        var referee = Scripted.answering(battle, List.of(Moves.of(go(0, "14,10"))));
        new ChargeAction("ours").play(battle, referee);
        assertThat(shields.boons()).isEmpty();
    }

    @Test
    @Rule({"FB-BROKEN-04", "FB-REINF-07", "FB-LIST-03", "FB-RESERVE-05"})
    void theBrokenTheArrivedAndTheEngagedMayNotCharge() {
        var battle = apart(FIRST, "5");
        var ours = battle.regiment("ours");
        assertThat(ChargeAction.refusal(battle, ours)).isNull();
        ours.setBroken(true);
        assertRefused(ChargeAction.refusal(battle, ours), "FB-BROKEN-04", "broken");
        ours.setBroken(false);
        ours.setArrived(true);
        assertRefused(ChargeAction.refusal(battle, ours), "FB-REINF-07", "arrived-this-round");
        assertThat(ChargeAction.legal(battle, ours, battle.regiment("theirs"))).isTrue();
        ours.setArrived(false);
        battle.regiment("theirs").place(0, Field.at("11.9,10"));
        assertRefused(ChargeAction.refusal(battle, ours), "FB-LIST-03", "engaged");
        battle.regiment("theirs").place(0, Field.at("40,10"));
        assertRefused(ChargeAction.refusal(battle, ours), "FB-CHARGE-02", "nobody-to-charge");
    }

    @Test
    @Rule({"FB-GARRISON-16", "FB-GARRISON-18"})
    void anOccupiedGarrisonIsChargedLikeARegiment() {
        var battle =
                Field.of(FIRST)
                        .terrain(Muster.garrison("tower", "15,8", "20,12"))
                        .with(ours(FIRST, 1).build(), "10,10")
                        .with(theirs(FIRST, 3))
                        .battle();
        var theirs = battle.regiment("theirs");
        theirs.setStatus(Status.IN_GARRISON);
        theirs.setGarrison("tower");
        assertThat(declaring(battle)).isNull();
        assertThat(ChargeReach.gap(battle, battle.regiment("ours"), theirs))
                .isEqualTo(inches("5") - 1250);
        assertRefused(moving(battle, "9", go(0, "13.4,10")), "FB-CHARGE-13", "could-engage");
        assertThat(moving(battle, "9", go(0, "13.6,10"))).isNull();
        var home = home(battle, go(0, "13.6,10"));
        assertThat(home.uninspiring()).isEqualTo("FB-GARRISON-18");
        assertThat(proposed(battle, "9", "theirs")).isNotEqualTo(Moves.STAY);
    }

    @Test
    void aRegimentOfTwelveGetsAtItsEnemyWithOneConfirmation() {
        var places = new String[12];
        for (int i = 0; i < 12; i++) places[i] = (10 + i % 6) + "," + (10 - i / 6);
        var foes = new String[12];
        for (int i = 0; i < 12; i++) foes[i] = (10 + i % 6) + "," + (16 + i / 6);
        var battle =
                Field.of(FIRST)
                        .with(ours(FIRST, 12).build(), places)
                        .with(theirs(FIRST, 12), foes)
                        .battle();
        var moves = proposed(battle, "7", "theirs");
        var after = Imagined.after(battle, Places.after(battle.regiment("ours"), moves));
        int engaging = 0;
        for (int model = 0; model < 12; model++)
            if (Engagement.engaging(after, after.regiment("ours"), model)) engaging++;
        assertThat(engaging).isGreaterThanOrEqualTo(10);
        assertThat(CommandRange.stranded(after, after.regiment("ours"))).isEmpty();
    }

    @Test
    void whateverIsProposedIsLegal() {
        var lot = new Lot(21);
        int charges = 0;
        int failed = 0;
        for (int game = 0; game < 150; game++) {
            var battle = Crowd.random(lot, game % 2 == 0 ? FIRST : SECOND);
            for (var charger : battle.regiments()) {
                if (ChargeAction.refusal(battle, charger) != null) continue;
                var targets = new ChooseChargeTargets(charger.id()).choices(battle).any(lot);
                int needed =
                        ChargeReach.gap(
                                battle, charger, battle.regiment(targets.regiments().getFirst()));
                var question = new ChooseChargeMove(charger.id(), targets, needed + 100);
                var choices = question.choices(battle);
                var moves = choices.any(lot);
                assertThat(choices.refusal(moves)).isNull();
                charges++;
                if (moves.stays()) failed++;
            }
        }
        assertThat(charges).isGreaterThan(100);
        assertThat(failed).isLessThan(charges / 2);
    }
}
