package org.vexillum.regiments.table;

import java.util.Comparator;
import java.util.stream.IntStream;
import org.vexillum.regiments.army.ModelCard;

/** Which model stands in which slot unless the owner decides otherwise (AOFR-FORM-07). */
final class Arrangement {
    private Arrangement() {}

    /** Hero and command group in front, then those with more weapons than most. */
    static int[] byDefault(ModelCard[] cards) {
        var order =
                Comparator.comparingInt((Integer model) -> rank(cards[model]))
                        .thenComparing(model -> -cards[model].weapons().size())
                        .thenComparing(model -> model);
        return IntStream.range(0, cards.length)
                .boxed()
                .sorted(order)
                .mapToInt(Integer::intValue)
                .toArray();
    }

    private static int rank(ModelCard card) {
        if (card.hero()) return 0;
        return card.command() ? 1 : 2;
    }
}
