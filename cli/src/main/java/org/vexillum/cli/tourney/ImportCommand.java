package org.vexillum.cli.tourney;

import java.util.concurrent.Callable;
import org.vexillum.cli.Console;
import org.vexillum.cli.Exit;
import org.vexillum.cli.FileText;
import org.vexillum.cli.Refusal;
import org.vexillum.cli.serve.Storage;
import org.vexillum.gamekit.desk.Body;
import org.vexillum.gamekit.desk.Refused;
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
        var event = event(new FileText(console).read(file));
        return StoredEvent.with(console, storage, tourneys -> take(tourneys, event));
    }

    private Body event(String text) {
        try {
            return Json.body(text);
        } catch (Refused noObject) {
            throw new Refusal(console.say("tourney.not-exported", file));
        }
    }

    private int take(Tourneys tourneys, Body event) {
        var brought = new Transfer(tourneys).bring(event, console.lang());
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
