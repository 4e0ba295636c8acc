package org.vexillum.kernel.match;

import org.vexillum.kernel.Side;
import org.vexillum.kernel.dice.RandomSource;
import org.vexillum.kernel.referee.Referee;

/** The rules of a game, played one indivisible step after another. */
public interface Game<T extends Table<T>> {
    /** The name on the command line and in files. */
    String name();

    /** The version of the ruleset; stored games go on under the one they were started with. */
    int version();

    boolean over(T table);

    /** Plays the next indivisible piece. */
    void step(T table, Referee<T> referee);

    /** A side gives up, and the game is over at once: nobody is asked and no die falls. */
    void concede(T table, Side side, Referee<T> referee);

    /** Applies what the sides agreed on against the rules. */
    void correct(T table, Object correction, Referee<T> referee);

    /** A table as this side may imagine it: what it cannot know drawn anew. */
    default T imagine(T table, Side side, RandomSource lot) {
        return table.copy();
    }
}
