package org.vexillum.server.http;

import io.javalin.config.RoutesConfig;
import io.javalin.http.Context;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.vexillum.gamekit.desk.RequestFields;
import org.vexillum.gamekit.desk.RequestRefused;
import org.vexillum.server.Json;
import org.vexillum.server.QrPicture;
import org.vexillum.server.play.RoomServices;
import org.vexillum.server.store.Passes.Pass;
import org.vexillum.server.store.Passes.Role;
import org.vexillum.server.store.SecretTokens;
import org.vexillum.server.tourneys.EventCaller;
import org.vexillum.server.tourneys.Tourneys;

/** Coming into an event: by registering, or by a link. */
final class PassRoutes {
    private final RoomServices house;
    private final Tourneys tourneys;
    private final Quotas quotas;
    private final VisitorIdentity visits;
    private final Links links;
    private final EventRoutes events;
    private final CallerLookup callers;

    PassRoutes(
            RoomServices house,
            Tourneys tourneys,
            VisitorIdentity visits,
            Links links,
            EventRoutes events,
            Quotas quotas) {
        this.quotas = quotas;
        this.house = house;
        this.tourneys = tourneys;
        this.visits = visits;
        this.links = links;
        this.events = events;
        callers = new CallerLookup(tourneys);
    }

    void add(RoutesConfig routes) {
        routes.post("/api/passes", this::take);
        routes.post("/api/tourneys/{id}/entry", this::enter);
        routes.post("/api/tourneys/{id}/links", this::link);
    }

    private void take(Context context) {
        var token = Json.body(context.body()).text("token").strip();
        var pass =
                tourneys.passes()
                        .byToken(token)
                        .orElseThrow(() -> RequestRefused.unknown("no-such-pass"));
        tourneys.passes().hold(visits.visitor(context), pass, house.now());
        JsonAnswer.json(
                context,
                Json.object(
                        "tourney", pass.tourney(),
                        "role", pass.role().word(),
                        "who", pass.who().isEmpty() ? null : pass.who()));
    }

    private void enter(Context context) {
        quotas.take(Quotas.Thing.ENTRY, context);
        var id = context.pathParam("id");
        var who = tourneys.enter(id, Json.body(context.body()), VisitorIdentity.lang(context));
        var pass = new Pass(id, Role.PLAYER, who);
        tourneys.passes().hold(visits.visitor(context), pass, house.now());
        var caller = EventCaller.in(Role.PLAYER, who);
        JsonAnswer.json(
                context.status(201),
                Json.object(
                        "who", who,
                        "link", fresh(context, pass, caller),
                        "view", events.view(context, caller, null)));
    }

    /** A link to a pass; whatever led there before stays good. */
    private Map<String, Object> fresh(Context context, Pass pass, EventCaller caller) {
        var token = SecretTokens.token();
        tourneys.passes().add(token, pass, house.now());
        var url = links.pass(context, token);
        boolean player = pass.role() == Role.PLAYER;
        var looking = tourneys.looking(pass.tourney(), caller, VisitorIdentity.lang(context));
        return Json.object(
                "role",
                pass.role().word(),
                "who",
                player ? pass.who() : null,
                "name",
                player ? looking.name(pass.who()) : null,
                "url",
                url,
                "svg",
                new QrPicture(url).svg());
    }

    private void link(Context context) {
        quotas.take(Quotas.Thing.LINK, context);
        var id = context.pathParam("id");
        tourneys.hall(id);
        var caller = callers.here(context);
        var body = Json.body(context.body());
        var all = new ArrayList<Map<String, Object>>();
        for (var pass : wanted(context, id, caller, body)) {
            if (body.flag("renew")) tourneys.passes().empty(pass);
            all.add(fresh(context, pass, caller));
            // whoever renews the own link stays in
            boolean own = pass.role() != Role.PLAYER || pass.who().equals(caller.who());
            if (body.flag("renew") && own && caller.roles().contains(pass.role()))
                tourneys.passes().hold(visits.visitor(context), pass, house.now());
        }
        JsonAnswer.json(context.status(201), Json.object("links", all));
    }

    private List<Pass> wanted(Context context, String id, EventCaller caller, RequestFields body) {
        var word = body.oneOf("role", "organiser", "referee", "player");
        boolean organiser = caller.roles().contains(Role.ORGANISER);
        if (word.equals("player")) return players(context, id, caller, body, organiser);
        var role = word.equals("organiser") ? Role.ORGANISER : Role.REFEREE;
        if (!organiser && !caller.roles().contains(role)) throw caller.stranger();
        return List.of(new Pass(id, role, ""));
    }

    private List<Pass> players(
            Context context, String id, EventCaller caller, RequestFields body, boolean organiser) {
        var known = tourneys.looking(id, caller, VisitorIdentity.lang(context)).entrants();
        var ids = ids(body, caller, known);
        boolean own = !caller.who().isEmpty() && ids.equals(List.of(caller.who()));
        if (!organiser && !own) throw caller.stranger();
        for (var who : ids)
            if (!known.contains(who)) throw RequestRefused.unknown("no-entrant", who);
        return ids.stream().map(who -> new Pass(id, Role.PLAYER, who)).toList();
    }

    private static List<String> ids(RequestFields body, EventCaller caller, List<String> known) {
        if (!body.has("who")) {
            if (caller.who().isEmpty()) throw RequestRefused.wrong("missing", "who");
            return List.of(caller.who());
        }
        if (!(body.get("who") instanceof List<?> several))
            return body.text("who").equals("all") ? known : List.of(body.text("who"));
        return several.stream().map(String::valueOf).toList();
    }
}
