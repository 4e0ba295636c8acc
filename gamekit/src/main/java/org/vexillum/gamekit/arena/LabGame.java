package org.vexillum.gamekit.arena;

import java.util.List;
import java.util.Optional;
import org.vexillum.gamekit.force.ForceFormat;
import org.vexillum.kernel.match.Table;

/**
 * A game as the lab plays it: how forces meet, and which of our bots can lead them.
 *
 * @param <F> its forces
 */
public interface LabGame<T extends Table<T>, F> {
    ForceFormat<F> forces();

    /** The names of the scenarios one can choose from; none if there is only one. */
    default List<String> scenarios() {
        return List.of();
    }

    /**
     * @param options of the game's own type
     * @param scenario its place among {@link #scenarios}, 0 if there are none
     */
    Arena<T> arena(F first, F second, Record options, int scenario);

    /** The names of our bots, the best first. */
    List<String> bots();

    Optional<PlayerFactory<T>> bot(String name);
}
