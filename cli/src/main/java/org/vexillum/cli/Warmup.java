package org.vexillum.cli;

import java.io.IOException;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.vexillum.cli.serve.ServerWarmup;
import org.vexillum.gamekit.GameKit;
import org.vexillum.gamekit.Kits;
import org.vexillum.gamekit.adjudicate.Templates;
import org.vexillum.gamekit.force.ForceFormat;
import org.vexillum.gamekit.force.Samples;
import org.vexillum.gamekit.rules.Lang;
import org.vexillum.rulebook.Rulebook;

/**
 * Runs one command of each kind, so that the launcher can cache what they load.
 *
 * <p>The AOT cache of the JVM holds only what was used while it was made.
 */
public final class Warmup {
    private static final List<String> ASKING =
            List.of(
                    "--help",
                    "force list --json",
                    "adjudicate no-such-file",
                    "rules no-such-command");

    private static final List<String> OTHERS =
            List.of(
                    "rules search línea de visión --lang es",
                    "rules search misspeld charges",
                    "simulate --games 2 --threads 2",
                    "simulate --games 1 --bot-a random --lang es --json",
                    "replay no-such-file");

    private Warmup() {}

    /**
     * Takes how much is to be cached: {@code rules}, {@code asking}, {@code serving} or {@code
     * everything}.
     *
     * <p>The less a cache holds, the sooner a command starts with it.
     */
    public static void main(String[] args) {
        if (args[0].equals("serving")) {
            run("serve", "--port", "none");
            ServerWarmup.play();
            return;
        }
        run(rules());
        if (args[0].equals("rules")) return;
        run(ASKING);
        for (var game : Kits.all()) adjudicate(game);
        for (var game : Kits.mustered()) run(lists(game));
        if (args[0].equals("asking")) return;
        run(OTHERS);
        ServerWarmup.play();
    }

    private static List<String> rules() {
        var game = Kits.usual().id();
        var show = "rules show " + Rulebook.load().list(game).getFirst().id();
        return List.of(
                show,
                show + " --lang es",
                "rules show no-such-rule",
                "rules list --game " + game.id(),
                "rules options");
    }

    /** What is done with army lists: its first two samples are checked, and meet. */
    private static List<String> lists(GameKit game) {
        var samples = game.forces().samples();
        var odds = game.odds();
        var lines = new ArrayList<String>();
        lines.add("force check " + samples.getFirst());
        lines.add("force show " + samples.getLast() + " --chat --lang es");
        if (odds.ofUnits() && samples.size() > 1)
            lines.add(
                    "odds --game %s --attacker %s --target %s --%s"
                            .formatted(
                                    game.id().id(),
                                    unit(game.forces(), samples.get(0)),
                                    unit(game.forces(), samples.get(1)),
                                    odds.actions().getFirst()));
        return lines;
    }

    private static <F> String unit(ForceFormat<F> format, String sample) {
        return sample + "/" + format.muster(Samples.read(format, sample)).units().getFirst().id();
    }

    private static void run(List<String> lines) {
        for (var line : lines) run(line.split(" "));
    }

    private static void adjudicate(GameKit game) {
        var docket = game.docket();
        var text = Templates.of(docket, docket.kinds().getFirst(), Lang.EN).orElseThrow();
        try {
            var file = Files.writeString(Files.createTempFile("vexillum", ".yaml"), text);
            run("adjudicate", file.toString());
            run("adjudicate", file.toString(), "--json");
            Files.delete(file);
        } catch (IOException failed) {
            throw new UncheckedIOException(failed);
        }
    }

    private static int run(String... args) {
        var nowhere = new PrintWriter(new StringWriter());
        return new CommandCall(nowhere, nowhere, Map.of()).run(args);
    }
}
