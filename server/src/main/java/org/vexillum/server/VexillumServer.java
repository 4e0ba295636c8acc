package org.vexillum.server;

import io.javalin.Javalin;
import java.util.Optional;
import java.util.function.Supplier;
import org.vexillum.gamekit.desk.Desks;
import org.vexillum.server.http.ApiRoutes;
import org.vexillum.server.play.MatchUpkeep;
import org.vexillum.server.play.RoomServices;
import org.vexillum.server.play.Rooms;
import org.vexillum.server.store.Database;
import org.vexillum.server.store.RestoreWatch;
import org.vexillum.server.store.SecretTokens;
import org.vexillum.server.store.ServerNotices;

/** A running server. */
public final class VexillumServer implements AutoCloseable {
    private final Database database;
    private final Rooms rooms;
    private final Optional<ServerNotices> others;
    private final RestoreWatch watch;
    private final MatchUpkeep upkeep;
    private final ApiRoutes routes;
    private final Javalin javalin;

    private VexillumServer(
            ServerOptions options, RoomServices.Shelf shelf, Supplier<String> seeds) {
        // opened while the web server starts
        database = options.db().map(Database::at).orElseGet(() -> Database.opening(options.data()));
        var house = new RoomServices(database, options.clock(), shelf, seeds);
        rooms = new Rooms(house);
        others = database.listen(rooms);
        routes = new ApiRoutes(house, rooms, options);
        javalin = Javalin.create(routes::configure);
        open(options);
        watch = new RestoreWatch(database, () -> rooms.changed(ServerNotices.EVERYTHING));
        upkeep = new MatchUpkeep(house, rooms);
    }

    /** The port last: nobody is let in where nothing can be kept. */
    private void open(ServerOptions options) {
        try {
            javalin.jettyServer().server(); // made while the database is being opened
            database.ready();
            javalin.start(options.host(), options.port());
        } catch (RuntimeException failed) {
            closeBehind();
            throw failed;
        }
    }

    public static VexillumServer start(ServerOptions options) {
        return start(options, Desks::find);
    }

    /**
     * @param shelf where stored matches find their rules
     */
    static VexillumServer start(ServerOptions options, RoomServices.Shelf shelf) {
        return start(options, shelf, SecretTokens::seed);
    }

    /**
     * @param seeds the server's shares of the seeds of new matches
     */
    static VexillumServer start(
            ServerOptions options, RoomServices.Shelf shelf, Supplier<String> seeds) {
        return new VexillumServer(options, shelf, seeds);
    }

    public int port() {
        return javalin.port();
    }

    @Override
    public void close() {
        javalin.stop();
        watch.close();
        upkeep.close();
        closeBehind();
    }

    private void closeBehind() {
        routes.close();
        others.ifPresent(ServerNotices::close);
        rooms.close();
        database.close();
    }
}
