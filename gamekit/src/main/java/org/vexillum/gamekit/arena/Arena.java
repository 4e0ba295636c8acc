package org.vexillum.gamekit.arena;

import java.util.List;
import java.util.SequencedMap;
import org.vexillum.gamekit.GameKit;
import org.vexillum.gamekit.force.ForceSummary;
import org.vexillum.kernel.Nullable;
import org.vexillum.kernel.Refusal;
import org.vexillum.kernel.Side;
import org.vexillum.kernel.dice.RandomSource;
import org.vexillum.kernel.match.Game;
import org.vexillum.kernel.match.Table;

/** Where two forces meet: the game they play, how its battles begin, and what is told of them. */
public interface Arena<T extends Table<T>> {
    GameKit game();

    Game<T> rules();

    /** What was chosen beside the options, by name: an edition, a scenario. */
    SequencedMap<String, Object> terms();

    Record options();

    /** The first force and the second. */
    List<ForceSummary> forces();

    /** Why they cannot meet, or null. */
    @Nullable Refusal refusal();

    /**
     * A table before the first die.
     *
     * @param lot draws its terrain
     * @param swapped whether the second force plays side A
     */
    T start(RandomSource lot, boolean swapped);

    /** Listens to a battle from its beginning. */
    BattleRecord<T> chronicle(T table);

    int round(T table);

    /** What the battle is about. */
    Goal goal();

    /** How much of its goal a side has reached. */
    int reached(T table, Side side);

    default @Nullable Side winner(T table) {
        return game().winner(table);
    }
}
