package org.vexillum.cli.simulate;

import java.util.Optional;
import org.vexillum.cli.Console;
import org.vexillum.cli.WrongUsage;
import org.vexillum.gamekit.arena.LabGame;
import picocli.CommandLine.Option;

/** The option {@code --scenario}: a name, or its number in the book. */
final class ScenarioOption {
    @Option(names = "--scenario", paramLabel = "SCENARIO", descriptionKey = "simulate.scenario")
    private Optional<String> scenario = Optional.empty();

    /** The place of the scenario among those of the game; the first if none was named. */
    int of(LabGame<?, ?> discipline, String game, Console console) {
        if (scenario.isEmpty()) return 0;
        var wanted = scenario.get();
        var known = discipline.scenarios();
        if (known.isEmpty()) throw new WrongUsage(console.say("simulate.no.scenarios", game));
        for (int i = 0; i < known.size(); i++)
            if (wanted.equalsIgnoreCase(known.get(i)) || wanted.equals(String.valueOf(i + 1)))
                return i;
        var allowed = "1–" + known.size() + ", " + String.join(", ", known);
        throw new WrongUsage(console.say("usage.value", wanted, "--scenario", allowed));
    }
}
