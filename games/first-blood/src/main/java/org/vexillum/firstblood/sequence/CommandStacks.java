package org.vexillum.firstblood.sequence;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import org.vexillum.firstblood.table.Battle;
import org.vexillum.firstblood.table.Regiment;
import org.vexillum.firstblood.table.Status;
import org.vexillum.kernel.Side;
import org.vexillum.kernel.dice.RandomSource;

/** The command cards of a side (FB-CARD-01). */
public final class CommandStacks {
    private CommandStacks() {}

    /** A card for each regiment in play or arriving this round, by entry (FB-COMPH-01). */
    public static List<String> cards(Battle battle, Side side) {
        var cards = new ArrayList<String>();
        for (var regiment : battle.regiments(side))
            if (hasCard(regiment)) cards.add(regiment.card().entry());
        return cards;
    }

    static boolean hasCard(Regiment regiment) {
        return regiment.inPlay() || regiment.status() == Status.ARRIVING;
    }

    /** Whom a card may activate now (FB-ACT-05). */
    static List<String> activatable(Battle battle, Side side, String card) {
        var ids = new ArrayList<String>();
        for (var regiment : battle.regiments(side))
            if (hasCard(regiment) && !regiment.activated() && regiment.card().entry().equals(card))
                ids.add(regiment.id());
        return ids;
    }

    /** Takes the top card off. */
    static String draw(Battle battle, Side side) {
        var cards = battle.stack(side);
        battle.setStack(side, cards.subList(1, cards.size()));
        return cards.getFirst();
    }

    /** Under the stack, where the other side has seen it go. */
    static void putUnder(Battle battle, Side side, String card) {
        int seen = battle.seen(side);
        var cards = new ArrayList<>(battle.stack(side));
        cards.add(card);
        battle.setStack(side, cards);
        battle.setSeen(side, seen + 1);
    }

    /**
     * Shuffles what the other side has not seen of a stack.
     *
     * <p>The cards are put in order first, so that the lot alone decides, never the hidden order.
     */
    public static void shuffleUnseen(Battle battle, Side owner, RandomSource lot) {
        var cards = battle.stack(owner);
        int hidden = cards.size() - battle.seen(owner);
        var unseen = new ArrayList<>(cards.subList(0, hidden));
        Collections.sort(unseen);
        shuffle(unseen, lot);
        unseen.addAll(cards.subList(hidden, cards.size()));
        battle.setStack(owner, unseen);
    }

    static void shuffle(List<String> cards, RandomSource lot) {
        for (int last = cards.size() - 1; last > 0; last--)
            Collections.swap(cards, last, lot.below(last + 1));
    }
}
