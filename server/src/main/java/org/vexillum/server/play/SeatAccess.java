package org.vexillum.server.play;

import java.util.List;
import org.vexillum.gamekit.desk.RequestRefused;
import org.vexillum.kernel.Nullable;
import org.vexillum.kernel.Side;
import org.vexillum.server.store.SeatKind;

/** What the seats of a match are to those who come to take one, or take one away. */
public final class SeatAccess {
    private final Rooms rooms;

    public SeatAccess(Rooms rooms) {
        this.rooms = rooms;
    }

    private MatchMetadata affairs(String match) {
        return rooms.room(match).ask(Room::affairs);
    }

    /** Whether nobody has taken a player's seat yet. */
    public boolean absent(String match, SeatKind seat) {
        return affairs(match).absent().stream().anyMatch(seat::plays);
    }

    /**
     * @param marks by which whoever comes is known
     * @throws RequestRefused if a seat that nobody has is kept for somebody else
     */
    public void mustBeFor(String match, SeatKind seat, List<String> marks, boolean program) {
        var doors = affairs(match).doors();
        for (var side : seat.sides()) {
            var owner = doors.owner(side);
            if (owner != null && !marks.contains(owner)) throw RequestRefused.late("lent-seat");
            if (doors.programs().contains(side) && !program)
                throw RequestRefused.late("program-only");
        }
    }

    /** Whether the one who made the match chose its seed. */
    public boolean chosenSeed(String match) {
        return affairs(match).doors().chosenSeed();
    }

    public @Nullable String seedHash(String match) {
        return rooms.room(match).ask(room -> room.row().byHand() ? null : room.seed().hash());
    }

    /** Whether a side may still add to the seed. */
    public boolean promised(String match, SeatKind seat) {
        return affairs(match).promised().stream().anyMatch(seat::plays);
    }

    /** The event that a match says it belongs to, or null. */
    public @Nullable String event(String match) {
        var table = affairs(match).tableside();
        return table == null ? null : table.event();
    }

    /** The seats that people play. */
    public List<SeatKind> played(String match) {
        return rooms.room(match)
                .ask(room -> {
                    if (room.row().shared()) return List.of(SeatKind.BOTH);
                    return List.of(SeatKind.A, SeatKind.B).stream()
                            .filter(seat -> room.row().played(seat.sides().getFirst()))
                            .toList();
                });
    }

    /** Somebody who holds a seat has come with one more device: both players see it. */
    public void anotherDevice(String match, SeatKind seat) {
        note(match, "device", seat.sides().getFirst().name());
    }

    private void note(String match, String... keyAndFacts) {
        rooms.room(match)
                .change(room -> {
                    room.note(keyAndFacts);
                    return true;
                });
    }

    /** Whoever holds a seat took all other devices and links off it. */
    public void othersGone(String match, SeatKind seat) {
        rooms.room(match)
                .change(room -> {
                    room.affairs(room.affairs().with(room.affairs().doors().revoking()));
                    if (seat.player()) room.note("devices-gone", seat.sides().getFirst().name());
                    return true;
                });
    }

    // ---- referees

    /**
     * @throws RequestRefused unless both players are there to agree to a referee
     */
    public void mustHaveBegun(String match) {
        if (!affairs(match).begun()) throw RequestRefused.late("not-begun");
        for (var offer : affairs(match).offers())
            if (offer.candidate() != null) throw RequestRefused.late("referee-pending");
    }

    /**
     * Somebody would be the referee: both players are asked.
     *
     * @param by the side that made his link
     */
    public void propose(String match, Side by, String mark, String name) {
        var called = ChatRequests.clean(name, ChatRequests.LONGEST_NAME);
        rooms.room(match)
                .change(room -> {
                    var affairs = room.affairs();
                    var candidate = new Offer.Candidate(mark, called, List.of());
                    room.affairs(affairs.offering(Offer.of(affairs.made() + 1, by, candidate)));
                    return true;
                });
    }

    /** The referee of the event sits down (WC-REF-01). */
    public void office(String match, String mark, String event) {
        rooms.room(match)
                .change(room -> {
                    var referee = new AccessRights.Referee(mark, event, true);
                    room.affairs(room.affairs().with(room.affairs().doors().seating(referee)));
                    room.note("referee-office", event);
                    return true;
                });
    }

    /** Nobody is asked any more about somebody who came by a link that was taken back. */
    public void withdrawCandidates(String match) {
        rooms.room(match)
                .change(room -> {
                    for (var offer : room.affairs().offers())
                        if (offer.candidate() != null) room.affairs(room.affairs().without(offer));
                    return true;
                });
    }
}
