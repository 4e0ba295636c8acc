package org.vexillum.cli.tourney;

import java.util.Optional;
import java.util.concurrent.Callable;
import org.vexillum.cli.Columns;
import org.vexillum.cli.CommandFailure;
import org.vexillum.cli.Console;
import org.vexillum.cli.ExitCode;
import org.vexillum.tourneys.event.EventState;
import org.vexillum.tourneys.standing.PlaceExplanation;
import org.vexillum.tourneys.standing.Standings;
import org.vexillum.tourneys.standing.StandingsLine;
import org.vexillum.tourneys.text.TourneyMessages;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

/** Prints the standings, or says why somebody stands where they stand. */
@Command(name = "standings")
final class StandingsCommand implements Callable<Integer> {
    private final Console console;

    @Mixin private final EventLocation which = new EventLocation();

    @Option(names = "--why", paramLabel = "NAME", descriptionKey = "tourney.standings.why")
    private Optional<String> who = Optional.empty();

    StandingsCommand(Console console) {
        this.console = console;
    }

    @Override
    public Integer call() {
        var event = which.open(console).read().event();
        var standings = Standings.now(event);
        if (who.isPresent()) {
            var id = EventStorage.id(event, who.get());
            var why =
                    new PlaceExplanation(standings, TourneyMessages.in(console.lang()))
                            .of(id == null ? who.get() : id);
            if (why.isEmpty()) throw new CommandFailure(console.say("tourney.nobody", who.get()));
            why.forEach(line -> console.out().println(EventStorage.named(event, line)));
            return ExitCode.DONE;
        }
        var lang = console.lang();
        var table = new Columns();
        table.row(
                console.say("tourney.company"),
                console.say("tourney.place"),
                event.pack().points().in(lang),
                event.pack().total().in(lang),
                console.say("tourney.conceded"),
                console.say("tourney.games"),
                console.say("tourney.byes"),
                console.say("tourney.faction"),
                console.say("tourney.rivals"));
        for (var line : standings.lines())
            table.row(
                    line.entrant().name(),
                    line.place() == 0 ? "-" : String.valueOf(line.place()),
                    String.valueOf(line.tp()),
                    String.valueOf(line.vp()),
                    String.valueOf(line.conceded()),
                    String.valueOf(line.games()),
                    String.valueOf(line.byes()),
                    line.entrant().faction().isEmpty() ? "-" : line.entrant().faction(),
                    rivals(event, line));
        table.lines().forEach(console.out()::println);
        return ExitCode.DONE;
    }

    private static String rivals(EventState event, StandingsLine line) {
        var names = line.rivals().stream().map(id -> EventStorage.name(event, id)).toList();
        return String.join(", ", names);
    }
}
