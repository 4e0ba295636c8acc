package org.vexillum.firstblood.sequence;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import org.vexillum.firstblood.sequence.OrderStack.Stack;
import org.vexillum.firstblood.table.Battle;
import org.vexillum.kernel.Nullable;
import org.vexillum.kernel.Refusal;
import org.vexillum.kernel.Side;
import org.vexillum.kernel.dice.RandomSource;
import org.vexillum.kernel.referee.Choices;

/** Every order of the cards in play; each card as often as it has regiments. */
record StackOrders(Battle battle, Side side, List<String> cards) implements Choices<Stack> {
    /** More cards than this and not every order is listed. */
    private static final int MANY = 4;

    @Override
    public @Nullable Refusal refusal(Stack stack) {
        for (var card : stack.cards()) {
            int laid = Collections.frequency(stack.cards(), card);
            int due = Collections.frequency(cards, card);
            if (due == 0) return notInPlay(card);
            if (laid > due) return Refusal.because("FB-CARD-01", "card-too-often", card, laid, due);
        }
        for (var card : cards) {
            int laid = Collections.frequency(stack.cards(), card);
            int due = Collections.frequency(cards, card);
            if (laid < due) return Refusal.because("FB-COMPH-01", "card-missing", card, laid, due);
        }
        return null;
    }

    private Refusal notInPlay(String card) {
        for (var regiment : battle.regiments(side))
            if (regiment.card().entry().equals(card))
                return Refusal.because("FB-COMPH-01", "card-not-in-play", card);
        return Refusal.because("FB-CARD-01", "no-such-card", card);
    }

    @Override
    public boolean complete() {
        return cards.size() <= MANY;
    }

    @Override
    public List<Stack> list() {
        var all = new ArrayList<Stack>();
        if (complete()) orders(new ArrayList<>(), new ArrayList<>(cards), all);
        else telling(all);
        return all;
    }

    private static void orders(List<String> laid, List<String> left, List<Stack> all) {
        if (left.isEmpty()) all.add(new Stack(laid));
        for (int i = 0; i < left.size(); i++) {
            if (left.indexOf(left.get(i)) < i) continue; // the same card again
            var more = new ArrayList<>(laid);
            more.add(left.get(i));
            var rest = new ArrayList<>(left);
            rest.remove(i);
            orders(more, rest, all);
        }
    }

    /** Each card on top and each at the bottom, the others as in the list of the army. */
    private void telling(List<Stack> all) {
        for (int i = 0; i < cards.size(); i++) {
            var rest = new ArrayList<>(cards);
            var card = rest.remove(i);
            var top = new ArrayList<>(rest);
            top.addFirst(card);
            add(all, top);
            rest.addLast(card);
            add(all, rest);
        }
    }

    private static void add(List<Stack> all, List<String> order) {
        var stack = new Stack(order);
        if (!all.contains(stack)) all.add(stack);
    }

    @Override
    public Stack any(RandomSource lot) {
        var order = new ArrayList<>(cards);
        CommandStacks.shuffle(order, lot);
        return new Stack(order);
    }
}
