package org.vexillum.firstblood.sequence;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Objects;
import org.junit.jupiter.api.Test;
import org.vexillum.firstblood.Bout;
import org.vexillum.firstblood.Field;
import org.vexillum.firstblood.Levy;
import org.vexillum.firstblood.army.Role;
import org.vexillum.firstblood.edition.Edition;
import org.vexillum.firstblood.magic.Incantation;
import org.vexillum.firstblood.table.ActionKind;
import org.vexillum.firstblood.table.Battle;
import org.vexillum.firstblood.table.Regiment;
import org.vexillum.firstblood.table.Stage;
import org.vexillum.firstblood.table.Status;
import org.vexillum.kernel.Refusal;
import org.vexillum.kernel.Side;
import org.vexillum.kernel.geometry.Lengths;
import org.vexillum.testkit.Rule;

/** Cards, turns and what they call up; nobody does anything. */
class TurnsTest {
    private static final ActionKind SKIP = ActionKind.SKIP;

    private static Bout table(String... ids) {
        var field = Field.of(Edition.FIRST);
        for (var id : ids)
            field.with(
                    Levy.of(Edition.FIRST, id)
                            .side(id.startsWith("a") ? Side.A : Side.B)
                            .models(2)
                            .build());
        return Bout.on(field);
    }

    private static Bout stacks(Bout bout, List<String> a, List<String> b) {
        bout.battle().setStack(Side.A, a);
        bout.battle().setStack(Side.B, b);
        return bout;
    }

    private static Bout turn(Bout bout) {
        return bout.answer(SKIP, SKIP).act(new PlayerTurn()::play);
    }

    private static List<String> activated(Bout bout) {
        return bout.all(SequenceEvents.CardDrawn.class).stream()
                .map(SequenceEvents.CardDrawn::regiment)
                .toList();
    }

    @Test
    @Rule({"FB-ACT-01", "FB-ACT-04", "FB-ACT-14"})
    void theSidesTakeTurnsWithTheirTopCards() {
        var bout = stacks(table("a1", "a2", "b1", "b2"), List.of("a2", "a1"), List.of("b1", "b2"));
        bout.battle().setToAct(Side.B);
        for (int i = 0; i < 4; i++) turn(bout);
        assertThat(activated(bout)).containsExactly("b1", "a2", "b2", "a1");
    }

    @Test
    @Rule({"FB-ACT-02", "FB-ACT-07"})
    void aSideWithCardsLeftGoesOnUntilBothStacksAreEmpty() {
        var bout = stacks(table("a1", "b1", "b2", "b3"), List.of("a1"), List.of("b1", "b2", "b3"));
        for (int i = 0; i < 3; i++) turn(bout);
        assertThat(bout.battle().stage()).isEqualTo(Stage.ACTION);
        turn(bout);
        assertThat(activated(bout)).containsExactly("a1", "b1", "b2", "b3");
        assertThat(bout.battle().stage()).isEqualTo(Stage.VICTORY);
    }

    @Test
    @Rule("FB-ACT-07")
    void withoutACardThePlayPasses() {
        var bout = stacks(table("a1", "b1"), List.of("a1"), List.of("b1"));
        bout.regiment("a1").setStatus(Status.DESTROYED);
        bout.act(new PlayerTurn()::play);
        assertThat(bout.battle().toAct()).isEqualTo(Side.B);
        assertThat(activated(bout)).isEmpty();
        assertThat(bout.event(SequenceEvents.TurnPassed.class).from()).isEqualTo(Side.A);
    }

    @Test
    @Rule("FB-ACT-06")
    void theCardOfADestroyedRegimentIsDiscardedAndTheNextOneDrawn() {
        var bout = stacks(table("a1", "a2", "b1"), List.of("a1", "a2"), List.of("b1"));
        bout.regiment("a1").setStatus(Status.DESTROYED);
        turn(bout);
        assertThat(bout.event(SequenceEvents.CardDiscarded.class).card()).isEqualTo("a1");
        assertThat(activated(bout)).containsExactly("a2");
    }

    private static Bout twins(Status second) {
        var bout = table("b1");
        var card = Levy.of(Edition.FIRST, "guard").models(2).regimentCard();
        for (var id : List.of("left", "right")) {
            var regiment = new Regiment(id, Side.A, card);
            regiment.setStatus(id.equals("right") ? second : Status.ON_TABLE);
            bout.battle().add(regiment);
        }
        return stacks(bout, List.of("guard", "guard"), List.of("b1"));
    }

    @Test
    @Rule("FB-ACT-05")
    void theOwnerChoosesAmongRegimentsOfOneEntry() {
        var bout = twins(Status.ON_TABLE).answer("right");
        turn(bout);
        assertThat(activated(bout)).containsExactly("right");
        bout.battle().setToAct(Side.A);
        turn(bout); // the other one is left, and nobody is asked
        assertThat(activated(bout)).containsExactly("right", "left");
    }

    @Test
    @Rule("FB-ACT-05")
    void oneStillInReserveIsNotAmongThemButOneArrivingIs() {
        assertThat(CommandStacks.activatable(twins(Status.RESERVE).battle(), Side.A, "guard"))
                .containsExactly("left");
        assertThat(CommandStacks.activatable(twins(Status.ARRIVING).battle(), Side.A, "guard"))
                .containsExactly("left", "right");
    }

    @Test
    @Rule("FB-ACT-06")
    void aCardIsVoidOnlyWhenNobodyOfItsEntryIsLeft() {
        var bout = twins(Status.DESTROYED);
        turn(bout);
        assertThat(activated(bout)).containsExactly("left");
        bout.battle().setToAct(Side.A);
        bout.act(new PlayerTurn()::play);
        assertThat(bout.event(SequenceEvents.CardDiscarded.class).card()).isEqualTo("guard");
    }

    @Test
    @Rule({"FB-ACT-15", "FB-ACT-17"})
    void whoeverSkippedBothActionsHasBeenActivatedAllTheSame() {
        var bout = turn(stacks(table("a1", "b1"), List.of("a1"), List.of("b1")));
        assertThat(bout.regiment("a1").activated()).isTrue();
        assertThat(bout.regiment("a1").actions()).isEmpty();
        assertThat(bout.event(SequenceEvents.Deactivated.class).acted()).isFalse();
        var refused =
                new ChooseRegiment(Side.A, "a1", List.of("x")).choices(bout.battle()).refusal("a1");
        assertThat(key(refused)).isEqualTo("already-activated");
    }

    @Test
    @Rule({"FB-ACT-09", "FB-ACT-10"})
    void aSecondActionFollowsTheFirst() {
        var bout = stacks(table("a1", "b1"), List.of("a1"), List.of("b1"));
        bout.answer(ActionKind.MARCH, ActionKind.TAKE_AIM).act(new PlayerTurn()::play);
        assertThat(bout.regiment("a1").actions())
                .containsExactly(ActionKind.MARCH, ActionKind.TAKE_AIM);
        assertThat(bout.event(SequenceEvents.Deactivated.class).acted()).isTrue();
    }

    @Test
    @Rule("FB-ACT-16")
    void eachActionCanBeSkippedByItself() {
        var bout = stacks(table("a1", "b1"), List.of("a1"), List.of("b1"));
        bout.answer(SKIP, ActionKind.TAKE_AIM).act(new PlayerTurn()::play);
        assertThat(bout.regiment("a1").actions()).containsExactly(ActionKind.TAKE_AIM);
        assertThat(bout.all(SequenceEvents.ActionTaken.class))
                .extracting(SequenceEvents.ActionTaken::nth)
                .containsExactly(1, 2);
    }

    private static String key(Refusal refusal) {
        return Objects.requireNonNull(refusal).key();
    }

    // ---- the choice of actions

    private static ChooseAction second(ActionKind first) {
        return new ChooseAction("a1", 2, List.of(first), ActionLimit.NONE);
    }

    private static Refusal refusal(Battle battle, ActionKind first, ActionKind second) {
        return second(first).choices(battle).refusal(second);
    }

    @Test
    @Rule("FB-ACT-11")
    void noActionTwiceInAnActivation() {
        var battle = table("a1", "b1").battle();
        var refused = refusal(battle, ActionKind.TAKE_AIM, ActionKind.TAKE_AIM);
        assertThat(key(refused)).isEqualTo("action-repeated");
        assertThat(refused.rules().has("FB-ACT-11")).isTrue();
        battle.regiment("a1").setActions(List.of(ActionKind.TAKE_AIM));
        assertThat(refusal(battle, SKIP, ActionKind.TAKE_AIM))
                .as("taken earlier in the round, out of sequence")
                .isNull();
    }

    @Test
    @Rule("FB-ACT-12")
    void noActionTwiceInARoundOfTheSecondEdition() {
        var regiment = Levy.of(Edition.SECOND, "a1").models(2).build();
        var battle = Field.of(Edition.SECOND).with(regiment).battle();
        regiment.setActions(List.of(ActionKind.TAKE_AIM));
        var refused = refusal(battle, SKIP, ActionKind.TAKE_AIM);
        assertThat(key(refused)).isEqualTo("action-repeated");
        assertThat(refused.rules().has("FB-ACT-12")).isTrue();
    }

    @Test
    @Rule({"FB-ACT-11", "FB-ACT-12", "FB-MARCH-10"})
    void marchIsTheActionThatMayBeTakenTwice() {
        for (var edition : List.of(Edition.FIRST, Edition.SECOND)) {
            var regiment = Levy.of(edition, "a1").models(2).build();
            var battle = Field.of(edition).with(regiment, "10,10", "11,10").battle();
            regiment.setActions(List.of(ActionKind.MARCH));
            assertThat(refusal(battle, ActionKind.MARCH, ActionKind.MARCH)).isNull();
        }
    }

    @Test
    @Rule({"FB-REINF-06", "FB-REINF-10"})
    void whoeverArrivesMustMarchOrStaysOut() {
        var battle = table("a1").battle();
        battle.regiment("a1").setStatus(Status.ARRIVING);
        var first = new ChooseAction("a1", 1, List.of(), ActionLimit.ENTERING).choices(battle);
        assertThat(key(first.refusal(ActionKind.TAKE_AIM))).isEqualTo("march-only");
        assertThat(first.refusal(SKIP)).isNull();
        var second =
                new ChooseAction("a1", 2, List.of(ActionKind.MARCH), ActionLimit.STILL_ENTERING)
                        .choices(battle);
        assertThat(second.refusal(ActionKind.RALLY).rules().has("FB-REINF-10")).isTrue();
    }

    @Test
    @Rule({"FB-REINF-11", "FB-ACT-17", "FB-REINF-06"})
    void skippingTheMarchOntoTheTableSendsItBack() {
        var bout = stacks(table("a1", "b1"), List.of("a1"), List.of("b1"));
        bout.regiment("a1").setStatus(Status.ARRIVING);
        bout.answer(SKIP).act(new PlayerTurn()::play);
        assertThat(bout.regiment("a1").status()).isEqualTo(Status.RESERVE);
        assertThat(bout.regiment("a1").activated()).isTrue();
        assertThat(bout.cites("FB-REINF-11")).isTrue();
    }

    // ---- the two lists

    private static Battle fight(String a, String b, String... traits) {
        var one = Levy.of(Edition.FIRST, "a1").traits(traits).models(1).build();
        var other = Levy.of(Edition.FIRST, "b1").side(Side.B).models(1).build();
        return Field.of(Edition.FIRST).with(one, a).with(other, b).battle();
    }

    private static List<ActionKind> open(Battle battle) {
        return new ChooseAction("a1", 1, List.of(), ActionLimit.NONE).choices(battle).list();
    }

    @Test
    @Rule({"FB-LIST-01", "FB-LIST-04"})
    void outOfCombatThereAreNoCombatActions() {
        var battle = fight("10,10", "30,30");
        assertThat(open(battle)).contains(ActionKind.MARCH, ActionKind.TAKE_AIM);
        assertThat(open(battle)).doesNotContain(ActionKind.CLASH, ActionKind.COMBAT_REFORM);
        assertThat(ActionLists.refusal(battle, battle.regiment("a1"), ActionKind.CLASH).rules())
                .matches(rules -> rules.has("FB-LIST-04"));
    }

    @Test
    @Rule({"FB-LIST-02", "FB-LIST-03"})
    void anEngagedRegimentHasOnlyCombatActions() {
        var battle = fight("10,10", "11.5,10");
        assertThat(open(battle))
                .contains(ActionKind.CLASH, ActionKind.INSPIRE, ActionKind.DISENGAGE)
                .doesNotContain(ActionKind.MARCH, ActionKind.TAKE_AIM);
        for (var action : List.of(ActionKind.MARCH, ActionKind.CHARGE, ActionKind.RALLY))
            assertThat(ActionLists.refusal(battle, battle.regiment("a1"), action).rules())
                    .matches(rules -> rules.has("FB-LIST-03"));
    }

    @Test
    @Rule("FB-LIST-05")
    void whoeverEngagesWithoutBeingEngagedHasBothLists() {
        var battle = fight("10,10", "13,10", "Support"); // bases 2.02 inches apart
        assertThat(open(battle)).contains(ActionKind.MARCH, ActionKind.CLASH);
    }

    @Test
    @Rule("FB-SR-OVERCHARGE-1")
    void overchargingNeedsTheRuleAndPlacesAMarker() {
        assertThat(open(fight("10,10", "11.5,10", "Overcharge"))).contains(ActionKind.OVERCHARGE);
        assertThat(open(fight("10,10", "30,30", "Overcharge"))).contains(ActionKind.OVERCHARGE);
        assertThat(open(fight("10,10", "30,30"))).doesNotContain(ActionKind.OVERCHARGE);
        var bout = table("a1");
        bout.regiment("a1").setOvercharge(1);
        bout.act(new OverchargeAction("a1")::play);
        assertThat(bout.regiment("a1").overcharge()).isEqualTo(2);
    }

    /** A wizard of side A with a rival in the given place. */
    private static Battle duellists(String rival) {
        var spell =
                new Incantation(
                        "Spark",
                        Lengths.inches(12),
                        3,
                        2,
                        Incantation.Aim.ENEMY,
                        List.of(new Incantation.Effect.Hits(1, 0, 0)));
        var lord =
                Levy.of(Edition.FIRST, "a1")
                        .traits("Wizard (2)")
                        .commandRange(10)
                        .model(Role.CHARACTER)
                        .incantations("Spark");
        var other = Levy.of(Edition.FIRST, "b1").side(Side.B).model(Role.CHARACTER);
        return Field.of(Edition.FIRST)
                .incantations(spell)
                .with(lord.build(), "10,10")
                .with(other.build(), rival)
                .battle();
    }

    @Test
    @Rule({"FB-CHAR-08", "FB-CHAR-04"})
    void aCharacterMayChallengeAndCastInCombatAndOutOfItBesidesTheUsualActions() {
        assertThat(open(duellists("11.5,10")))
                .contains(ActionKind.CHALLENGE, ActionKind.SPELLCASTING, ActionKind.CLASH)
                .doesNotContain(ActionKind.MARCH);
        assertThat(open(duellists("18,10")))
                .contains(ActionKind.CHALLENGE, ActionKind.SPELLCASTING, ActionKind.MARCH)
                .doesNotContain(ActionKind.CLASH);
    }

    @Test
    @Rule({"FB-CHAR-08", "FB-MAGIC-02"})
    void noCharacterActionIsTakenTwice() {
        for (var action : List.of(ActionKind.CHALLENGE, ActionKind.SPELLCASTING))
            assertThat(key(refusal(duellists("18,10"), action, action)))
                    .isEqualTo("action-repeated");
    }
}
