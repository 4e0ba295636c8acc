package org.vexillum.warcrow.dice;

import java.util.ArrayList;
import java.util.List;

/** Dice to be rolled together, in the order in which they were gathered. */
public record Pool(List<Die> dice) {
    public static final Pool NONE = new Pool(List.of());

    /** The most dice that one roll may have. */
    public static final int MOST = 30;

    public Pool {
        dice = List.copyOf(dice);
        if (dice.size() > MOST) throw new IllegalArgumentException("more than " + MOST + " dice");
    }

    public static Pool of(Die... dice) {
        return new Pool(List.of(dice));
    }

    public Pool and(Die... more) {
        var all = new ArrayList<>(dice);
        all.addAll(List.of(more));
        return new Pool(all);
    }

    public int size() {
        return dice.size();
    }
}
