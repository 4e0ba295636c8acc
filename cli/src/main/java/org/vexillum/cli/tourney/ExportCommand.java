package org.vexillum.cli.tourney;

import java.util.concurrent.Callable;
import org.vexillum.cli.Console;
import org.vexillum.cli.ExitCode;
import org.vexillum.cli.WrongUsage;
import org.vexillum.tourneys.event.EventChange;
import org.vexillum.tourneys.store.CsvTables;
import org.vexillum.tourneys.store.EventReport;
import org.vexillum.tourneys.text.TourneyMessages;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

/** Prints an event: all of it as JSON, or parts of it for spreadsheets and for reporting. */
@Command(name = "export")
final class ExportCommand implements Callable<Integer> {
    private final Console console;

    @Mixin private final EventLocation which = new EventLocation();

    /** What is exported. */
    enum What {
        json,
        standings,
        games,
        lists,
        ratings,
        report
    }

    @Option(
            names = "--what",
            paramLabel = "json|standings|games|lists|ratings|report",
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
        if (move) kept.change((tourney, by) -> tourney.change(new EventChange.Moved(), by));
        console.out()
                .print(
                        switch (what) {
                            case json -> kept.whole();
                            case standings -> CsvTables.standings(kept.read().event());
                            case games -> CsvTables.games(kept.read().event());
                            case lists -> CsvTables.lists(kept.read().event());
                            case ratings -> CsvTables.ratings(kept.read().event(), kept.before());
                            case report ->
                                    new EventReport(TourneyMessages.in(console.lang()))
                                            .of(kept.read().event(), kept.before());
                        });
        return ExitCode.DONE;
    }
}
