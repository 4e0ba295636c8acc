package org.vexillum.server;

import io.javalin.Javalin;
import java.util.Optional;
import org.vexillum.server.games.Desks;
import org.vexillum.server.http.Routes;
import org.vexillum.server.play.House;
import org.vexillum.server.play.Rooms;
import org.vexillum.server.store.Database;
import org.vexillum.server.store.Notices;
import org.vexillum.server.store.Watch;

/** A running server. */
public final class VexillumServer implements AutoCloseable {
    private final Database database;
    private final Rooms rooms;
    private final Optional<Notices> others;
    private final Watch watch;
    private final Routes routes;
    private final Javalin javalin;

    private VexillumServer(ServerOptions options, House.Shelf shelf) {
        // opened while the web server starts
        database = options.db().map(Database::at).orElseGet(() -> Database.opening(options.data()));
        var house = new House(database, options.clock(), shelf);
        rooms = new Rooms(house);
        others = database.listen(rooms);
        routes = new Routes(house, rooms, options);
        javalin = Javalin.create(routes::configure);
        javalin.start(options.host(), options.port());
        watch = watch();
    }

    private Watch watch() {
        try {
            return new Watch(database, () -> rooms.changed(Notices.EVERYTHING));
        } catch (RuntimeException closed) {
            javalin.stop();
            throw closed;
        }
    }

    public static VexillumServer start(ServerOptions options) {
        return start(options, Desks::find);
    }

    /**
     * @param shelf where stored matches find their rules
     */
    static VexillumServer start(ServerOptions options, House.Shelf shelf) {
        return new VexillumServer(options, shelf);
    }

    public int port() {
        return javalin.port();
    }

    @Override
    public void close() {
        javalin.stop();
        routes.close();
        watch.close();
        others.ifPresent(Notices::close);
        rooms.close();
        database.close();
    }
}
