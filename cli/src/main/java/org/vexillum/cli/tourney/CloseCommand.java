package org.vexillum.cli.tourney;

import java.util.concurrent.Callable;
import org.vexillum.cli.Console;
import org.vexillum.cli.Exit;
import org.vexillum.tourneys.event.Course;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

/** Ends an event: the standings are final, the ratings move. */
@Command(name = "close")
final class CloseCommand implements Callable<Integer> {
    private final Console console;

    @Mixin private final WhichEvent which = new WhichEvent();

    @Option(names = "--early", descriptionKey = "tourney.close.early")
    private boolean early;

    CloseCommand(Console console) {
        this.console = console;
    }

    @Override
    public Integer call() {
        new Deed(console, which).make(_ -> new Course.Closed(early), "");
        console.out().println(console.say("tourney.closed"));
        return Exit.DONE;
    }
}
