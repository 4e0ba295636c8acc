package org.vexillum.gamekit.arena;

import org.vexillum.kernel.referee.Player;

/** Makes the player of one game; the seed is that game's own. */
public interface PlayerFactory<T> {
    Player<T> player(long seed);
}
