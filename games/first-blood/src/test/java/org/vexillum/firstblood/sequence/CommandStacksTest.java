package org.vexillum.firstblood.sequence;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Objects;
import java.util.TreeSet;
import org.junit.jupiter.api.Test;
import org.vexillum.firstblood.Bout;
import org.vexillum.firstblood.Field;
import org.vexillum.firstblood.Levy;
import org.vexillum.firstblood.edition.Edition;
import org.vexillum.firstblood.sequence.OrderStack.Stack;
import org.vexillum.firstblood.table.Battle;
import org.vexillum.firstblood.table.Regiment;
import org.vexillum.firstblood.table.Stage;
import org.vexillum.firstblood.table.Status;
import org.vexillum.firstblood.table.Throw;
import org.vexillum.kernel.Refusal;
import org.vexillum.kernel.Side;
import org.vexillum.kernel.dice.RandomSource;
import org.vexillum.kernel.referee.Choices;
import org.vexillum.testkit.Rule;

class CommandStacksTest {
    private static Bout table(int a, int b) {
        var field = Field.of(Edition.FIRST);
        for (int i = 0; i < a; i++) field.with(Levy.of(Edition.FIRST, "a" + i).models(1).build());
        for (int i = 0; i < b; i++)
            field.with(Levy.of(Edition.FIRST, "b" + i).side(Side.B).models(1).build());
        var bout = Bout.on(field);
        bout.battle().setStage(Stage.COMMAND);
        return bout;
    }

    private static Choices<Stack> orders(Battle battle) {
        return new OrderStack(Side.A, 1).choices(battle);
    }

    private static String key(Refusal refusal) {
        var said = Objects.requireNonNull(refusal);
        return said.key() + " " + said.rules();
    }

    @Test
    @Rule("FB-COMPH-02")
    void bothSidesLayTheirCardsInTheirOrderAtOnce() {
        var bout = table(2, 2).answer(Stack.of("a1", "a0"), Stack.of("b0", "b1"));
        bout.act(new CommandPhase()::play);
        assertThat(bout.battle().stack(Side.A)).containsExactly("a1", "a0");
        assertThat(bout.battle().stack(Side.B)).containsExactly("b0", "b1");
        assertThat(bout.battle().stage()).isEqualTo(Stage.SUPREMACY);
    }

    @Test
    @Rule("FB-COMPH-02")
    void nothingThatIsToldGivesTheOrderAway() {
        var one = table(3, 1).answer(Stack.of("a0", "a1", "a2"), Stack.of("b0"));
        var other = table(3, 1).answer(Stack.of("a2", "a0", "a1"), Stack.of("b0"));
        one.act(new CommandPhase()::play);
        other.act(new CommandPhase()::play);
        assertThat(one.events()).isEqualTo(other.events());
        assertThat(new OrderStack(Side.A, 1).secret()).isTrue();
    }

    @Test
    @Rule("FB-COMPH-01")
    void aCardForEachRegimentInPlayOrArriving() {
        var battle = table(5, 0).battle();
        battle.regiment("a1").setStatus(Status.DESTROYED);
        battle.regiment("a2").setStatus(Status.RESERVE);
        battle.regiment("a3").setStatus(Status.ARRIVING);
        battle.regiment("a4").setStatus(Status.IN_GARRISON);
        assertThat(CommandStacks.cards(battle, Side.A)).containsExactly("a0", "a3", "a4");
        var orders = orders(battle);
        assertThat(orders.refusal(Stack.of("a4", "a0", "a3"))).isNull();
        assertThat(key(orders.refusal(Stack.of("a4", "a0", "a2", "a3"))))
                .isEqualTo("card-not-in-play FB-COMPH-01");
        assertThat(key(orders.refusal(Stack.of("a4", "a0")))).isEqualTo("card-missing FB-COMPH-01");
    }

    @Test
    @Rule("FB-CARD-01")
    void aCardForEveryRegimentAndNoneTwice() {
        var orders = orders(table(2, 1).battle());
        assertThat(key(orders.refusal(Stack.of("a0", "a1", "a0"))))
                .isEqualTo("card-too-often FB-CARD-01");
        assertThat(key(orders.refusal(Stack.of("a0", "a1", "b0"))))
                .isEqualTo("no-such-card FB-CARD-01");
    }

    @Test
    @Rule({"FB-CARD-01", "FB-ACT-05"})
    void twoRegimentsOfOneEntryHaveTwoCardsOfIt() {
        var battle = new Battle(table(1, 0).battle().setting());
        for (var id : List.of("first", "second")) {
            var card = Levy.of(Edition.FIRST, "guard").models(1).regimentCard();
            var regiment = new Regiment(id, Side.A, card);
            regiment.setStatus(Status.ON_TABLE);
            battle.add(regiment);
        }
        var orders = orders(battle);
        assertThat(orders.list()).containsExactly(Stack.of("guard", "guard"));
        assertThat(key(orders.refusal(Stack.of("guard")))).isEqualTo("card-missing FB-COMPH-01");
    }

    @Test
    void fewCardsAreListedInEveryOrderAndManyInATellingSelection() {
        assertThat(orders(table(3, 0).battle()).list()).hasSize(6);
        var many = orders(table(6, 0).battle());
        assertThat(many.complete()).isFalse();
        assertThat(many.list()).hasSize(11).allMatch(stack -> many.refusal(stack) == null);
        var lot = new RandomSource(5);
        var seen = new TreeSet<String>();
        for (int i = 0; i < 50; i++) {
            var any = many.any(lot);
            assertThat(many.refusal(any)).isNull();
            seen.add(any.cards().getFirst());
        }
        assertThat(seen).hasSize(6);
    }

    @Test
    @Rule({"FB-COMPH-02", "FB-COMPH-03"})
    void theOtherSideImaginesAnyOrderOfWhatItHasNotSeen() {
        var battle = table(5, 2).battle();
        battle.setStack(Side.A, List.of("a2", "a0", "a4", "a1", "a3"));
        battle.setSeen(Side.A, 2);
        var tops = new TreeSet<String>();
        for (int i = 0; i < 60; i++) {
            var imagined = battle.copy();
            CommandStacks.shuffleUnseen(imagined, Side.A, new RandomSource(i));
            var cards = imagined.stack(Side.A);
            tops.add(cards.getFirst());
            assertThat(cards.subList(3, 5)).containsExactly("a1", "a3");
            assertThat(cards.subList(0, 3)).containsExactlyInAnyOrder("a0", "a2", "a4");
        }
        assertThat(tops).containsExactly("a0", "a2", "a4");
        assertThat(battle.stack(Side.A)).startsWith("a2", "a0", "a4");
    }

    @Test
    @Rule("FB-COMPH-02")
    void whatIsImaginedDependsOnTheLotAndNotOnTheHiddenOrder() {
        var one = table(4, 1).battle();
        one.setStack(Side.A, List.of("a0", "a1", "a2", "a3"));
        var other = one.copy();
        var turned = new ArrayList<>(one.stack(Side.A));
        Collections.reverse(turned);
        other.setStack(Side.A, turned);
        CommandStacks.shuffleUnseen(one, Side.A, new RandomSource(9));
        CommandStacks.shuffleUnseen(other, Side.A, new RandomSource(9));
        assertThat(one.stack(Side.A)).isEqualTo(other.stack(Side.A));
    }

    @Test
    @Rule("FB-DRAW-03")
    void aCardPutUnderIsKnownUntilItIsDrawn() {
        var battle = table(3, 0).battle();
        battle.setStack(Side.A, List.of("a0", "a1"));
        CommandStacks.putUnder(battle, Side.A, "a2");
        assertThat(battle.stack(Side.A)).containsExactly("a0", "a1", "a2");
        assertThat(battle.seen(Side.A)).isEqualTo(1);
        for (int i = 0; i < 3; i++) CommandStacks.draw(battle, Side.A);
        assertThat(battle.seen(Side.A)).isZero();
    }

    // ---- supremacy

    private static Bout supremacy(int a, int b, int... dice) {
        var bout = table(a, b);
        bout.battle().setStack(Side.A, Collections.nCopies(a, "a0"));
        bout.battle().setStack(Side.B, Collections.nCopies(b, "b0"));
        for (int die : dice) bout.roll(Throw.SUPREMACY, die);
        return bout;
    }

    private static Side first(Bout bout) {
        bout.act(new Supremacy()::play);
        assertThat(bout.battle().toAct()).isEqualTo(bout.battle().first());
        assertThat(bout.battle().stage()).isEqualTo(Stage.ACTION);
        return bout.battle().first();
    }

    @Test
    @Rule({"FB-SUPR-01", "FB-SUPR-04"})
    void theLowerDieGoesFirst() {
        assertThat(first(supremacy(2, 2, 2, 3))).isEqualTo(Side.A);
        assertThat(first(supremacy(2, 2, 6, 5))).isEqualTo(Side.B);
    }

    @Test
    @Rule("FB-SUPR-02")
    void theSideWithFewerCardsMayChangeItsDieByOne() {
        assertThat(first(supremacy(1, 2, 3, 3).answer(-1))).isEqualTo(Side.A);
        assertThat(first(supremacy(1, 2, 3, 3).answer(1))).isEqualTo(Side.B);
        assertThat(first(supremacy(2, 1, 3, 4).answer(0))).isEqualTo(Side.A);
        var refused = new ChangeSupremacy(Side.A, 3, 3).choices(table(1, 1).battle()).refusal(2);
        assertThat(key(refused)).isEqualTo("change-by-one-at-most FB-SUPR-02");
    }

    @Test
    @Rule("FB-SUPR-03")
    void zeroAndSevenAreScoresOfTheirOwn() {
        var low = supremacy(1, 2, 1, 1).answer(-1);
        assertThat(first(low)).isEqualTo(Side.A);
        assertThat(low.event(SequenceEvents.SupremacyRolled.class).scoreA()).isZero();
        var high = supremacy(1, 2, 6, 6).answer(1);
        assertThat(first(high)).isEqualTo(Side.B);
        assertThat(high.event(SequenceEvents.SupremacyRolled.class).scoreA()).isEqualTo(7);
    }

    @Test
    @Rule({"FB-SUPR-05", "FB-DICE-11"})
    void tiesAreRolledAgainWithANewRightToChange() {
        var bout = supremacy(1, 2, 2, 3, 4, 4).answer(1, -1);
        assertThat(first(bout)).isEqualTo(Side.A);
        assertThat(bout.all(SequenceEvents.SupremacyRolled.class)).hasSize(2);
        assertThat(first(supremacy(2, 2, 5, 5, 1, 4))).isEqualTo(Side.A);
    }
}
