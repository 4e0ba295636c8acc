package org.vexillum.lab.corpus;

import org.vexillum.kernel.Nullable;
import org.vexillum.kernel.dice.RandomSource;
import org.vexillum.kernel.match.Game;
import org.vexillum.kernel.match.Table;
import org.vexillum.kernel.referee.Player;

/** A game, in one edition, of which whole matches are stored. */
interface Stored<T extends Table<T>> {
    /** The folder its matches are stored in. */
    String folder();

    Game<T> rules();

    /** The table before the first die; the same number gives the same table. */
    T start(int number);

    /** Who plays a side of the game of this number. */
    Player<T> player(int number, long seed);

    /** Something that the players may agree on at this moment, or null. */
    @Nullable Object correction(T table, RandomSource lot);
}
