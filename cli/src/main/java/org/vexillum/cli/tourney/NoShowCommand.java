package org.vexillum.cli.tourney;

import java.util.List;
import java.util.Optional;
import org.vexillum.cli.Console;
import org.vexillum.tourneys.event.Change;
import org.vexillum.tourneys.event.EventState;
import org.vexillum.tourneys.event.ResultChange;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;

/** Notes who did not come to a game: of both who did not, in one change. */
@Command(name = "no-show")
final class NoShowCommand extends EntrantsCommand {
    @Option(names = "--round", paramLabel = "N", descriptionKey = "tourney.report.round")
    private Optional<Integer> round = Optional.empty();

    NoShowCommand(Console console) {
        super(console, "tourney.missed");
    }

    @Override
    Change change(EventState event, List<String> who) {
        return new ResultChange.Absent(round.orElse(event.lastRound()), who);
    }
}
