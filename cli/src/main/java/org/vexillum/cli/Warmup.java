package org.vexillum.cli;

import java.io.IOException;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.util.List;
import java.util.Map;
import org.vexillum.cli.serve.Rehearsal;
import org.vexillum.gamekit.GameKit;
import org.vexillum.gamekit.Kits;
import org.vexillum.gamekit.adjudicate.Templates;
import org.vexillum.gamekit.rules.Lang;

/**
 * Runs one command of each kind, so that the launcher can cache what they load.
 *
 * <p>The AOT cache of the JVM holds only what was used while it was made.
 */
public final class Warmup {
    private static final List<String> RULES =
            List.of(
                    "rules show AOFR-SR-BLAST-1",
                    "rules show AOFR-SR-BLAST-1 --lang es",
                    "rules show no-such-rule",
                    "rules list --game regiments",
                    "rules options");

    private static final List<String> ASKING =
            List.of(
                    "--help",
                    "rules show AOFR-SR-BLAST-1 --lang es --json",
                    "force check salt-march --option forceOrganisation=on",
                    "force show lantern-company --chat --lang es",
                    "force list --json",
                    "odds --attacker salt-march/crab --target ashen-crown/coal-levy --charge",
                    "odds --game first-blood --attacker drowned-stair/osane"
                            + " --target ninefold-ember/furnace-guard --clash",
                    "adjudicate --template hits",
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
            Rehearsal.play();
            return;
        }
        run(RULES);
        if (args[0].equals("rules")) return;
        run(ASKING);
        for (var game : Kits.all()) adjudicate(game);
        if (args[0].equals("asking")) return;
        run(OTHERS);
        Rehearsal.play();
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
        return new Program(nowhere, nowhere, Map.of()).run(args);
    }
}
