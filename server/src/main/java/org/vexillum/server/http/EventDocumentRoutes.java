package org.vexillum.server.http;

import io.javalin.config.RoutesConfig;
import io.javalin.http.Context;
import org.vexillum.gamekit.desk.RequestRefused;
import org.vexillum.server.Json;
import org.vexillum.server.store.Passes.Role;
import org.vexillum.server.tourneys.EventQueries;
import org.vexillum.server.tourneys.EventTransfer;
import org.vexillum.server.tourneys.Tourneys;

/** Lists, units, the audit trail, and files to take home. */
final class EventDocumentRoutes {
    private final Tourneys tourneys;
    private final CallerLookup callers;

    EventDocumentRoutes(Tourneys tourneys) {
        this.tourneys = tourneys;
        callers = new CallerLookup(tourneys);
    }

    void add(RoutesConfig routes) {
        routes.get("/api/tourneys/{id}/lists", this::lists);
        routes.post("/api/tourneys/{id}/lists/check", this::check);
        routes.get("/api/tourneys/{id}/units", this::units);
        routes.get("/api/tourneys/{id}/why", this::why);
        routes.get("/api/tourneys/{id}/log", this::log);
        routes.get("/api/tourneys/{id}/files/{file}", this::file);
    }

    private EventQueries here(Context context) {
        return tourneys.looking(
                context.pathParam("id"), callers.here(context), VisitorIdentity.lang(context));
    }

    private void lists(Context context) {
        JsonAnswer.json(context, Json.object("lists", here(context).lists()));
    }

    private void check(Context context) {
        var body = Json.body(context.body());
        JsonAnswer.json(context, here(context).check(body.text("text"), body.text("faction", "")));
    }

    private void units(Context context) {
        var words = context.queryParam("q");
        JsonAnswer.json(
                context, Json.object("units", here(context).units(words == null ? "" : words)));
    }

    private void why(Context context) {
        var who = context.queryParam("who");
        if (who == null) throw RequestRefused.wrong("missing", "who");
        JsonAnswer.json(context, Json.object("why", here(context).why(who)));
    }

    private void log(Context context) {
        JsonAnswer.json(context, Json.object("entries", here(context).log()));
    }

    private void file(Context context) {
        var name = context.pathParam("file");
        var looking = here(context);
        switch (name) {
            case "event.json" -> {
                callers.here(context).mustBe(Role.ORGANISER);
                named(context, name);
                JsonAnswer.json(
                        context, new EventTransfer(tourneys).export(context.pathParam("id")));
            }
            case "entrants.csv" -> csv(context, name, looking.entrantsCsv());
            case "standings.csv" -> csv(context, name, looking.standings());
            case "games.csv" -> csv(context, name, looking.games());
            case "ratings.csv" -> csv(context, name, looking.ratingsCsv());
            case "lists.txt" -> text(context, name, looking.listsText());
            case "report.txt" -> text(context, name, looking.report());
            case "units.csv" -> csv(context, name, looking.unitsCsv());
            default -> throw RequestRefused.unknown("no-call");
        }
    }

    private static void named(Context context, String name) {
        context.header("Content-Disposition", "attachment; filename=\"" + name + "\"");
    }

    private static void text(Context context, String name, String text) {
        named(context, name);
        context.contentType("text/plain; charset=utf-8").result(text);
    }

    private static void csv(Context context, String name, String table) {
        named(context, name);
        context.contentType("text/csv; charset=utf-8").result(table);
    }
}
