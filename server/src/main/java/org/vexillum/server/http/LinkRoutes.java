package org.vexillum.server.http;

import io.javalin.config.RoutesConfig;
import io.javalin.http.Context;
import java.util.List;
import org.vexillum.gamekit.desk.RequestRefused;
import org.vexillum.kernel.Nullable;
import org.vexillum.server.Json;
import org.vexillum.server.QrPicture;
import org.vexillum.server.play.RoomServices;
import org.vexillum.server.play.Rooms;
import org.vexillum.server.play.SeatAccess;
import org.vexillum.server.store.Codes;
import org.vexillum.server.store.SeatKind;
import org.vexillum.server.store.Seats;
import org.vexillum.server.store.Seats.Purpose;
import org.vexillum.server.store.SecretTokens;
import org.vexillum.server.tourneys.Tourneys;

/** Taking seats, and links by which others take them. */
final class LinkRoutes {
    private final RoomServices house;
    private final Rooms rooms;
    private final Quotas quotas;
    private final VisitorIdentity visits;
    private final Links links;
    private final Codes codes;
    private final SeatAccess doors;
    private final SeatTaking taking;

    LinkRoutes(
            RoomServices house,
            Rooms rooms,
            VisitorIdentity visits,
            Links links,
            Tourneys tourneys,
            Quotas quotas) {
        this.quotas = quotas;
        this.house = house;
        this.rooms = rooms;
        this.visits = visits;
        this.links = links;
        codes = new Codes(house.database());
        doors = new SeatAccess(rooms);
        taking = new SeatTaking(house, rooms, visits, tourneys);
    }

    void add(RoutesConfig routes) {
        routes.post("/api/seats", context -> JsonAnswer.json(context, taking.take(context)));
        routes.post("/api/matches/{id}/links", this::link);
        routes.delete("/api/matches/{id}/links", this::revoke);
        routes.post(
                "/api/matches/{id}/referee",
                context -> JsonAnswer.json(context, taking.byOffice(context)));
    }

    /**
     * What a link shall be for.
     *
     * @param own the seat of whoever makes it
     */
    private record Wanted(Seats.Seat seat, Purpose purpose, SeatKind own) {
        Seats.Link link() {
            var maker = own.player() ? own.sides().getFirst().name() : "";
            return new Seats.Link(seat, purpose, maker);
        }

        boolean device() {
            return purpose == Purpose.DEVICE;
        }
    }

    private void link(Context context) {
        quotas.take(Quotas.Thing.LINK, context);
        var body = Json.body(context.body());
        var wanted = wanted(context, body.text("for"));
        if (body.flag("renew")) revoke(context, wanted);
        var token = SecretTokens.token();
        house.seats().add(token, wanted.link(), house.now());
        var url = links.seat(context, token);
        var code = wanted.device() ? codes.make(wanted.seat, house.now()) : null;
        JsonAnswer.json(
                context.status(201),
                Json.object(
                        "url", url,
                        "token", token,
                        "code", code,
                        "svg", new QrPicture(url).svg()));
    }

    private Wanted wanted(Context context, String purpose) {
        var id = context.pathParam("id");
        var own = visits.seat(VisitorIdentity.Papers.of(context), id, context.queryParam("seat"));
        if (purpose.equals("spectator"))
            return new Wanted(new Seats.Seat(id, SeatKind.SPECTATOR), Purpose.KEY, own);
        if (!own.player()) throw RequestRefused.forbidden("not-a-player");
        return switch (purpose) {
            case "device", "bot" -> new Wanted(new Seats.Seat(id, own), Purpose.DEVICE, own);
            case "referee" -> referee(id, own);
            case "opponent" -> new Wanted(opponent(own, id), Purpose.INVITE, own);
            default -> throw RequestRefused.wrong("no-link", purpose);
        };
    }

    /** Before both players are there nobody could agree to a referee. */
    private Wanted referee(String id, SeatKind own) {
        doors.mustHaveBegun(id);
        return new Wanted(new Seats.Seat(id, SeatKind.REFEREE), Purpose.INVITE, own);
    }

    /** Once somebody sits there only he makes links to his seat. */
    private Seats.Seat opponent(SeatKind own, String match) {
        var side = own.side();
        if (side == null || !rooms.played(match, side.other()))
            throw RequestRefused.late("no-other");
        var seat = SeatKind.of(side.other());
        if (!doors.absent(match, seat)) throw RequestRefused.late("seat-taken");
        return new Seats.Seat(match, seat);
    }

    // ---- taking links back

    private void revoke(Context context) {
        var purpose = context.queryParam("for");
        if (purpose == null) throw RequestRefused.wrong("missing", "for");
        revoke(context, revocable(context, purpose));
        context.status(204);
    }

    /** Also while somebody waits whom the players have not agreed to. */
    private Wanted revocable(Context context, @Nullable String purpose) {
        if (!"referee".equals(purpose)) return wanted(context, String.valueOf(purpose));
        var id = context.pathParam("id");
        var own = visits.seat(VisitorIdentity.Papers.of(context), id, context.queryParam("seat"));
        if (!own.player()) throw RequestRefused.forbidden("not-a-player");
        return new Wanted(new Seats.Seat(id, SeatKind.REFEREE), Purpose.INVITE, own);
    }

    private void revoke(Context context, Wanted wanted) {
        if (!wanted.own.player()) throw RequestRefused.forbidden("not-a-player");
        var seat = wanted.seat;
        var kept = VisitorIdentity.Papers.of(context).marks();
        house.seats().revoke(seat, kept);
        switch (seat.kind()) {
            case REFEREE -> doors.withdrawCandidates(seat.match());
            case SPECTATOR -> dismiss(seat, List.of());
            case A, B, BOTH -> {
                if (wanted.device()) dismiss(seat, kept);
            }
        }
    }

    /** Whoever came by them goes, but for whoever takes them back. */
    private void dismiss(Seats.Seat seat, List<String> kept) {
        codes.revoke(seat);
        house.seats().dismiss(seat, kept);
        doors.othersGone(seat.match(), seat.kind());
    }
}
