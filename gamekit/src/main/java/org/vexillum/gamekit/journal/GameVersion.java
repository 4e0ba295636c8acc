package org.vexillum.gamekit.journal;

import java.util.Map;
import org.vexillum.gamekit.Kits;
import org.vexillum.gamekit.Unreadable;
import org.vexillum.kernel.Nullable;
import org.vexillum.kernel.match.Game;
import org.vexillum.kernel.match.Match;
import org.vexillum.kernel.match.Table;

/** A version of a game's rules that journals can be played with. */
public interface GameVersion<T extends Table<T>> {
    /** The rules that a table is played by. */
    @SuppressWarnings("unchecked") // a game has one kind of table
    static <T extends Table<T>> GameVersion<T> of(T table) {
        for (var title : Kits.of(table).titles())
            if (title.game().version() == table.ruleset()) return (GameVersion<T>) title;
        throw new IllegalArgumentException("no rules of version " + table.ruleset());
    }

    Game<T> game();

    /** The type of the tables it is played on. */
    Class<T> table();

    /** The type of what sides can agree on against the rules. */
    Class<?> correction();

    /** How many faces its dice have. */
    default int faces() {
        return 6;
    }

    /** What was fixed before the first die. */
    Map<String, Object> setting(T table);

    /**
     * The table before the first die, with the setting that was written.
     *
     * @throws Unreadable if it is none
     */
    T start(@Nullable Object setting, String place);

    /** The last table of a match, for people and for checking. */
    Map<String, @Nullable Object> end(Match<T> match);
}
