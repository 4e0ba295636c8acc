package org.vexillum.cli.tourney;

import java.util.concurrent.Callable;
import org.vexillum.cli.Console;
import org.vexillum.cli.Exit;
import org.vexillum.cli.FileText;
import org.vexillum.cli.serve.Storage;
import org.vexillum.server.Json;
import org.vexillum.server.tourneys.Catalogue;
import org.vexillum.server.tourneys.Tourneys;
import org.vexillum.server.tourneys.Transfer;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Parameters;

/** Takes up an exported event where a server keeps its own; the server may run meanwhile. */
@Command(name = "import")
final class ImportCommand implements Callable<Integer> {
    private final Console console;

    @Parameters(paramLabel = "FILE", descriptionKey = "tourney.import.file")
    private String file = "";

    @Mixin private final Storage storage = new Storage();

    ImportCommand(Console console) {
        this.console = console;
    }

    @Override
    public Integer call() {
        var text = new FileText(console).read(file);
        return StoredEvent.with(console, storage, tourneys -> take(tourneys, text));
    }

    private int take(Tourneys tourneys, String text) {
        var brought = new Transfer(tourneys).bring(Json.body(text), console.lang());
        var events = new Catalogue(tourneys);
        console.out()
                .println(
                        console.say(
                                "tourney.taken",
                                events.name(brought.id()),
                                events.code(brought.id())));
        console.out().println(console.say("tourney.link", "/pass/" + brought.organiser()));
        return Exit.DONE;
    }
}
