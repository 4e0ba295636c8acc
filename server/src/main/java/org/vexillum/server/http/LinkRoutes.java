package org.vexillum.server.http;

import io.javalin.config.RoutesConfig;
import io.javalin.http.Context;
import org.vexillum.kernel.Side;
import org.vexillum.server.Json;
import org.vexillum.server.QrPicture;
import org.vexillum.server.Refused;
import org.vexillum.server.play.House;
import org.vexillum.server.play.Rooms;
import org.vexillum.server.store.Codes;
import org.vexillum.server.store.SeatKind;
import org.vexillum.server.store.Seats;
import org.vexillum.server.store.Tokens;

/** Taking seats, and links by which others take them. */
final class LinkRoutes {
    private final House house;
    private final Rooms rooms;
    private final Visits visits;
    private final Links links;
    private final Codes codes;

    LinkRoutes(House house, Rooms rooms, Visits visits, Links links) {
        this.house = house;
        this.rooms = rooms;
        this.visits = visits;
        this.links = links;
        codes = new Codes(house.database());
    }

    void add(RoutesConfig routes) {
        routes.post("/api/seats", this::take);
        routes.post("/api/matches/{id}/links", this::link);
    }

    private void take(Context context) {
        var body = Json.body(context.body());
        var token = body.text("token").strip();
        var seat =
                house.seats()
                        .byToken(token)
                        .or(() -> codes.take(token, house.now()))
                        .orElseThrow(() -> Refused.unknown("no-such-seat"));
        house.seats().hold(visits.visitor(context), seat, house.now());
        rooms.taken(seat.match(), seat.kind(), body.flag("share"));
        Answer.json(context, Json.object("match", seat.match(), "seat", seat.kind().word()));
    }

    private void link(Context context) {
        var id = context.pathParam("id");
        var own = visits.seat(Visits.Papers.of(context), id, context.queryParam("seat"));
        var seat = new Seats.Seat(id, kind(Json.body(context.body()).text("for"), own, id));
        var token = Tokens.token();
        house.seats().add(token, seat, house.now());
        var url = links.seat(context, token);
        Answer.json(
                context.status(201),
                Json.object(
                        "url",
                        url,
                        "token",
                        token,
                        "code",
                        seat.kind() == own ? codes.make(seat, house.now()) : null,
                        "svg",
                        new QrPicture(url).svg()));
    }

    /** The seat a link leads to; the other side's new link is noted for both. */
    private SeatKind kind(String purpose, SeatKind own, String match) {
        if (purpose.equals("spectator")) return SeatKind.SPECTATOR;
        if (!own.player()) throw Refused.forbidden("not-a-player");
        return switch (purpose) {
            case "device", "bot" -> own;
            case "referee" -> SeatKind.REFEREE;
            case "opponent" -> opponent(own, match);
            default -> throw Refused.wrong("no-link", purpose);
        };
    }

    private SeatKind opponent(SeatKind own, String match) {
        Side side = own.side();
        if (side == null || !rooms.played(match, side.other())) throw Refused.late("no-other");
        rooms.relinked(match, side.other());
        return SeatKind.of(side.other());
    }
}
