package org.vexillum.formats.journal;

import org.vexillum.kernel.match.Game;
import org.vexillum.regiments.table.Battle;

/**
 * A version of a game's rules that journals can be played with.
 *
 * @param correction the type of what sides can agree on against the rules
 */
record Title(Game<Battle> game, Class<?> correction) {}
