package org.vexillum.kernel.dice;

import org.vexillum.kernel.Side;

/** So many dice, rolled by a side for a purpose, and what their faces mean. */
public record Dice(Side side, Purpose purpose, Check check, int count) {
    public Dice {
        if (count < 0) throw new IllegalArgumentException("negative number of dice");
    }

    /** How many faces each of them has. */
    public int faces() {
        return purpose.faces();
    }
}
