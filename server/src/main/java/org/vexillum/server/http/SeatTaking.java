package org.vexillum.server.http;

import io.javalin.http.Context;
import java.util.List;
import java.util.Map;
import org.vexillum.gamekit.desk.RequestFields;
import org.vexillum.gamekit.desk.RequestRefused;
import org.vexillum.kernel.Side;
import org.vexillum.server.Json;
import org.vexillum.server.play.RoomServices;
import org.vexillum.server.play.Rooms;
import org.vexillum.server.play.SeatAccess;
import org.vexillum.server.store.Codes;
import org.vexillum.server.store.SeatKind;
import org.vexillum.server.store.Seats;
import org.vexillum.server.store.Seats.Purpose;
import org.vexillum.server.store.SecretTokens;
import org.vexillum.server.tourneys.EventReferees;
import org.vexillum.server.tourneys.Tourneys;

/** Taking a seat by a link or a code, each of which is good for what it was made for only. */
final class SeatTaking {
    private final RoomServices house;
    private final Rooms rooms;
    private final VisitorIdentity visits;
    private final SeatAccess doors;
    private final Codes codes;
    private final CallerLookup callers;
    private final EventReferees office;

    SeatTaking(RoomServices house, Rooms rooms, VisitorIdentity visits, Tourneys tourneys) {
        this.house = house;
        this.rooms = rooms;
        this.visits = visits;
        doors = new SeatAccess(rooms);
        codes = new Codes(house.database());
        callers = new CallerLookup(tourneys);
        office = new EventReferees(tourneys);
    }

    /**
     * Somebody who comes.
     *
     * @param visitor the secret by which he will be known
     * @param marks by which he is known already
     */
    private record Comer(
            Context context,
            RequestFields body,
            String visitor,
            List<String> marks,
            boolean program) {
        String mark() {
            return Seats.mark(visitor);
        }
    }

    /** A program gets a key of its own, a browser its cookie. */
    private Comer comer(Context context, RequestFields body) {
        boolean program = body.flag("program");
        var visitor = program ? SecretTokens.token() : visits.visitor(context);
        return new Comer(
                context, body, visitor, VisitorIdentity.Papers.of(context).marks(), program);
    }

    Map<String, Object> take(Context context) {
        var body = Json.body(context.body());
        var token = body.text("token").strip();
        var link =
                house.seats()
                        .link(token)
                        .or(() -> codes.take(token, house.now()).map(SeatTaking::ofCode))
                        .orElseThrow(() -> RequestRefused.unknown("no-such-seat"));
        var match = link.seat().match();
        var held = visits.held(VisitorIdentity.Papers.of(context), match);
        if (link.purpose() == Purpose.USED || link.purpose() == Purpose.REVOKED)
            return again(link, held);
        var comer = comer(context, body);
        return switch (link.seat().kind()) {
            case SPECTATOR -> hold(comer, link.seat());
            case REFEREE -> referee(comer, token, link, held);
            case A, B, BOTH -> player(comer, token, link, held);
        };
    }

    private static Seats.Link ofCode(Seats.Seat seat) {
        return new Seats.Link(seat, Purpose.DEVICE, "");
    }

    /** Whoever opens his own old link comes back to his seat. */
    private static Map<String, Object> again(Seats.Link link, List<SeatKind> held) {
        if (!held.isEmpty()) return taken(new Seats.Seat(link.seat().match(), held.getFirst()));
        throw RequestRefused.late(link.purpose() == Purpose.USED ? "used-link" : "revoked-link");
    }

    private static Map<String, Object> taken(Seats.Seat seat) {
        return Json.object("match", seat.match(), "seat", seat.kind().word());
    }

    private Map<String, Object> hold(Comer comer, Seats.Seat seat) {
        house.seats().hold(comer.visitor, seat, house.now());
        var taken = taken(seat);
        if (comer.program) taken.put("key", comer.visitor);
        return taken;
    }

    // ---- players

    private Map<String, Object> player(
            Comer comer, String token, Seats.Link link, List<SeatKind> held) {
        var seat = link.seat();
        if (held.contains(SeatKind.REFEREE)) throw RequestRefused.late("referee-plays");
        for (var kind : held)
            if (kind.player() && kind != seat.kind()) throw RequestRefused.late("you-play-here");
        if (held.contains(seat.kind()) && !comer.program) return taken(seat);
        boolean first = doors.absent(seat.match(), seat.kind());
        if (first || link.purpose() == Purpose.INVITE) first(comer, seat);
        else another(comer, token, link);
        var taken = taken(seat);
        if (comer.program) tell(taken, comer, seat);
        return taken;
    }

    private void first(Comer comer, Seats.Seat seat) {
        doors.mustBeFor(seat.match(), seat.kind(), comer.marks, comer.program);
        rooms.taken(seat.match(), seat.kind(), comer.body.flag("share"));
        if (!house.seats().first(seat, comer.visitor, house.now()))
            throw RequestRefused.late("used-link");
    }

    private void another(Comer comer, String token, Seats.Link link) {
        boolean once = link.purpose() == Purpose.DEVICE && house.seats().link(token).isPresent();
        if (once && !house.seats().use(token)) throw RequestRefused.late("used-link");
        house.seats().hold(comer.visitor, link.seat(), house.now());
        doors.anotherDevice(link.seat().match(), link.seat().kind());
    }

    /** A program, and whoever runs it, learns by what it is known and what the dice come from. */
    private void tell(Map<String, Object> taken, Comer comer, Seats.Seat seat) {
        taken.put("key", comer.visitor);
        var hash = doors.seedHash(seat.match());
        if (hash != null) taken.put("seedHash", hash);
        taken.put("seedChosen", doors.chosenSeed(seat.match()));
        taken.put("shareAwaited", doors.promised(seat.match(), seat.kind()));
    }

    // ---- referees

    private Map<String, Object> referee(
            Comer comer, String token, Seats.Link link, List<SeatKind> held) {
        var seat = link.seat();
        mustNotPlay(held);
        if (held.contains(SeatKind.REFEREE)) return taken(seat);
        var event = event(comer.context, seat.match());
        if (event.isEmpty()) return candidate(comer, token, link);
        if (!house.seats().use(token)) throw RequestRefused.late("used-link");
        doors.office(seat.match(), comer.mark(), event);
        return hold(comer, seat);
    }

    /** WC-REF-07 */
    private static void mustNotPlay(List<SeatKind> held) {
        if (held.stream().anyMatch(SeatKind::player)) throw RequestRefused.late("referee-plays");
    }

    /** The event whose referee or organiser somebody is in a match of it; else empty. */
    private String event(Context context, String match) {
        var players =
                doors.played(match).stream()
                        .map(kind -> house.seats().holders(new Seats.Seat(match, kind)))
                        .toList();
        var table = new EventReferees.Table(match, doors.event(match), players);
        return office.at(table, callers.passes(context)).orElse("");
    }

    /** He watches until both players agree to him. */
    private Map<String, Object> candidate(Comer comer, String token, Seats.Link link) {
        var match = link.seat().match();
        doors.mustHaveBegun(match);
        var name = comer.body.text("name", "").strip();
        if (name.isEmpty()) throw RequestRefused.wrong("referee-name");
        if (!house.seats().use(token)) throw RequestRefused.late("used-link");
        var taken = hold(comer, new Seats.Seat(match, SeatKind.SPECTATOR));
        var by = link.maker().isEmpty() ? Side.A : Side.valueOf(link.maker());
        doors.propose(match, by, comer.mark(), name);
        taken.put("candidate", true);
        return taken;
    }

    /** The referee of the event comes to a table of it unasked. */
    Map<String, Object> byOffice(Context context) {
        var match = context.pathParam("id");
        rooms.room(match);
        mustNotPlay(visits.held(VisitorIdentity.Papers.of(context), match));
        var event = event(context, match);
        if (event.isEmpty()) throw RequestRefused.forbidden("no-office");
        var comer = comer(context, Json.body(context.body()));
        doors.office(match, comer.mark(), event);
        return hold(comer, new Seats.Seat(match, SeatKind.REFEREE));
    }
}
