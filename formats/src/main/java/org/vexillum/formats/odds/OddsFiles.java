package org.vexillum.formats.odds;

import java.util.Optional;
import org.vexillum.formats.GameFormat;
import org.vexillum.formats.adjudicate.Adjudicator;
import org.vexillum.formats.position.Fault;
import org.vexillum.formats.position.Group;
import org.vexillum.formats.position.Read;

/** Position files with a field {@code odds} that says who does what to whom. */
public final class OddsFiles {
    private OddsFiles() {}

    /**
     * @param usual the game of a file that names none
     * @param named the game that must be meant, if any
     * @throws Fault if the file cannot be understood
     */
    public static OddsAnswer read(String text, GameFormat usual, Optional<GameFormat> named) {
        var file = new Group(Read.file(text));
        var node = file.get("game");
        var game = Adjudicator.game(text, usual);
        if (node != null && named.isPresent() && named.get().id() != game.id())
            throw new Fault(node.place(), "unknown-game", Read.name(node), named.get().id().id());
        file.get("note");
        var asked = new Group(file.needed("odds"));
        return (game.id() == usual.id() ? usual : game).odds(file, asked);
    }
}
