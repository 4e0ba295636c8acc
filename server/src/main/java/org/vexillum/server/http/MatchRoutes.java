package org.vexillum.server.http;

import io.javalin.config.RoutesConfig;
import io.javalin.http.Context;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.vexillum.gamekit.rules.Lang;
import org.vexillum.server.Json;
import org.vexillum.server.play.MatchLists;
import org.vexillum.server.play.NewMatch;
import org.vexillum.server.play.RoomServices;
import org.vexillum.server.play.Rooms;
import org.vexillum.server.store.SeatKind;

/** Making matches, taking seats, and lists of matches. */
final class MatchRoutes {
    private static final int MOST = 100;

    private final MatchLists lists;
    private final Rooms rooms;
    private final Quotas quotas;
    private final VisitorIdentity visits;
    private final Links links;
    private final NewMatch making;

    MatchRoutes(
            RoomServices house, Rooms rooms, VisitorIdentity visits, Links links, Quotas quotas) {
        this.quotas = quotas;
        lists = new MatchLists(house, rooms);
        this.rooms = rooms;
        this.visits = visits;
        this.links = links;
        making = new NewMatch(house);
    }

    void add(RoutesConfig routes) {
        routes.post("/api/matches", this::make);
        routes.post("/api/play-now", this::playNow);
        routes.get("/api/matches", this::mine);
        routes.get("/api/matches/{id}", this::one);
        routes.get("/api/watch", context -> listed(context, false));
        routes.get("/api/replays", context -> listed(context, true));
    }

    private void make(Context context) {
        quotas.take(Quotas.Thing.MATCH, context);
        var body = Json.body(context.body());
        var visitor = visits.visitor(context);
        made(context, links, making.make(body, visitor, VisitorIdentity.lang(context)));
    }

    private void playNow(Context context) {
        quotas.take(Quotas.Thing.MATCH, context);
        var body = Json.body(context.body());
        var visitor = visits.visitor(context);
        made(context, links, making.now(body, visitor, VisitorIdentity.lang(context)));
    }

    /** Tells by what links a new match is reached. */
    static void made(Context context, Links links, NewMatch.Made made) {
        var invite = made.invite();
        JsonAnswer.json(
                context.status(201),
                Json.object(
                        "match", made.match(),
                        "seat", links.seat(context, made.seat()),
                        "kind", made.kind().word(),
                        "invite", invite == null ? null : links.seat(context, invite),
                        "watch", links.seat(context, made.watch()),
                        "seedHash", made.seedHash()));
    }

    private void mine(Context context) {
        JsonAnswer.json(context, Json.object("matches", List.copyOf(own(context).values())));
    }

    /** The games of a visitor by their ids, the last he sat down at first. */
    private Map<String, Map<String, Object>> own(Context context) {
        var kinds = new LinkedHashMap<String, SeatKind>();
        // of some games somebody may have several seats
        for (var seat : visits.seats(VisitorIdentity.Papers.of(context), 4 * MOST))
            if (kinds.size() < MOST) kinds.putIfAbsent(seat.match(), seat.kind());
        var matches = lists.of(List.copyOf(kinds.keySet()), VisitorIdentity.lang(context));
        kinds.forEach((id, kind) ->
                Optional.ofNullable(matches.get(id))
                        .ifPresent(info -> info.put("seat", kind.word())));
        return matches;
    }

    /** Games that everybody may watch; finished ones together with one's own. */
    private void listed(Context context, boolean finished) {
        var lang = VisitorIdentity.lang(context);
        var matches = new LinkedHashMap<String, Map<String, Object>>();
        if (finished)
            own(context)
                    .forEach((id, info) -> {
                        if (Boolean.TRUE.equals(info.get("over"))) matches.put(id, info);
                    });
        lists.open(finished, MOST, lang).forEach(matches::putIfAbsent);
        JsonAnswer.json(context, Json.object("matches", List.copyOf(matches.values())));
    }

    private void one(Context context) {
        var id = context.pathParam("id");
        var seat =
                visits.seatOrWatcher(
                        VisitorIdentity.Papers.of(context), id, context.queryParam("seat"));
        Lang lang = VisitorIdentity.lang(context);
        var info = rooms.info(id, lang);
        info.put("seat", seat.word());
        info.putAll(rooms.setup(id, lang));
        JsonAnswer.json(context, info);
    }
}
