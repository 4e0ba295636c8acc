package org.vexillum.cli;

import java.io.PrintWriter;
import java.io.StringWriter;
import java.util.List;
import java.util.Map;
import org.vexillum.cli.serve.Rehearsal;

/**
 * Runs one command of each kind, so that the launcher can cache what they load.
 *
 * <p>The AOT cache of the JVM holds only what was used while it was made.
 */
public final class Warmup {
    private static final List<String> LINES =
            List.of(
                    "--help",
                    "rules show AOFR-SR-BLAST-1",
                    "rules show AOFR-SR-BLAST-1 --lang es --json",
                    "rules search línea de visión --lang es",
                    "rules search misspeld charges",
                    "rules list --game regiments",
                    "rules options",
                    "force check salt-march --option forceOrganisation=on",
                    "force show lantern-company --chat --lang es",
                    "force list --json",
                    "simulate --games 2 --threads 2",
                    "simulate --games 1 --bot-a random --lang es --json",
                    "odds --attacker salt-march/crab --target ashen-crown/coal-levy --charge",
                    "odds --game first-blood --attacker drowned-stair/osane"
                            + " --target ninefold-ember/furnace-guard --clash",
                    "adjudicate --template hits",
                    "replay no-such-file",
                    "rules no-such-command");

    private Warmup() {}

    public static void main(String[] args) {
        for (var line : LINES) run(line.split(" "));
        Rehearsal.play();
    }

    private static int run(String... args) {
        var nowhere = new PrintWriter(new StringWriter());
        return new Program(nowhere, nowhere, Map.of()).run(args);
    }
}
