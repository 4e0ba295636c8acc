package org.vexillum.server.tourneys;

import java.util.Optional;
import org.vexillum.server.Refused;
import org.vexillum.server.play.Rooms;
import org.vexillum.server.play.Tally;

/** How matches on the program's own tables stand. */
record PlayedMatches(Rooms rooms) implements Job.Played {
    @Override
    public Optional<Tally> tally(String match) {
        try {
            return Optional.of(rooms.tally(match));
        } catch (Refused none) {
            return Optional.empty();
        }
    }
}
