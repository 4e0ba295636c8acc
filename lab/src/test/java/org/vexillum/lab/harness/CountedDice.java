package org.vexillum.lab.harness;

import org.vexillum.kernel.dice.DiceSource;

/** Dice that know how many have fallen. */
final class CountedDice implements DiceSource {
    private final DiceSource source;
    private int count;

    CountedDice(DiceSource source) {
        this.source = source;
    }

    @Override
    public int d6(long entry, int index) {
        count++;
        return source.d6(entry, index);
    }

    @Override
    public int die(int faces, long entry, int index) {
        count++;
        return source.die(faces, entry, index);
    }

    int count() {
        return count;
    }
}
