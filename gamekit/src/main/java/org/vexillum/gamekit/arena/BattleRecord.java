package org.vexillum.gamekit.arena;

import java.util.List;
import java.util.function.Consumer;
import org.vexillum.kernel.Event;
import org.vexillum.kernel.Side;

/** What is known of a battle by its events: who opened it, what each unit did. */
public interface BattleRecord<T> extends Consumer<Event> {
    /** Who had the first turn. */
    Side opener();

    /** How the units fared, in the order of the table. */
    List<Fared> fared(T table);

    /**
     * How a unit fared in one game.
     *
     * @param points what it costs
     * @param killed points of enemies it killed
     * @param lost points of its own that were killed
     */
    record Fared(
            Side side, String unit, int points, double killed, double lost, boolean survived) {}
}
