package org.vexillum.cli.force;

import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import org.vexillum.cli.CommandFailure;
import org.vexillum.cli.Console;
import org.vexillum.cli.FileText;
import org.vexillum.cli.GameAndEdition;
import org.vexillum.gamekit.GameKit;
import org.vexillum.gamekit.Kits;
import org.vexillum.gamekit.force.ForceFormat;
import org.vexillum.gamekit.force.ForceReader;
import org.vexillum.gamekit.force.ForceReading;
import org.vexillum.gamekit.force.SampleNames;
import org.vexillum.gamekit.force.Samples;
import org.vexillum.gamekit.json.JsonText;
import org.vexillum.gamekit.odds.ForceLookup;
import org.vexillum.gamekit.rules.Lang;

/** A force as a call names it: a file, {@code -} for what is piped in, or a sample. */
public final class ForceFile implements ForceLookup {
    private static final int LONGEST = 1_000_000;

    private final Console console;
    private final Set<String> doubted = new HashSet<>();

    public ForceFile(Console console) {
        this.console = console;
    }

    /** A list of the game that the call names, or of the one that the list is for. */
    LoadedForce<?> load(String name, GameAndEdition chosen) {
        var named = chosen.mustered(console);
        var sample = sampleOf(name, named);
        if (sample.isPresent()) {
            var game = chosen.or(sample.get(), console);
            return loaded(game, sample(game.forces(), name), name + ".json");
        }
        var text = text(name, named);
        var file = name.equals("-") ? "" : name;
        var game = chosen.or(named.orElseGet(() -> ForceReader.game(text, file)), console);
        return loaded(game, text, file);
    }

    private LoadedForce<?> loaded(GameKit game, String text, String file) {
        if (Kits.mustered().stream().noneMatch(each -> each.id().equals(game.id())))
            throw new CommandFailure(console.say("force.elsewhere", game.id().title()));
        return loaded(game, game.forces(), text, file);
    }

    private static <F> LoadedForce<F> loaded(
            GameKit game, ForceFormat<F> format, String text, String file) {
        return new LoadedForce<>(game, format, ForceReader.read(format, text, file));
    }

    /** A sample as its file, with names in the language of the call. */
    private <F> String sample(ForceFormat<F> format, String name) {
        if (console.lang() == Lang.EN) return Samples.text(format, name);
        return JsonText.write(format.tree(SampleNames.read(format, name, console.lang())));
    }

    @Override
    public <F> F force(String name, ForceFormat<F> format) {
        return playable(name, format);
    }

    @Override
    public String unit(String name) {
        return SampleNames.unit(name, console.lang());
    }

    /** The game that has a sample of this name, unless there is a file so called. */
    private static Optional<GameKit> sampleOf(String name, Optional<GameKit> named) {
        return Kits.mustered().stream()
                .filter(game -> named.isEmpty() || named.get().id().equals(game.id()))
                .filter(game -> isSample(name, game))
                .findFirst();
    }

    /** Whether a sample of this game is meant: there is one, and no file so called. */
    public static boolean isSample(String name, GameKit game) {
        return game.forces().samples().contains(name) && !exists(name);
    }

    /**
     * A force to play with; doubts about its file go to {@code err}, once.
     *
     * @throws CommandFailure if anything in it was not understood
     */
    public <F> F playable(String name, ForceFormat<F> format) {
        var reading = read(name, format);
        var force = reading.force();
        if (force == null || !reading.complete())
            throw new CommandFailure(console.say("force.unread", name) + "\n" + told(reading));
        if (!reading.problems().isEmpty() && doubted.add(name))
            console.err().println(name + ":\n" + told(reading));
        return force;
    }

    private <F> ForceReading<F> read(String name, ForceFormat<F> format) {
        if (format.samples().contains(name) && !exists(name))
            return ForceReader.read(format, sample(format, name), name + ".json");
        var game = Kits.called(format.game().id());
        return ForceReader.read(format, text(name, game), name.equals("-") ? "" : name);
    }

    private String told(ForceReading<?> reading) {
        var sentences = new ProblemSentences(console);
        return reading.problems().stream()
                .map(problem -> "  " + sentences.placed(problem))
                .collect(Collectors.joining("\n"));
    }

    /**
     * @param game whose samples are named if there is no such file; all if empty
     */
    private String text(String name, Optional<GameKit> game) {
        if (!name.equals("-") && !exists(name)) throw missing(name, game);
        var text = new FileText(console).read(name);
        if (text.length() > LONGEST) throw new CommandFailure(console.say("file.large", name));
        return text;
    }

    private static boolean exists(String name) {
        try {
            return !name.isEmpty() && Files.exists(Path.of(name));
        } catch (InvalidPathException _) {
            return false;
        }
    }

    private CommandFailure missing(String name, Optional<GameKit> named) {
        var samples = new ArrayList<String>();
        for (var game : Kits.mustered())
            if (named.isEmpty() || named.get().id().equals(game.id()))
                samples.addAll(game.forces().samples());
        var said = console.say("force.no.file", name, String.join(", ", samples));
        return new CommandFailure(said + otherGame(name));
    }

    private String otherGame(String name) {
        return sampleOf(name, Optional.empty())
                .map(GameKit::id)
                .map(id -> " " + console.say("force.other.game", name, id.title(), id.id()))
                .orElse("");
    }
}
