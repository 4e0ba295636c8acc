package org.vexillum.cli.tourney;

import java.util.concurrent.Callable;
import org.vexillum.cli.CommandFailure;
import org.vexillum.cli.Console;
import org.vexillum.cli.ExitCode;
import org.vexillum.cli.FileText;
import org.vexillum.cli.serve.StorageOptions;
import org.vexillum.gamekit.desk.RequestFields;
import org.vexillum.gamekit.desk.RequestRefused;
import org.vexillum.server.Json;
import org.vexillum.server.tourneys.EventCatalogue;
import org.vexillum.server.tourneys.EventTransfer;
import org.vexillum.server.tourneys.Tourneys;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Parameters;

/** Takes up an exported event where a server keeps its own; the server may run meanwhile. */
@Command(name = "import")
final class ImportCommand implements Callable<Integer> {
    private final Console console;

    @Parameters(paramLabel = "FILE", descriptionKey = "tourney.import.file")
    private String file = "";

    @Mixin private final StorageOptions storage = new StorageOptions();

    ImportCommand(Console console) {
        this.console = console;
    }

    @Override
    public Integer call() {
        var event = event(new FileText(console).read(file));
        return ServerEventStorage.with(console, storage, tourneys -> take(tourneys, event));
    }

    private RequestFields event(String text) {
        try {
            return Json.body(text);
        } catch (RequestRefused noObject) {
            throw new CommandFailure(console.say("tourney.not-exported", file));
        }
    }

    private int take(Tourneys tourneys, RequestFields event) {
        var brought = new EventTransfer(tourneys).bring(event, console.lang());
        var events = new EventCatalogue(tourneys);
        console.out()
                .println(
                        console.say(
                                "tourney.taken",
                                events.name(brought.id()),
                                events.code(brought.id())));
        console.out().println(console.say("tourney.link", "/pass/" + brought.organiser()));
        return ExitCode.DONE;
    }
}
