package org.vexillum.cli.tourney;

import java.util.List;
import org.vexillum.cli.Console;
import org.vexillum.tourneys.event.Change;
import org.vexillum.tourneys.event.Discipline;
import org.vexillum.tourneys.event.Event;
import picocli.CommandLine.Command;

/** Lets companies leave between rounds. */
@Command(name = "drop")
final class DropCommand extends WhoCommand {
    DropCommand(Console console) {
        super(console, "tourney.dropped");
    }

    @Override
    List<List<String>> together(List<String> all) {
        return all.stream().map(List::of).toList();
    }

    @Override
    Change change(Event event, List<String> who) {
        return new Discipline.Dropped(who.getFirst());
    }
}
