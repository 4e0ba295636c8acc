package org.vexillum.cli.tourney;

import java.util.List;
import org.vexillum.cli.Console;
import org.vexillum.tourneys.event.Change;
import org.vexillum.tourneys.event.EventState;
import org.vexillum.tourneys.event.ParticipationChange;
import picocli.CommandLine.Command;

/** Lets companies leave between rounds. */
@Command(name = "drop")
final class DropCommand extends EntrantsCommand {
    DropCommand(Console console) {
        super(console, "tourney.dropped");
    }

    @Override
    List<List<String>> together(List<String> all) {
        return all.stream().map(List::of).toList();
    }

    @Override
    Change change(EventState event, List<String> who) {
        return new ParticipationChange.Dropped(who.getFirst());
    }
}
