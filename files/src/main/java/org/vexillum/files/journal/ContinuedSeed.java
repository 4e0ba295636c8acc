package org.vexillum.files.journal;

import org.vexillum.gamekit.Unreadable;
import org.vexillum.kernel.dice.DiceSource;

/**
 * The seed of a match that goes on from a moment of another: its dice up to there, then new ones.
 *
 * @param from the last entry that was taken over; the dice that fell after it are still the old
 */
public record ContinuedSeed(Seed before, int from, LiveSeed after) implements Seed {
    static final char MARK = '>';

    static ContinuedSeed read(String written, String place) {
        int second = written.lastIndexOf(MARK);
        int first = written.lastIndexOf(MARK, second - 1);
        if (first < 0 || !written.startsWith(LiveSeed.PREFIX, second + 1))
            throw new Unreadable(place, "no-hash", written);
        try {
            int from = Integer.parseInt(written.substring(first + 1, second));
            return new ContinuedSeed(
                    Seed.read(written.substring(0, first), place),
                    from,
                    LiveSeed.read(written.substring(second + 1), place));
        } catch (NumberFormatException broken) {
            throw new Unreadable(place, "no-whole", written);
        }
    }

    @Override
    public DiceSource dice() {
        return new ContinuedDice(before.dice(), from + 1, after.dice());
    }

    @Override
    public String written() {
        return before.written() + MARK + from + MARK + after.written();
    }
}
