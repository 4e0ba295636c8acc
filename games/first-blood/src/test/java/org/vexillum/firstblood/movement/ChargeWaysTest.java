package org.vexillum.firstblood.movement;

import static org.assertj.core.api.Assertions.assertThat;
import static org.vexillum.firstblood.edition.Edition.FIRST;
import static org.vexillum.firstblood.edition.Edition.SECOND;
import static org.vexillum.firstblood.movement.Charges.apart;
import static org.vexillum.firstblood.movement.Charges.declaring;
import static org.vexillum.firstblood.movement.Charges.home;
import static org.vexillum.firstblood.movement.Charges.moving;
import static org.vexillum.firstblood.movement.Charges.proposed;
import static org.vexillum.firstblood.movement.Muster.assertRefused;
import static org.vexillum.firstblood.movement.Muster.go;
import static org.vexillum.firstblood.movement.Muster.inches;
import static org.vexillum.firstblood.movement.Muster.ours;
import static org.vexillum.firstblood.movement.Muster.piece;
import static org.vexillum.firstblood.movement.Muster.ruin;
import static org.vexillum.firstblood.movement.Muster.theirs;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.vexillum.firstblood.Field;
import org.vexillum.firstblood.Levy;
import org.vexillum.firstblood.edition.Edition;
import org.vexillum.firstblood.ranges.CommandRange;
import org.vexillum.firstblood.ranges.Engagement;
import org.vexillum.firstblood.table.Battle;
import org.vexillum.firstblood.table.Ruleset;
import org.vexillum.firstblood.table.Status;
import org.vexillum.firstblood.terrain.Terrain.Kind;
import org.vexillum.kernel.Side;
import org.vexillum.kernel.dice.RandomSource;
import org.vexillum.testkit.Rule;

/** Where the models of a charge go. */
class ChargeWaysTest {
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
        assertThat(moving(battle, "6", go(0, "14,10"), go(1, "14.2,11.2"))).isNull();
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

    private static Battle beyondAPit() {
        return Field.of(FIRST)
                .terrain(piece("pit", "12,7", "13,16", Kind.IMPASSABLE))
                .with(ours(FIRST, 1).build(), "10,10")
                .with(theirs(FIRST, 1), "16,10")
                .battle();
    }

    /** Round the corners of the pit at 7: sqrt(4 + 9) and more. */
    @Test
    @Rule({"FB-CHARGE-13", "FB-CHARGE-17"})
    void whoCanOnlyEngageByALongWayRoundMustTakeIt() {
        assertRefused(moving(beyondAPit(), "8"), "FB-CHARGE-13", "must-charge");
        assertThat(proposed(beyondAPit(), "8", "theirs").stays()).isFalse();
        assertThat(moving(beyondAPit(), "6")).isNull();
        assertThat(proposed(beyondAPit(), "6", "theirs").stays()).isTrue();
    }

    @Test
    @Rule({"FB-CHARGE-13", "FB-RUIN-09"})
    void whoStandsUpstairsComesDownToEngage() {
        var battle =
                Field.of(FIRST)
                        .terrain(ruin("8,8", "14,12", 2))
                        .with(ours(FIRST, 1).build(), "12,10")
                        .with(theirs(FIRST, 1), "17,10")
                        .battle();
        battle.regiment("ours").place(0, Field.at("12,10"), 1);
        assertRefused(moving(battle, "7"), "FB-CHARGE-13", "must-charge");
        assertThat(proposed(battle, "7", "theirs").stays()).isFalse();
        assertThat(proposed(battle, "5", "theirs").stays()).isTrue();
    }

    /** Down the stairs, 3 inches, and 3 more towards the enemy. */
    @Test
    @Rule("FB-CHARGE-17")
    void whoStandsUpstairsAndCannotEngageComesDown() {
        var battle =
                Field.of(FIRST)
                        .terrain(ruin("8,8", "14,12", 2))
                        .with(ours(FIRST, 2).build(), "13,10", "9,10")
                        .with(theirs(FIRST, 1), "16.5,10")
                        .battle();
        battle.regiment("ours").place(1, Field.at("9,10"), 1);
        var second = proposed(battle, "6", "theirs").models().getLast();
        assertThat(second.model()).isEqualTo(1);
        assertThat(second.floor()).isZero();
        assertThat(second.end().x()).isGreaterThan(inches("11.5"));
        assertRefused(
                moving(battle, "6", go(0, "15,10"), go(1, "9.5,10")),
                "FB-CHARGE-17",
                "could-come-nearer");
    }

    @Test
    @Rule("FB-CHARGE-15")
    void aChargerTakesTheShortestWay() {
        var battle = apart(FIRST, "4");
        assertRefused(
                moving(battle, "8", go(0, "11,10.2", "12.8,10")),
                "FB-CHARGE-15",
                "not-the-shortest-way");
        assertThat(moving(battle, "8", go(0, "12,10", "13,10"))).isNull();
    }

    @ParameterizedTest
    @ValueSource(ints = {1, 2})
    @Rule("FB-CHARGE-15")
    void nobodyRunsRoundHisTarget(int number) {
        var edition = Edition.numbered(number);
        var battle = apart(edition, "5");
        assertRefused(moving(battle, "8", go(0, "15.98,11.5")), "FB-CHARGE-15", "runs-round");
        assertRefused(moving(battle, "9", go(0, "17.2,10")), "FB-CHARGE-15", "runs-round");
        assertRefused(moving(battle, "8", go(0, "15.2,11.2")), "FB-CHARGE-15", "runs-round");
        assertThat(moving(battle, "8", go(0, "14,10"))).isNull();
        assertThat(moving(battle, "8", go(0, "14.5,10.9"))).isNull();
        assertThat(moving(battle, "8", go(0, "14.5,9.1"))).isNull();
    }

    @Test
    @Rule("FB-CHARGE-15")
    void gamesBegunBeforeGoOnAsTheyBegan() {
        var before = new Battle(apart(SECOND, "5").setting(), Ruleset.FIRST);
        for (var regiment : apart(SECOND, "5").regiments()) before.add(regiment.copy());
        assertThat(moving(before, "8", go(0, "15.98,11.5"))).isNull();
    }

    @Test
    @Rule("FB-CHARGE-15")
    void theWayIntoContactLeadsRoundWhatIsBetween() {
        var battle =
                Field.of(FIRST)
                        .terrain(piece("crag", "12,8", "13,12", Kind.IMPASSABLE))
                        .with(ours(FIRST, 1).build(), "10,10")
                        .with(theirs(FIRST, 1), "15,10")
                        .battle();
        var proposal = proposed(battle, "9", "theirs");
        assertThat(proposal).isNotEqualTo(ModelMoves.STAY);
        assertThat(moving(battle, "9", proposal.models().getFirst())).isNull();
        assertRefused(moving(battle, "12", go(0, "16.2,10")), "FB-CHARGE-15", "runs-round");
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
                moving(battle, "8", go(0, "13.9,8.4"), go(1, "13.9,16.6")),
                "FB-CMD-01",
                "out-of-command");
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
        assertThat(proposed(battle, "8", "theirs")).isEqualTo(ModelMoves.STAY);
        var referee = Scripted.answering(battle, List.of(ModelMoves.STAY), 6);
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
        var after = TableAfterMove.after(battle, ModelPlaces.after(battle.regiment("ours"), moves));
        assertThat(engages(after, "theirs")).isTrue();
        assertThat(engages(after, "others")).isTrue();
        var both = new ChooseChargeMove("ours", ChargeTargets.of("theirs", "others"), inches("8"));
        assertRefused(
                both.choices(battle).refusal(ModelMoves.of(go(0, "13.9,9.1"), go(1, "14.2,10.2"))),
                "FB-CHARGE-19",
                "more-targets-in-reach");
        assertThat(proposed(battle, "4.2", "theirs", "others")).isNotEqualTo(ModelMoves.STAY);
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
        assertThat(proposed(battle, "9", "theirs")).isNotEqualTo(ModelMoves.STAY);
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
        var after = TableAfterMove.after(battle, ModelPlaces.after(battle.regiment("ours"), moves));
        int engaging = 0;
        for (int model = 0; model < 12; model++)
            if (Engagement.engaging(after, after.regiment("ours"), model)) engaging++;
        assertThat(engaging).isGreaterThanOrEqualTo(10);
        assertThat(CommandRange.stranded(after, after.regiment("ours"))).isEmpty();
    }

    @Test
    void whateverIsProposedIsLegal() {
        var lot = new RandomSource(21);
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
