package org.vexillum.server.http;

import io.javalin.config.RoutesConfig;
import io.javalin.http.Context;
import java.security.SecureRandom;
import org.vexillum.gamekit.desk.Desks;
import org.vexillum.gamekit.desk.RequestRefused;
import org.vexillum.kernel.dice.RandomSource;
import org.vexillum.server.Json;
import org.vexillum.server.play.RoomServices;
import org.vexillum.server.play.TerrainTable;

/** Terrain that somebody sets up before a match. */
final class TerrainRoutes {
    private static final SecureRandom RANDOM = new SecureRandom();

    private final TerrainTable table;
    private final VisitorIdentity visits;

    TerrainRoutes(RoomServices house, VisitorIdentity visits) {
        table = new TerrainTable(house);
        this.visits = visits;
    }

    void add(RoutesConfig routes) {
        routes.post("/api/terrain", this::terrain);
    }

    private void terrain(Context context) {
        var wish = Json.body(context.body());
        var game = wish.text("game");
        var desk =
                Desks.find(game, wish.text("edition", ""))
                        .orElseThrow(() -> RequestRefused.wrong("no-game", game));
        var lot = new RandomSource(RANDOM.nextLong());
        JsonAnswer.json(
                context,
                table.answer(
                        desk, wish, visits.visitor(context), VisitorIdentity.lang(context), lot));
    }
}
