package org.vexillum.server.http;

import io.javalin.config.RoutesConfig;
import io.javalin.http.Context;
import java.security.SecureRandom;
import org.vexillum.gamekit.desk.Desks;
import org.vexillum.gamekit.desk.Refused;
import org.vexillum.kernel.dice.Lot;
import org.vexillum.server.Json;
import org.vexillum.server.play.House;
import org.vexillum.server.play.TerrainTable;

/** Terrain that somebody sets up before a match. */
final class TerrainRoutes {
    private static final SecureRandom RANDOM = new SecureRandom();

    private final TerrainTable table;
    private final Visits visits;

    TerrainRoutes(House house, Visits visits) {
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
                        .orElseThrow(() -> Refused.wrong("no-game", game));
        var lot = new Lot(RANDOM.nextLong());
        Answer.json(
                context,
                table.answer(desk, wish, visits.visitor(context), Visits.lang(context), lot));
    }
}
