package org.vexillum.gamekit.odds;

import java.util.Optional;
import org.vexillum.gamekit.GameKit;
import org.vexillum.gamekit.adjudicate.Adjudicator;
import org.vexillum.gamekit.position.Fault;
import org.vexillum.gamekit.position.Group;
import org.vexillum.gamekit.position.Read;

/** Position files with a field {@code odds} that says who does what to whom. */
public final class OddsFiles {
    private OddsFiles() {}

    /**
     * @param usual the game of a file that names none
     * @param named the game that must be meant, if any
     * @throws Fault if the file cannot be understood
     */
    public static OddsAnswer read(String text, GameKit usual, Optional<GameKit> named) {
        var file = new Group(Read.file(text));
        var node = file.get("game");
        var game = Adjudicator.game(text, usual);
        if (node != null && named.isPresent() && !named.get().id().equals(game.id()))
            throw new Fault(node.place(), "unknown-game", Read.name(node), named.get().id().id());
        file.get("note");
        var asked = new Group(file.needed("odds"));
        return (game.id().equals(usual.id()) ? usual : game).odds(file, asked);
    }
}
