package org.vexillum.regiments.table;

import java.util.Arrays;
import org.vexillum.regiments.army.ModelCard;
import org.vexillum.regiments.traits.HitTraits.Sergeant;
import org.vexillum.regiments.traits.UnitTraits.Banner;
import org.vexillum.regiments.traits.UnitTraits.Musician;

/**
 * What the cards of a unit's models say about who is spared, worked out once for all its copies.
 */
final class CasualtyPrecedence {
    private static final int COMMAND = 1001;

    private final int[] kinds;
    private final int[] worths;
    private final boolean[] toughs;
    private final boolean[] heroes;

    CasualtyPrecedence(ModelCard[] cards) {
        kinds = kinds(cards);
        int plain = commonest(kinds);
        worths = new int[cards.length];
        toughs = new boolean[cards.length];
        heroes = new boolean[cards.length];
        for (int model = 0; model < cards.length; model++) {
            boolean known = kinds[model] < model;
            worths[model] = known ? worths[kinds[model]] : worth(cards[model]);
            toughs[model] = known ? toughs[kinds[model]] : cards[model].isTough();
            heroes[model] = known ? heroes[kinds[model]] : cards[model].hero();
        }
        for (int model = 0; model < cards.length; model++)
            if (kinds[model] == plain && worths[model] < COMMAND) worths[model] = 0;
    }

    /** For each model the first that has an equal card. */
    private static int[] kinds(ModelCard[] cards) {
        int[] kinds = new int[cards.length];
        for (int model = 0; model < cards.length; model++) {
            int first = 0;
            while (cards[first] != cards[model] && !cards[first].equals(cards[model])) first++;
            kinds[model] = first;
        }
        return kinds;
    }

    /** The kind of most models at the start: what is plain does not change with casualties. */
    private static int commonest(int[] kinds) {
        int[] counts = new int[kinds.length];
        for (int kind : kinds) counts[kind]++;
        int most = Arrays.stream(counts).max().orElseThrow();
        int best = 0;
        while (counts[best] < most) best++;
        return best;
    }

    /** Special weapons count, then Sergeant, Musician, Banner. */
    private static int worth(ModelCard card) {
        if (card.has(Banner.class)) return COMMAND + 2;
        if (card.has(Musician.class)) return COMMAND + 1;
        if (card.has(Sergeant.class)) return COMMAND;
        return 1 + card.weapons().size();
    }

    boolean sameKind(int one, int other) {
        return kinds[one] == kinds[other];
    }

    int kind(int model) {
        return kinds[model];
    }

    int worth(int model) {
        return worths[model];
    }

    boolean tough(int model) {
        return toughs[model];
    }

    boolean hero(int model) {
        return heroes[model];
    }
}
