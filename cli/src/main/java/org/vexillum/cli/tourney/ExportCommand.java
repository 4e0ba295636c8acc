package org.vexillum.cli.tourney;

import java.util.concurrent.Callable;
import org.vexillum.cli.Console;
import org.vexillum.cli.Exit;
import org.vexillum.cli.WrongUsage;
import org.vexillum.tourneys.event.Course;
import org.vexillum.tourneys.store.Tables;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

/** Prints an event: all of it as JSON, or its standings or games as CSV. */
@Command(name = "export")
final class ExportCommand implements Callable<Integer> {
    private final Console console;

    @Mixin private final WhichEvent which = new WhichEvent();

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

    @Option(names = "--move", descriptionKey = "tourney.export.move")
    private boolean move;

    ExportCommand(Console console) {
        this.console = console;
    }

    @Override
    public Integer call() {
        var kept = which.open(console);
        if (move && !which.stored()) throw new WrongUsage(console.say("tourney.export.nowhere"));
        if (move) kept.change((tourney, by) -> tourney.change(new Course.Moved(), by));
        console.out()
                .print(
                        switch (what) {
                            case json -> kept.whole();
                            case standings -> Tables.standings(kept.read().event());
                            case games -> Tables.games(kept.read().event());
                        });
        return Exit.DONE;
    }
}
