package org.vexillum.server.tourneys;

import java.util.List;
import java.util.Optional;
import org.vexillum.gamekit.desk.RequestRefused;
import org.vexillum.server.play.EventMatchAccess;
import org.vexillum.server.play.MatchPoints;
import org.vexillum.server.play.Rooms;

/**
 * How matches on the program's own tables stand, as far as an event may know it.
 *
 * @param marks by which whoever asks is known
 */
record PlayedMatches(Rooms rooms, EventMatchAccess placing, String event, List<String> marks)
        implements EventRequest.Played {
    @Override
    public Optional<MatchPoints> tally(String match) {
        if (!placing.known(match, event)) return Optional.empty();
        try {
            return Optional.of(rooms.tally(match));
        } catch (RequestRefused none) {
            return Optional.empty();
        }
    }

    @Override
    public boolean give(String match) {
        return placing.give(match, event, marks);
    }
}
