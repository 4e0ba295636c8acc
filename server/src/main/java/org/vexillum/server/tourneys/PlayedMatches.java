package org.vexillum.server.tourneys;

import java.util.List;
import java.util.Optional;
import org.vexillum.gamekit.desk.Refused;
import org.vexillum.server.play.Placing;
import org.vexillum.server.play.Rooms;
import org.vexillum.server.play.Tally;

/**
 * How matches on the program's own tables stand, as far as an event may know it.
 *
 * @param marks by which whoever asks is known
 */
record PlayedMatches(Rooms rooms, Placing placing, String event, List<String> marks)
        implements Job.Played {
    @Override
    public Optional<Tally> tally(String match) {
        if (!placing.known(match, event)) return Optional.empty();
        try {
            return Optional.of(rooms.tally(match));
        } catch (Refused none) {
            return Optional.empty();
        }
    }

    @Override
    public boolean give(String match) {
        return placing.give(match, event, marks);
    }
}
