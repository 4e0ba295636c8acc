package org.vexillum.warcrow.dice;

import java.util.ArrayList;
import java.util.List;

/** Dice to be rolled together, in the order in which they were gathered. */
public record DicePool(List<Die> dice) {
    public static final DicePool NONE = new DicePool(List.of());

    /** The most dice that one roll may have. */
    public static final int MOST = 30;

    public DicePool {
        dice = List.copyOf(dice);
        if (dice.size() > MOST) throw new IllegalArgumentException("more than " + MOST + " dice");
    }

    public static DicePool of(Die... dice) {
        return new DicePool(List.of(dice));
    }

    public DicePool and(Die... more) {
        var all = new ArrayList<>(dice);
        all.addAll(List.of(more));
        return new DicePool(all);
    }

    public int size() {
        return dice.size();
    }
}
