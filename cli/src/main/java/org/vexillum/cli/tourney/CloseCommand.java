package org.vexillum.cli.tourney;

import java.util.concurrent.Callable;
import org.vexillum.cli.Console;
import org.vexillum.cli.ExitCode;
import org.vexillum.tourneys.event.EventChange;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

/** Ends an event: the standings are final, the ratings move. */
@Command(name = "close")
final class CloseCommand implements Callable<Integer> {
    private final Console console;

    @Mixin private final EventLocation which = new EventLocation();

    @Option(names = "--early", descriptionKey = "tourney.close.early")
    private boolean early;

    CloseCommand(Console console) {
        this.console = console;
    }

    @Override
    public Integer call() {
        new EventEdit(console, which).make(_ -> new EventChange.Closed(early), "");
        console.out().println(console.say("tourney.closed"));
        return ExitCode.DONE;
    }
}
