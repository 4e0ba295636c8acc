package org.vexillum.server.http;

import io.javalin.config.RoutesConfig;
import io.javalin.http.Context;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Objects;
import org.vexillum.gamekit.desk.RequestRefused;
import org.vexillum.server.Json;
import org.vexillum.server.QrPicture;
import org.vexillum.server.store.Passes.Pass;
import org.vexillum.server.store.Passes.Role;
import org.vexillum.server.tourneys.EventCatalogue;
import org.vexillum.server.tourneys.EventTransfer;
import org.vexillum.server.tourneys.Seasons;
import org.vexillum.server.tourneys.Tourneys;

/** Making events, finding them, and taking them along. */
final class TourneyRoutes {
    private static final int MOST = 100;

    private final Tourneys tourneys;
    private final Quotas quotas;
    private final VisitorIdentity visits;
    private final CallerLookup callers;
    private final Links links;

    TourneyRoutes(Tourneys tourneys, VisitorIdentity visits, Links links, Quotas quotas) {
        this.quotas = quotas;
        this.tourneys = tourneys;
        this.visits = visits;
        this.links = links;
        callers = new CallerLookup(tourneys);
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
        var all = callers.at(context);
        var own = all.passes().stream().map(Pass::tourney).distinct().limit(MOST).toList();
        var catalogue = new EventCatalogue(tourneys);
        var others = new ArrayList<>(catalogue.listed(MOST));
        others.removeAll(own);
        var mine = catalogue.lines(own, all::at);
        var listed = catalogue.lines(others, all::at);
        JsonAnswer.json(
                context,
                Json.object(
                        "mine", List.copyOf(mine.values()),
                        "listed", List.copyOf(listed.values())));
    }

    private void make(Context context) {
        quotas.take(Quotas.Thing.EVENT, context);
        var body = Json.body(context.body());
        var made = tourneys.make(body, visits.visitor(context), VisitorIdentity.lang(context));
        var both =
                List.of(
                        link(context, Role.ORGANISER, made.organiser()),
                        link(context, Role.REFEREE, made.referee()));
        JsonAnswer.json(
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
                new EventTransfer(tourneys)
                        .take(
                                body.object("file"),
                                visitor,
                                body.flag("ownSeason"),
                                VisitorIdentity.lang(context));
        var code = new EventCatalogue(tourneys).code(id);
        JsonAnswer.json(
                context.status(201), Json.object("id", id, "code", code, "links", List.of()));
    }

    private void packs(Context context) {
        JsonAnswer.json(
                context, Json.object("packs", EventCatalogue.packs(VisitorIdentity.lang(context))));
    }

    private void byCode(Context context) {
        var code = context.pathParam("code").toUpperCase(Locale.ROOT).replaceAll("[\\s-]", "");
        var id =
                new EventCatalogue(tourneys)
                        .byCode(code)
                        .orElseThrow(() -> RequestRefused.unknown("no-tourney"));
        var lines = new EventCatalogue(tourneys).lines(List.of(id), callers.at(context)::at);
        var line = Objects.requireNonNull(lines.get(id));
        if (line.containsKey("unreadable")) throw RequestRefused.late("tourney-unreadable");
        JsonAnswer.json(
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
        var season =
                new Seasons(tourneys)
                        .of(context.pathParam("season"), VisitorIdentity.lang(context));
        JsonAnswer.json(context, season);
    }
}
