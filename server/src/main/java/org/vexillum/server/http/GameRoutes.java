package org.vexillum.server.http;

import io.javalin.config.RoutesConfig;
import io.javalin.http.Context;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.vexillum.gamekit.edge.Edge;
import org.vexillum.server.Json;
import org.vexillum.server.QrPicture;
import org.vexillum.server.ServerOptions;

/** What can be played here, and how. */
final class GameRoutes {
    private final GameList games;
    private final Links links;
    private final ServerOptions options;

    GameRoutes(GameList games, Links links, ServerOptions options) {
        this.games = games;
        this.links = links;
        this.options = options;
    }

    void add(RoutesConfig routes) {
        routes.get("/api/games", this::games);
    }

    private void games(Context context) {
        JsonAnswer.json(
                context,
                Json.object(
                        "games", games.in(VisitorIdentity.lang(context)),
                        "books", books(),
                        "here", here(context),
                        "version", options.version()));
    }

    /** The games whose rules can be looked up; not all of them can be played. */
    private static List<Object> books() {
        var books = new ArrayList<Object>();
        for (var id : Edge.of().rules().games())
            books.add(Json.object("id", id.id(), "name", id.title()));
        return books;
    }

    private Map<String, Object> here(Context context) {
        var url = links.base(context);
        var others = options.publicUrl().isPresent() ? List.<String>of() : options.addresses();
        return Json.object(
                "url",
                url,
                "loopback",
                Links.loopback(url),
                "others",
                others,
                "qr",
                others.isEmpty() ? null : new QrPicture(others.getFirst()).svg());
    }
}
