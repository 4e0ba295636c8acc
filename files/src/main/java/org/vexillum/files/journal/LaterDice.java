package org.vexillum.files.journal;

import org.vexillum.kernel.dice.DiceSource;

/**
 * The dice of a journal that goes on after an older part.
 *
 * @param before entries of the older part, whose dice do not fall again
 */
record LaterDice(DiceSource dice, int before) implements DiceSource {
    @Override
    public int d6(long entry, int index) {
        return dice.d6(entry + before, index);
    }

    @Override
    public int die(int faces, long entry, int index) {
        return dice.die(faces, entry + before, index);
    }
}
