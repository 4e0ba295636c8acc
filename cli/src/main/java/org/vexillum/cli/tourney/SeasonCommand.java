package org.vexillum.cli.tourney;

import java.util.List;
import java.util.Map;
import java.util.concurrent.Callable;
import org.vexillum.cli.Columns;
import org.vexillum.cli.Console;
import org.vexillum.cli.ExitCode;
import org.vexillum.cli.WrongUsage;
import org.vexillum.kernel.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;

/** Shows the ranking of an event's season, who wins it and what for. */
@Command(name = "season")
final class SeasonCommand implements Callable<Integer> {
    private final Console console;

    @Mixin private final EventLocation which = new EventLocation();

    SeasonCommand(Console console) {
        this.console = console;
    }

    @Override
    public Integer call() {
        if (!(which.open(console) instanceof ServerEventStorage stored))
            throw new WrongUsage(console.say("tourney.season.nowhere"));
        var season = stored.season();
        var table = new Columns();
        table.row(
                console.say("tourney.place"),
                console.say("tourney.player"),
                console.say("tourney.rating"),
                console.say("tourney.games"),
                console.say("tourney.events"));
        for (var player : list(season.getOrDefault("players", List.of())))
            table.row(
                    text(player.get("place")),
                    text(player.get("name")),
                    text(player.get("shown")),
                    text(player.get("games")),
                    text(player.get("events")));
        table.lines().forEach(console.out()::println);
        for (var line : (List<?>) season.getOrDefault("prizes", List.of()))
            console.out().println(line);
        return ExitCode.DONE;
    }

    private static List<Map<?, ?>> list(Object value) {
        return ((List<?>) value).stream().<Map<?, ?>>map(each -> (Map<?, ?>) each).toList();
    }

    private static String text(@Nullable Object value) {
        return String.valueOf(value);
    }
}
