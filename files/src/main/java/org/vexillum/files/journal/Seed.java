package org.vexillum.files.journal;

import org.vexillum.gamekit.Unreadable;
import org.vexillum.kernel.dice.DiceSource;
import org.vexillum.kernel.dice.SeededDice;

/** What the dice of a match come from. */
public sealed interface Seed permits Seed.Quick, LiveSeed, ContinuedSeed {
    DiceSource dice();

    /** As it stands in a journal. */
    String written();

    /** A number behind the fast generator, for games that nobody bets on. */
    record Quick(long number) implements Seed {
        @Override
        public DiceSource dice() {
            return new SeededDice(number);
        }

        @Override
        public String written() {
            return Long.toString(number);
        }
    }

    /**
     * @throws Unreadable if this is no seed
     */
    static Seed read(String written, String place) {
        var text = written.strip();
        if (text.indexOf(ContinuedSeed.MARK) >= 0) return ContinuedSeed.read(text, place);
        if (text.startsWith(LiveSeed.PREFIX)) return LiveSeed.read(text, place);
        try {
            return new Quick(Long.parseLong(text));
        } catch (NumberFormatException broken) {
            throw new Unreadable(place, "no-whole", text);
        }
    }
}
