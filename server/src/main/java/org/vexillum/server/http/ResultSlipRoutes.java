package org.vexillum.server.http;

import io.javalin.config.RoutesConfig;
import io.javalin.http.Context;
import java.util.Map;
import org.vexillum.gamekit.desk.RequestRefused;
import org.vexillum.server.Json;
import org.vexillum.server.QrPicture;
import org.vexillum.server.tourneys.Tourneys;

/** What is printed on the result slips of a round: the way to each table's report. */
final class ResultSlipRoutes {
    private final Tourneys tourneys;
    private final Links links;
    private final CallerLookup callers;

    ResultSlipRoutes(Tourneys tourneys, Links links) {
        this.tourneys = tourneys;
        this.links = links;
        callers = new CallerLookup(tourneys);
    }

    void add(RoutesConfig routes) {
        routes.get("/api/tourneys/{id}/slips", this::slips);
    }

    private void slips(Context context) {
        var round = context.queryParam("round");
        if (round == null) throw RequestRefused.wrong("missing", "round");
        if (!round.matches("\\d{1,3}")) throw RequestRefused.wrong("no-number", "round");
        var id = context.pathParam("id");
        var here = tourneys.looking(id, callers.here(context), VisitorIdentity.lang(context));
        var page = links.base(context) + "/tourneys/" + id + "/table/";
        var tables = here.tables(Integer.parseInt(round));
        JsonAnswer.json(
                context,
                Json.object("slips", tables.stream().map(table -> slip(page, table)).toList()));
    }

    /** It leads to a page, and gives nobody a right: who reports came by a link before. */
    private static Map<String, Object> slip(String page, int table) {
        var url = page + table;
        return Json.object("table", table, "url", url, "svg", new QrPicture(url).svg());
    }
}
