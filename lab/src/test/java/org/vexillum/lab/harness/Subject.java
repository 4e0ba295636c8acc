package org.vexillum.lab.harness;

import java.util.List;
import org.vexillum.kernel.Event;
import org.vexillum.kernel.dice.DiceSource;
import org.vexillum.kernel.dice.RandomSource;
import org.vexillum.kernel.match.Game;
import org.vexillum.kernel.match.Table;
import org.vexillum.kernel.referee.Choices;
import org.vexillum.kernel.referee.Player;
import org.vexillum.kernel.referee.Question;

/** What the harness has to know of a game to play it at random and hold it to its laws. */
interface Subject<T extends Table<T>> {
    Game<T> rules();

    /** The first table of a game; the same number gives the same table. */
    T start(int number);

    DiceSource dice(int number);

    /** Who meets whom in a game, for the message of a failure. */
    String title(int number);

    /** Any legal answer, perhaps rather one that leads somewhere. */
    default <A> A pick(Question<T, A> question, Choices<A> choices, RandomSource lot) {
        return choices.any(lot);
    }

    /** Who plays a side. */
    default Player<T> player(long seed) {
        return new Chooser<>(this, new RandomSource(seed));
    }

    /** Throws unless everything holds that must hold between two steps. */
    void laws(T table);

    /** New books for one game. */
    Books<T> books();

    /** An answer written to a file and read from it. */
    <A> Object readBack(T table, Question<T, A> question, A answer);

    /** A bot that thinks, to find out whether it knows what it must not. */
    Player<T> bot();

    /** Dice in an event besides those in rolls. */
    default int looseDice(Event event) {
        return 0;
    }

    /** Fields of arrays that are replaced, never written to, so that copies may share them. */
    default List<String> replaced() {
        return List.of();
    }
}
