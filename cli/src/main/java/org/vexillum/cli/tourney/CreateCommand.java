package org.vexillum.cli.tourney;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.concurrent.Callable;
import org.vexillum.cli.CommandFailure;
import org.vexillum.cli.Console;
import org.vexillum.cli.ExitCode;
import org.vexillum.cli.WrongUsage;
import org.vexillum.cli.serve.StorageOptions;
import org.vexillum.gamekit.desk.RequestFields;
import org.vexillum.server.store.SecretTokens;
import org.vexillum.tourneys.event.ChangeRefused;
import org.vexillum.tourneys.event.OptionNames;
import org.vexillum.tourneys.event.Settings;
import org.vexillum.tourneys.event.Tourney;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** Makes a new event in a file. */
@Command(name = "create")
final class CreateCommand implements Callable<Integer> {
    private final Console console;

    @Parameters(arity = "1..2", paramLabel = "[FILE] NAME", descriptionKey = "tourney.create.name")
    private List<String> words = new ArrayList<>();

    @Mixin private final StorageOptions storage = new StorageOptions();

    @Option(names = "--set", paramLabel = "NAME=VALUE", descriptionKey = "tourney.create.set")
    private Map<String, String> settings = new LinkedHashMap<>();

    CreateCommand(Console console) {
        this.console = console;
    }

    @Override
    public Integer call() {
        if (words.size() != (storage.given() ? 1 : 2))
            throw new WrongUsage(console.say("tourney.create.words"));
        if (storage.given()) stored(words.getLast());
        else written(words.getFirst(), words.getLast());
        return ExitCode.DONE;
    }

    /** Where a server keeps it, with the link by which the organiser takes it over there. */
    private void stored(String name) {
        var wanted = new LinkedHashMap<String, Object>(settings);
        wanted.put("name", name);
        var made =
                ServerEventStorage.with(
                        console,
                        storage,
                        tourneys ->
                                tourneys.make(
                                        new RequestFields(Map.of("settings", wanted)),
                                        SecretTokens.token(),
                                        console.lang()));
        console.out().println(console.say("tourney.stored", name, made.code()));
        console.out().println(console.say("tourney.link", "/pass/" + made.organiser()));
    }

    private void written(String file, String name) {
        var event = new EventFileStorage(console, file);
        if (event.exists()) throw new CommandFailure(console.say("tourney.exists", file));
        try {
            var wanted = Settings.of(name, settings.getOrDefault("pack", "warcrow"));
            for (var entry : settings.entrySet())
                wanted = OptionNames.with(wanted, entry.getKey(), entry.getValue());
            event.write(Tourney.create(wanted, event.hand()));
        } catch (ChangeRefused refused) {
            throw event.refusal(refused, null);
        }
        console.out().println(console.say("tourney.created", name, file));
    }
}
