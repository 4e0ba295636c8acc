package org.vexillum.gamekit.odds;

import java.util.Optional;
import org.vexillum.gamekit.GameKit;
import org.vexillum.gamekit.adjudicate.Adjudicator;
import org.vexillum.gamekit.position.FieldGroup;
import org.vexillum.gamekit.position.FileFault;
import org.vexillum.gamekit.position.NodeReader;

/** Position files with a field {@code odds} that says who does what to whom. */
public final class OddsFiles {
    private OddsFiles() {}

    /**
     * @param usual the game of a file that names none
     * @param named the game that must be meant, if any
     * @throws FileFault if the file cannot be understood
     */
    public static OddsAnswer read(String text, GameKit usual, Optional<GameKit> named) {
        var file = new FieldGroup(NodeReader.file(text));
        var node = file.get("game");
        var game = Adjudicator.game(text, usual);
        if (node != null && named.isPresent() && !named.get().id().equals(game.id()))
            throw new FileFault(
                    node.place(), "unknown-game", NodeReader.name(node), named.get().id().id());
        file.get("note");
        var asked = new FieldGroup(file.needed("odds"));
        return (game.id().equals(usual.id()) ? usual : game).odds(file, asked);
    }
}
