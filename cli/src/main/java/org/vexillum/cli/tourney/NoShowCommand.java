package org.vexillum.cli.tourney;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.Callable;
import org.vexillum.cli.Console;
import org.vexillum.cli.Exit;
import org.vexillum.tourneys.event.ResultChange;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** Notes who did not come to a game. */
@Command(name = "no-show")
final class NoShowCommand implements Callable<Integer> {
    private final Console console;

    @Mixin private final WhichEvent which = new WhichEvent();

    @Parameters(
            index = "1..*",
            arity = "1..*",
            paramLabel = "NAME",
            descriptionKey = "tourney.no-show.names")
    private List<String> names = new ArrayList<>();

    @Option(names = "--round", paramLabel = "N", descriptionKey = "tourney.report.round")
    private Optional<Integer> round = Optional.empty();

    NoShowCommand(Console console) {
        this.console = console;
    }

    @Override
    public Integer call() {
        new Deed(console, which)
                .make(
                        event ->
                                new ResultChange.Absent(
                                        round.orElse(event.lastRound()),
                                        names.stream().map(name -> Deed.who(event, name)).toList()),
                        "");
        for (var name : names) console.out().println(console.say("tourney.missed", name));
        return Exit.DONE;
    }
}
