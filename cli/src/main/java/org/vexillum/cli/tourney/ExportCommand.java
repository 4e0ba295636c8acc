package org.vexillum.cli.tourney;

import java.util.concurrent.Callable;
import org.vexillum.cli.Console;
import org.vexillum.cli.Exit;
import org.vexillum.cli.WrongUsage;
import org.vexillum.tourneys.event.Course;
import org.vexillum.tourneys.store.EventReport;
import org.vexillum.tourneys.store.Tables;
import org.vexillum.tourneys.text.Say;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

/** Prints an event: all of it as JSON, or parts of it for spreadsheets and for reporting. */
@Command(name = "export")
final class ExportCommand implements Callable<Integer> {
    private final Console console;

    @Mixin private final WhichEvent which = new WhichEvent();

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
        if (move) kept.change((tourney, by) -> tourney.change(new Course.Moved(), by));
        console.out()
                .print(
                        switch (what) {
                            case json -> kept.whole();
                            case standings -> Tables.standings(kept.read().event());
                            case games -> Tables.games(kept.read().event());
                            case lists -> Tables.lists(kept.read().event());
                            case ratings -> Tables.ratings(kept.read().event(), kept.before());
                            case report ->
                                    new EventReport(Say.in(console.lang()))
                                            .of(kept.read().event(), kept.before());
                        });
        return Exit.DONE;
    }
}
