package org.vexillum.cli.tourney;

import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.Callable;
import org.vexillum.cli.Console;
import org.vexillum.cli.Exit;
import org.vexillum.tourneys.event.Discipline;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Parameters;

/** Lets companies leave between rounds. */
@Command(name = "drop")
final class DropCommand implements Callable<Integer> {
    private final Console console;

    @Mixin private final WhichEvent which = new WhichEvent();

    @Parameters(
            index = "1..*",
            arity = "1..*",
            paramLabel = "NAME",
            descriptionKey = "tourney.drop.names")
    private List<String> names = new ArrayList<>();

    DropCommand(Console console) {
        this.console = console;
    }

    @Override
    public Integer call() {
        for (var name : names) {
            new Deed(console, which)
                    .make(event -> new Discipline.Dropped(Deed.who(event, name)), "");
            console.out().println(console.say("tourney.dropped", name));
        }
        return Exit.DONE;
    }
}
