package org.vexillum.server.http;

import io.javalin.config.RoutesConfig;
import io.javalin.http.Context;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import org.vexillum.server.Json;
import org.vexillum.server.QrPicture;
import org.vexillum.server.Refused;
import org.vexillum.server.store.Passes.Role;
import org.vexillum.server.tourneys.Catalogue;
import org.vexillum.server.tourneys.Seasons;
import org.vexillum.server.tourneys.Tourneys;
import org.vexillum.server.tourneys.Transfer;

/** Making events, finding them, and taking them along. */
final class TourneyRoutes {
    private static final int MOST = 100;

    private final Tourneys tourneys;
    private final Quotas quotas;
    private final Visits visits;
    private final Callers callers;
    private final Links links;

    TourneyRoutes(Tourneys tourneys, Visits visits, Links links, Quotas quotas) {
        this.quotas = quotas;
        this.tourneys = tourneys;
        this.visits = visits;
        this.links = links;
        callers = new Callers(tourneys);
    }

    void add(RoutesConfig routes) {
        routes.get("/api/tourneys", this::list);
        routes.post("/api/tourneys", this::make);
        routes.post("/api/tourneys/import", this::take);
        routes.get("/api/tourneys/packs", this::packs);
        routes.get("/api/tourneys/code/{code}", this::byCode);
        routes.get("/api/seasons/{season}", this::season);
    }

    private void list(Context context) {
        var mine = new LinkedHashMap<String, Map<String, Object>>();
        for (var pass : callers.passes(context))
            if (mine.size() < MOST) mine.computeIfAbsent(pass.tourney(), id -> line(context, id));
        var listed = new ArrayList<Map<String, Object>>();
        for (var id : new Catalogue(tourneys).listed(MOST))
            if (!mine.containsKey(id)) listed.add(line(context, id));
        Answer.json(context, Json.object("mine", List.copyOf(mine.values()), "listed", listed));
    }

    private Map<String, Object> line(Context context, String id) {
        return tourneys.looking(id, callers.at(context, id), Visits.lang(context)).line();
    }

    private void make(Context context) {
        quotas.take(Quotas.Thing.EVENT, context);
        var body = Json.body(context.body());
        var made = tourneys.make(body, visits.visitor(context), Visits.lang(context));
        var both =
                List.of(
                        link(context, Role.ORGANISER, made.organiser()),
                        link(context, Role.REFEREE, made.referee()));
        Answer.json(
                context.status(201),
                Json.object("id", made.id(), "code", made.code(), "links", both));
    }

    private Map<String, Object> link(Context context, Role role, String token) {
        var url = links.pass(context, token);
        return Json.object("role", role.word(), "url", url, "svg", new QrPicture(url).svg());
    }

    private void take(Context context) {
        quotas.take(Quotas.Thing.EVENT, context);
        var body = Json.body(context.body());
        var visitor = visits.visitor(context);
        var id =
                new Transfer(tourneys)
                        .take(
                                body.object("file"),
                                visitor,
                                body.flag("ownSeason"),
                                Visits.lang(context));
        var code = new Catalogue(tourneys).code(id);
        Answer.json(context.status(201), Json.object("id", id, "code", code, "links", List.of()));
    }

    private void packs(Context context) {
        Answer.json(context, Json.object("packs", Catalogue.packs(Visits.lang(context))));
    }

    private void byCode(Context context) {
        var code = context.pathParam("code").toUpperCase(Locale.ROOT).replaceAll("[\\s-]", "");
        var id =
                new Catalogue(tourneys)
                        .byCode(code)
                        .orElseThrow(() -> Refused.unknown("no-tourney"));
        var line = line(context, id);
        if (line.containsKey("unreadable")) throw Refused.late("tourney-unreadable");
        Answer.json(
                context,
                Json.object(
                        "id", id,
                        "name", line.get("name"),
                        "date", line.get("date"),
                        "place", line.get("place"),
                        "specialRules", line.get("specialRules"),
                        "registrationOpen", line.get("registrationOpen")));
    }

    private void season(Context context) {
        var season = new Seasons(tourneys).of(context.pathParam("season"), Visits.lang(context));
        Answer.json(context, season);
    }
}
