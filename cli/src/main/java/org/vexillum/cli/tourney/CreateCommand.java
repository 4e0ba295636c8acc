package org.vexillum.cli.tourney;

import java.util.LinkedHashMap;
import java.util.Map;
import java.util.concurrent.Callable;
import org.vexillum.cli.Console;
import org.vexillum.cli.Exit;
import org.vexillum.cli.Refusal;
import org.vexillum.tourneys.event.OptionNames;
import org.vexillum.tourneys.event.Refused;
import org.vexillum.tourneys.event.Settings;
import org.vexillum.tourneys.event.Tourney;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** Makes a new event in a file. */
@Command(name = "create")
final class CreateCommand implements Callable<Integer> {
    private final Console console;

    @Parameters(index = "0", paramLabel = "FILE", descriptionKey = "tourney.file")
    private String file = "";

    @Parameters(index = "1", paramLabel = "NAME", descriptionKey = "tourney.create.name")
    private String name = "";

    @Option(names = "--set", paramLabel = "NAME=VALUE", descriptionKey = "tourney.create.set")
    private Map<String, String> settings = new LinkedHashMap<>();

    CreateCommand(Console console) {
        this.console = console;
    }

    @Override
    public Integer call() {
        var event = new EventFile(console, file);
        if (event.exists()) throw new Refusal(console.say("tourney.exists", file));
        try {
            var wanted = Settings.of(name, settings.getOrDefault("pack", "warcrow"));
            for (var entry : settings.entrySet())
                wanted = OptionNames.with(wanted, entry.getKey(), entry.getValue());
            event.write(Tourney.create(wanted, event.hand()));
        } catch (Refused refused) {
            throw event.refusal(refused, null);
        }
        console.out().println(console.say("tourney.created", name, file));
        return Exit.DONE;
    }
}
