package org.vexillum.cli;

import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import org.vexillum.cli.force.ForceFile;
import org.vexillum.gamekit.GameKit;
import org.vexillum.gamekit.Kits;
import org.vexillum.gamekit.rules.GameId;
import picocli.CommandLine.Option;

/** The options {@code --game} and {@code --edition} of commands that need the rules of a game. */
public final class GameAndEdition {
    @Option(names = "--game", paramLabel = "GAME", descriptionKey = "played.game")
    private Optional<GameId> game = Optional.empty();

    @Option(names = "--edition", paramLabel = "EDITION", descriptionKey = "played.edition")
    private Optional<String> edition = Optional.empty();

    /** The game that was named, else this one, in the edition that was named. */
    public GameKit or(GameKit usual, Console console) {
        return inEdition(named(console).orElse(usual), console);
    }

    /** The game that was named; the first of all if none was. */
    public GameKit orFirst(Console console) {
        return or(Kits.usual(), console);
    }

    /**
     * The game that was named; else that of the forces, if all are samples of one, and says so;
     * else the first of all.
     */
    public GameKit orOf(List<String> forces, Console console) {
        if (game.isPresent() || forces.isEmpty()) return orFirst(console);
        for (var one : Kits.mustered())
            if (forces.stream().allMatch(force -> ForceFile.isSample(force, one)))
                return inEdition(taken(one, console), console);
        return orFirst(console);
    }

    private static GameKit taken(GameKit one, Console console) {
        var id = one.id();
        if (!id.equals(Kits.usual().id()))
            console.err().println(console.say("played.samples", id.title(), id.id()));
        return one;
    }

    /**
     * The game that was named, if any.
     *
     * @throws WrongUsage if nobody plays it
     */
    public Optional<GameKit> named(Console console) {
        return game.map(id -> Kits.called(id.id()).orElseThrow(() -> unknown(id, console)));
    }

    private static WrongUsage unknown(GameId id, Console console) {
        var known = String.join(", ", Kits.names());
        return new WrongUsage(console.say("usage.value", id.id(), "--game", known));
    }

    /**
     * The same among the games with army lists of their own.
     *
     * @throws WrongUsage if the game that was named has none
     */
    public Optional<GameKit> mustered(Console console) {
        return game.map(id ->
                Kits.called(id.id())
                        .filter(GameKit::musters)
                        .orElseThrow(() -> unplayed(id, console)));
    }

    private static WrongUsage unplayed(GameId id, Console console) {
        return new WrongUsage(console.say("usage.value", id.id(), "--game", musters()));
    }

    /** The games with army lists of their own. */
    static String musters() {
        return Kits.mustered().stream().map(one -> one.id().id()).collect(Collectors.joining(", "));
    }

    private GameKit inEdition(GameKit format, Console console) {
        if (edition.isEmpty()) return format;
        var wanted = edition.get();
        if (format.editions().contains(wanted)) return format.edition(wanted);
        if (format.editions().isEmpty())
            throw new WrongUsage(console.say("played.no.editions", format.id().title()));
        var known = String.join(", ", format.editions());
        throw new WrongUsage(console.say("usage.value", wanted, "--edition", known));
    }
}
