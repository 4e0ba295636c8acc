package org.vexillum.server.tourneys;

import java.util.List;
import org.vexillum.kernel.Nullable;
import org.vexillum.server.Refused;
import org.vexillum.server.play.Rooms;

/** What matches on the program's own tables ended with. */
record PlayedMatches(Rooms rooms) implements Job.Played {
    @Override
    public boolean exists(String match) {
        try {
            rooms.room(match);
            return true;
        } catch (Refused none) {
            return false;
        }
    }

    @Override
    public @Nullable List<Integer> points(String match) {
        return exists(match) ? rooms.points(match) : null;
    }
}
