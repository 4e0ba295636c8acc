package org.vexillum.cli.tourney;

import java.util.concurrent.Callable;
import org.vexillum.cli.Console;
import org.vexillum.cli.Exit;
import org.vexillum.tourneys.store.EventStore;
import org.vexillum.tourneys.store.Tables;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** Prints an event: all of it as JSON, or its standings or games as CSV. */
@Command(name = "export")
final class ExportCommand implements Callable<Integer> {
    private final Console console;

    @Parameters(paramLabel = "FILE", descriptionKey = "tourney.file")
    private String file = "";

    /** What is exported. */
    enum What {
        json,
        standings,
        games
    }

    @Option(
            names = "--what",
            paramLabel = "json|standings|games",
            descriptionKey = "tourney.export.what")
    private What what = What.json;

    ExportCommand(Console console) {
        this.console = console;
    }

    @Override
    public Integer call() {
        var tourney = new EventFile(console, file).read();
        console.out()
                .print(
                        switch (what) {
                            case json -> EventStore.write(tourney);
                            case standings -> Tables.standings(tourney.event());
                            case games -> Tables.games(tourney.event());
                        });
        return Exit.DONE;
    }
}
