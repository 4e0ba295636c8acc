package org.vexillum.server.http;

import io.javalin.config.RoutesConfig;
import io.javalin.http.Context;
import org.vexillum.gamekit.desk.RequestRefused;
import org.vexillum.server.Json;
import org.vexillum.server.play.MatchContinuation;
import org.vexillum.server.play.RoomServices;
import org.vexillum.server.play.Rooms;

/** What can be done with a moment of a finished match. */
final class MomentRoutes {
    private final Rooms rooms;
    private final Quotas quotas;
    private final VisitorIdentity visits;
    private final Links links;
    private final MatchContinuation continuing;

    MomentRoutes(
            RoomServices house, Rooms rooms, VisitorIdentity visits, Links links, Quotas quotas) {
        this.quotas = quotas;
        this.rooms = rooms;
        this.visits = visits;
        this.links = links;
        continuing = new MatchContinuation(house, rooms);
    }

    void add(RoutesConfig routes) {
        routes.post("/api/matches/{id}/continue", this::playOn);
        routes.get("/api/matches/{id}/position", this::position);
    }

    /** The match, which the visitor may look at. */
    private String id(Context context) {
        var id = context.pathParam("id");
        visits.seatOrWatcher(VisitorIdentity.Papers.of(context), id, context.queryParam("seat"));
        return id;
    }

    private void playOn(Context context) {
        quotas.take(Quotas.Thing.MATCH, context);
        var id = id(context);
        var wish = Json.body(context.body());
        var made = continuing.from(id, wish, visits.visitor(context));
        MatchRoutes.made(context, links, made);
    }

    private void position(Context context) {
        var recording = rooms.recording(id(context));
        var entry = String.valueOf(context.queryParam("entry"));
        if (!entry.matches("-?\\d{1,6}")) throw RequestRefused.wrong("no-number", "entry");
        JsonAnswer.json(context, Json.object("file", recording.position(Integer.parseInt(entry))));
    }
}
