package org.vexillum.cli.tourney;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.Callable;
import org.vexillum.cli.CommandFailure;
import org.vexillum.cli.Console;
import org.vexillum.cli.ExitCode;
import org.vexillum.cli.WrongUsage;
import org.vexillum.tourneys.event.Change;
import org.vexillum.tourneys.event.ResultChange;
import org.vexillum.tourneys.event.ResultSheet;
import org.vexillum.tourneys.event.Tourney;
import org.vexillum.tourneys.pack.CompanyScore;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** Enters the result at a table: the points of one company, then those of the other. */
@Command(name = "report")
final class ReportCommand implements Callable<Integer> {
    private final Console console;

    @Mixin private final EventLocation which = new EventLocation();

    @Parameters(index = "1", paramLabel = "TABLE", descriptionKey = "tourney.report.table")
    private int table;

    @Parameters(index = "2..*", paramLabel = "POINTS", descriptionKey = "tourney.report.points")
    private List<Integer> points = new ArrayList<>();

    @Option(names = "--round", paramLabel = "N", descriptionKey = "tourney.report.round")
    private Optional<Integer> round = Optional.empty();

    @Option(names = "--correct", paramLabel = "WHY", descriptionKey = "tourney.report.correct")
    private Optional<String> correct = Optional.empty();

    ReportCommand(Console console) {
        this.console = console;
    }

    @Override
    public Integer call() {
        which.open(console)
                .change((tourney, by) ->
                        tourney.change(change(tourney), by.because(correct.orElse(""))));
        console.out().println(console.say("tourney.reported", table));
        return ExitCode.DONE;
    }

    private Change change(Tourney tourney) {
        var event = tourney.event();
        int number = round.orElse(event.lastRound());
        int parts = event.pack().parts().size();
        if (points.size() != 2 * parts)
            throw new WrongUsage(console.say("tourney.report.numbers", 2 * parts));
        if (number == 0) throw new CommandFailure(console.say("tourney.report.none"));
        var sheet =
                ResultSheet.of(
                        new CompanyScore(points.subList(0, parts)),
                        new CompanyScore(points.subList(parts, 2 * parts)));
        return correct.isPresent()
                ? new ResultChange.Corrected(number, table, sheet)
                : new ResultChange.Reported(number, table, "", sheet);
    }
}
