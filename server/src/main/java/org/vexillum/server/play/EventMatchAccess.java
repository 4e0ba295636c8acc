package org.vexillum.server.play;

import java.util.List;
import org.vexillum.server.Json;
import org.vexillum.server.store.DatabaseMarks;
import org.vexillum.server.store.Matches;
import org.vexillum.server.store.SeatKind;

/**
 * Which matches an event may know of.
 *
 * <p>An event says itself which matches are played there, and anybody can make one, or bring one as
 * a file: what it says proves nothing. Somebody who plays the match has to give it to the event.
 */
public final class EventMatchAccess {
    private final RoomServices house;

    public EventMatchAccess(RoomServices house) {
        this.house = house;
    }

    /**
     * Whether the event may be told how a match stands; of others it does not learn if they are.
     */
    public boolean known(String match, String event) {
        return house.matches()
                .find(match)
                .filter(found ->
                        anybody(found)
                                || madeFor(found, event)
                                || DatabaseMarks.isPlaced(house.database(), match, event))
                .isPresent();
    }

    /** Whoever has the address of such a match may look at it anyway. */
    private static boolean anybody(Matches.Stored found) {
        return found.row().open() || found.finished();
    }

    /** Whoever made the match, and plays it, named the event then. */
    private static boolean madeFor(Matches.Stored found, String event) {
        var table = Json.read(found.state(), MatchMetadata.class).tableside();
        return table != null && event.equals(table.event());
    }

    /**
     * Gives a match to an event, if whoever asks plays it or it was made for that event.
     *
     * @param marks by which whoever asks is known
     */
    public boolean give(String match, String event, List<String> marks) {
        var found = house.matches().find(match);
        if (found.isEmpty()) return false;
        if (madeFor(found.get(), event)) return true;
        if (!plays(match, marks)) return false;
        DatabaseMarks.placed(house.database(), match, event);
        return true;
    }

    private boolean plays(String match, List<String> marks) {
        return marks.stream()
                .flatMap(mark -> house.seats().at(match, mark).stream())
                .anyMatch(SeatKind::player);
    }
}
