package org.vexillum.cli.tourney;

import java.util.Optional;
import java.util.concurrent.Callable;
import org.vexillum.cli.Columns;
import org.vexillum.cli.Console;
import org.vexillum.cli.Exit;
import org.vexillum.cli.Refusal;
import org.vexillum.tourneys.event.Event;
import org.vexillum.tourneys.standing.Standing;
import org.vexillum.tourneys.standing.Standings;
import org.vexillum.tourneys.standing.Why;
import org.vexillum.tourneys.text.Say;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

/** Prints the standings, or says why somebody stands where they stand. */
@Command(name = "standings")
final class StandingsCommand implements Callable<Integer> {
    private final Console console;

    @Mixin private final WhichEvent which = new WhichEvent();

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
            var id = Kept.id(event, who.get());
            var why = new Why(standings, Say.in(console.lang())).of(id == null ? who.get() : id);
            if (why.isEmpty()) throw new Refusal(console.say("tourney.nobody", who.get()));
            why.forEach(line -> console.out().println(Kept.named(event, line)));
            return Exit.DONE;
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
        return Exit.DONE;
    }

    private static String rivals(Event event, Standing line) {
        var names = line.rivals().stream().map(id -> Kept.name(event, id)).toList();
        return String.join(", ", names);
    }
}
