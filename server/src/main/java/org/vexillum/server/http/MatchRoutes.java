package org.vexillum.server.http;

import io.javalin.config.RoutesConfig;
import io.javalin.http.Context;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.Map;
import org.vexillum.rulebook.Lang;
import org.vexillum.server.Json;
import org.vexillum.server.Refused;
import org.vexillum.server.play.House;
import org.vexillum.server.play.NewMatch;
import org.vexillum.server.play.Rooms;

/** Making matches, taking seats, and lists of matches. */
final class MatchRoutes {
    private final House house;
    private final Rooms rooms;
    private final Visits visits;
    private final Links links;
    private final NewMatch making;

    MatchRoutes(House house, Rooms rooms, Visits visits, Links links) {
        this.house = house;
        this.rooms = rooms;
        this.visits = visits;
        this.links = links;
        making = new NewMatch(house);
    }

    void add(RoutesConfig routes) {
        routes.post("/api/matches", this::make);
        routes.post("/api/play-now", this::playNow);
        routes.post("/api/seats", this::take);
        routes.get("/api/matches", this::mine);
        routes.get("/api/matches/{id}", this::one);
    }

    private void make(Context context) {
        var body = Json.body(context.body());
        var visitor = visits.visitor(context);
        made(context, making.make(body, visitor, Visits.lang(context)));
    }

    private void playNow(Context context) {
        var body = Json.body(context.body());
        var visitor = visits.visitor(context);
        made(context, making.now(body, visitor, Visits.lang(context)));
    }

    private void made(Context context, NewMatch.Made made) {
        rooms.room(made.match());
        var invite = made.invite();
        Answer.json(
                context.status(201),
                Json.object(
                        "match", made.match(),
                        "seat", links.seat(context, made.seat()),
                        "kind", made.kind().word(),
                        "invite", invite == null ? null : links.seat(context, invite),
                        "watch", links.seat(context, made.watch()),
                        "seedHash", made.seedHash()));
    }

    private void take(Context context) {
        var body = Json.body(context.body());
        var token = body.text("token").strip();
        var seat = house.seats().byToken(token).orElseThrow(() -> Refused.unknown("no-such-seat"));
        house.seats().hold(visits.visitor(context), seat, house.now());
        rooms.taken(seat.match(), seat.kind(), body.flag("share"));
        Answer.json(context, Json.object("match", seat.match(), "seat", seat.kind().word()));
    }

    private void mine(Context context) {
        var lang = Visits.lang(context);
        var matches = new ArrayList<Map<String, Object>>();
        var seen = new LinkedHashSet<String>();
        for (var seat : visits.seats(Visits.Papers.of(context)))
            if (seen.add(seat.match())) {
                var info = rooms.info(seat.match(), lang);
                info.put("seat", seat.kind().word());
                matches.add(info);
            }
        Answer.json(context, Json.object("matches", matches));
    }

    private void one(Context context) {
        var id = context.pathParam("id");
        var seat = visits.seatOrWatcher(Visits.Papers.of(context), id, context.queryParam("seat"));
        Lang lang = Visits.lang(context);
        var info = rooms.info(id, lang);
        info.put("seat", seat.word());
        Answer.json(context, info);
    }
}
