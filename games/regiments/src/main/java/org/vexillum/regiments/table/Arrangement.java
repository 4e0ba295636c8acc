package org.vexillum.regiments.table;

import org.vexillum.regiments.army.ModelCard;

/** Which model stands in which slot unless the owner decides otherwise (AOFR-FORM-07). */
final class Arrangement {
    private Arrangement() {}

    /** Hero and command group in front, then those with more weapons than most. */
    static int[] byDefault(ModelCard[] cards) {
        int[] order = new int[cards.length];
        for (int model = 0; model < cards.length; model++) {
            int place = model;
            while (place > 0 && before(cards[model], cards[order[place - 1]])) place--;
            System.arraycopy(order, place, order, place + 1, model - place);
            order[place] = model;
        }
        return order;
    }

    private static boolean before(ModelCard one, ModelCard other) {
        if (one == other) return false;
        int first = rank(one) - rank(other);
        return first < 0 || first == 0 && one.weapons().size() > other.weapons().size();
    }

    private static int rank(ModelCard card) {
        if (card.hero()) return 0;
        return card.command() ? 1 : 2;
    }
}
