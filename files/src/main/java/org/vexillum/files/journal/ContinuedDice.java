package org.vexillum.files.journal;

import org.vexillum.kernel.dice.DiceSource;

/**
 * Old dice up to an entry, new ones after it.
 *
 * @param last the last entry whose dice are old
 */
record ContinuedDice(DiceSource old, int last, DiceSource young) implements DiceSource {
    @Override
    public int d6(long entry, int index) {
        return at(entry).d6(entry, index);
    }

    @Override
    public int die(int faces, long entry, int index) {
        return at(entry).die(faces, entry, index);
    }

    private DiceSource at(long entry) {
        return entry <= last ? old : young;
    }
}
