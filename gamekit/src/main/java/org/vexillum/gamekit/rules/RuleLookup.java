package org.vexillum.gamekit.rules;

import java.util.List;
import java.util.Optional;

/** Where rules are looked up by their ids. */
public interface RuleLookup {
    /** The rule of this id, in capitals or not. */
    Optional<RuleEntry> rule(String id);

    /** The games whose rules it has. */
    List<GameId> games();

    /** The game of this name. */
    default Optional<GameId> game(String id) {
        return games().stream().filter(game -> game.id().equals(id)).findFirst();
    }
}
