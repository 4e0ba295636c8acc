package org.vexillum.kernel.dice;

/**
 * Where faces come from.
 *
 * <p>A face is a function of the source's seed, of the last journal entry that the rules have used
 * and of the count of dice since: never of a stream shared with a bot or the screen.
 */
public interface DiceSource {
    int d6(long entry, int index);

    /** A die of so many faces; at the same place it is another function of the same seed. */
    int die(int faces, long entry, int index);
}
