package org.vexillum.cli.rules;

import java.util.List;
import java.util.Optional;
import org.vexillum.gamekit.edge.Edge;
import org.vexillum.gamekit.rules.GameId;
import picocli.CommandLine.Option;

/** The option {@code --game} where it narrows an answer. */
final class GameOption {
    @Option(names = "--game", paramLabel = "GAME", descriptionKey = "rules.game")
    private Optional<GameId> game = Optional.empty();

    Optional<GameId> game() {
        return game;
    }

    List<GameId> games() {
        return game.map(List::of).orElseGet(() -> Edge.of().rules().games());
    }
}
