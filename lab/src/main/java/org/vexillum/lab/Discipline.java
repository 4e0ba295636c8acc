package org.vexillum.lab;

import java.util.List;
import java.util.Optional;
import org.vexillum.formats.GameFormat;
import org.vexillum.formats.force.ForceFormat;
import org.vexillum.kernel.match.Table;
import org.vexillum.lab.firstblood.FirstBloodDiscipline;
import org.vexillum.lab.regiments.RegimentsDiscipline;

/**
 * A game as the lab plays it: how forces meet, and which of our bots can lead them.
 *
 * @param <F> its forces
 */
public interface Discipline<T extends Table<T>, F> {
    /**
     * The game of this format, in its edition.
     *
     * @throws IllegalArgumentException if the lab does not play it
     */
    static Discipline<?, ?> of(GameFormat game) {
        return switch (game.id()) {
            case REGIMENTS -> new RegimentsDiscipline();
            case FIRST_BLOOD -> FirstBloodDiscipline.of(game);
            default -> throw new IllegalArgumentException("not played here: " + game.id());
        };
    }

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

    Optional<Contest.Opponent<T>> bot(String name);
}
