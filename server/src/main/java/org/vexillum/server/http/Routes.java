package org.vexillum.server.http;

import io.javalin.config.JavalinConfig;
import io.javalin.config.RoutesConfig;
import io.javalin.http.Context;
import io.javalin.http.HttpResponseException;
import java.util.Map;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import org.vexillum.formats.Unreadable;
import org.vexillum.formats.text.Teller;
import org.vexillum.kernel.Rules;
import org.vexillum.rulebook.GameId;
import org.vexillum.server.Errors;
import org.vexillum.server.Refused;
import org.vexillum.server.ServerOptions;
import org.vexillum.server.play.House;
import org.vexillum.server.play.Rooms;
import org.vexillum.server.tourneys.Tourneys;
import org.vexillum.server.tourneys.Waiting;

/** All calls, and what becomes of what goes wrong in them. */
public final class Routes implements AutoCloseable {
    private static final Logger LOG = LoggerFactory.getLogger(Routes.class);
    private static final long LARGEST = 1_000_000;

    private final House house;
    private final Rooms rooms;
    private final Visits visits;
    private final Links links;
    private final ServerOptions options;
    private final Tourneys tourneys;
    private final Waiting waiting;

    public Routes(House house, Rooms rooms, ServerOptions options) {
        tourneys = new Tourneys(house, rooms);
        waiting = new Waiting(tourneys);
        this.house = house;
        this.rooms = rooms;
        this.options = options;
        visits = new Visits(house);
        links = new Links(options);
    }

    public void configure(JavalinConfig config) {
        config.startup.showJavalinBanner = false;
        config.startup.showOldJavalinVersionWarning = false;
        config.http.maxRequestSize = LARGEST;
        config.jetty.modifyWebSocketServletFactory(factory -> {
            factory.setMaxTextMessageSize(64 * 1024);
            factory.setIdleTimeout(java.time.Duration.ofMinutes(5));
        });
        var routes = config.routes;
        routes.before(new Guard()::before);
        new ApiPage().add(routes);
        new GameRoutes(house, links, options).add(routes);
        new TerrainRoutes(house, visits).add(routes);
        new RuleRoutes(house).add(routes);
        new MatchRoutes(house, rooms, visits, links).add(routes);
        new LinkRoutes(house, rooms, visits, links).add(routes);
        new RecordRoutes(rooms, visits).add(routes);
        new MomentRoutes(house, rooms, visits, links).add(routes);
        new ForceRoutes(house, visits).add(routes);
        new OddsRoutes(house).add(routes);
        new AdjudicateRoutes(house).add(routes);
        tourneys(routes);
        routes.ws("/api/live/{match}", new LiveSocket(rooms, visits)::configure);
        routes.get("/api/*", _ -> unknown());
        routes.get("/*", new Site());
        failures(routes);
    }

    private void tourneys(RoutesConfig routes) {
        new TourneyRoutes(tourneys, visits, links).add(routes);
        var events = new EventRoutes(tourneys, waiting, links);
        events.add(routes);
        new PassRoutes(house, tourneys, visits, links, events).add(routes);
        new EventPaperRoutes(tourneys).add(routes);
        new SlipRoutes(tourneys, links).add(routes);
    }

    private static void unknown() {
        throw Refused.unknown("no-call");
    }

    @Override
    public void close() {
        waiting.close();
    }

    // ---- failures: words for the visitor, never a trace

    private void failures(RoutesConfig routes) {
        routes.exception(Refused.class, (refused, context) -> refuse(context, refused));
        routes.exception(
                Unreadable.class, (wrong, context) -> refuse(context, refused(wrong, context)));
        routes.exception(
                HttpResponseException.class, (failed, context) -> refuse(context, refused(failed)));
        routes.exception(
                Exception.class,
                (failed, context) -> {
                    LOG.error("{} {}", context.req().getMethod(), context.path(), failed);
                    refuse(context, new Refused(500, "internal"));
                });
    }

    private static Refused refused(HttpResponseException failed) {
        return switch (failed.getStatus()) {
            case 404 -> Refused.unknown("no-call");
            case 405 -> new Refused(405, "no-call");
            case 413 -> new Refused(413, "too-large", LARGEST / 1000);
            default -> new Refused(failed.getStatus(), "bad-request");
        };
    }

    private Refused refused(Unreadable wrong, Context context) {
        var teller = Teller.of(GameId.REGIMENTS, Visits.lang(context), house.rulebook());
        var said = teller.unreadable(wrong);
        return new Refused(
                400, wrong.key(), new Refused.Ready(said, "", Rules.NONE, wrong.place()));
    }

    private static void refuse(Context context, Refused refused) {
        Answer.json(
                context.status(refused.status()),
                Map.of("error", Errors.words(refused, Visits.lang(context))));
    }
}
