package org.vexillum.server.http;

import io.javalin.config.JavalinConfig;
import io.javalin.config.RoutesConfig;
import io.javalin.http.Context;
import io.javalin.http.HttpResponseException;
import jakarta.servlet.http.HttpServletResponse;
import java.io.IOException;
import java.util.Map;
import java.util.concurrent.TimeoutException;
import org.eclipse.jetty.http.HttpException;
import org.eclipse.jetty.server.HttpConfiguration;
import org.eclipse.jetty.server.NetworkConnectionLimit;
import org.eclipse.jetty.server.Server;
import org.eclipse.jetty.server.ServerConnector;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import org.vexillum.gamekit.Kits;
import org.vexillum.gamekit.Unreadable;
import org.vexillum.gamekit.desk.RequestRefused;
import org.vexillum.gamekit.text.Teller;
import org.vexillum.kernel.Rules;
import org.vexillum.server.FatalErrorExit;
import org.vexillum.server.RefusalWords;
import org.vexillum.server.ServerOptions;
import org.vexillum.server.play.RoomServices;
import org.vexillum.server.play.Rooms;
import org.vexillum.server.tourneys.ChangeWaiters;
import org.vexillum.server.tourneys.Tourneys;

/** All calls, and what becomes of what goes wrong in them. */
public final class ApiRoutes implements AutoCloseable {
    private static final Logger LOG = LoggerFactory.getLogger(ApiRoutes.class);
    private static final String LIVE = "/api/live/";
    private static final long LARGEST = 1_000_000;
    private static final int MOST_FRAMES = 4_000;

    /** After how many seconds another try makes sense. */
    private static final Map<Integer, String> AGAIN = Map.of(429, "2", 503, "5");

    /** Milliseconds in which something has to move on a connection that is not waiting for us. */
    private static final int IDLE = 30_000;

    private static final int MOST_CONNECTIONS = 10_000;

    private final RoomServices house;
    private final Rooms rooms;
    private final VisitorIdentity visits;
    private final Links links;
    private final ServerOptions options;
    private final Tourneys tourneys;
    private final ChangeWaiters waiting;
    private final LiveSocket live;
    private final Quotas quotas = new Quotas();

    public ApiRoutes(RoomServices house, Rooms rooms, ServerOptions options) {
        tourneys = new Tourneys(house, rooms);
        waiting = new ChangeWaiters(tourneys);
        this.house = house;
        this.rooms = rooms;
        this.options = options;
        visits = new VisitorIdentity(house);
        links = new Links(options);
        live = new LiveSocket(rooms, visits);
    }

    public void configure(JavalinConfig config) {
        config.startup.showJavalinBanner = false;
        config.startup.showOldJavalinVersionWarning = false;
        config.http.maxRequestSize = LARGEST;
        config.router.javaLangErrorHandler(ApiRoutes::broken);
        config.jetty.modifyServer(ApiRoutes::connections);
        config.jetty.modifyHttpConfiguration(http -> http.setIdleTimeout(IDLE));
        config.jetty.addConnector(this::door);
        config.jetty.modifyWebSocketServletFactory(factory -> {
            factory.setMaxTextMessageSize(64 * 1024);
            factory.setIdleTimeout(java.time.Duration.ofMinutes(5));
            // whoever asks for signs of life and reads none of them
            factory.setMaxOutgoingFrames(MOST_FRAMES);
        });
        var routes = config.routes;
        routes.before(new RequestGuard(new KnownVisitors(this::known))::before);
        new ApiPage().add(routes);
        var games = new GameList(house);
        new GameRoutes(games, links, options).add(routes);
        new TerrainRoutes(house, visits).add(routes);
        new RuleRoutes(house).add(routes);
        new MatchRoutes(house, rooms, visits, links, quotas).add(routes);
        new LinkRoutes(house, rooms, visits, links, tourneys, quotas).add(routes);
        new RecordRoutes(rooms, visits).add(routes);
        new MomentRoutes(house, rooms, visits, links, quotas).add(routes);
        new ForceRoutes(house, visits, quotas).add(routes);
        new OddsRoutes(house).add(routes);
        new AdjudicateRoutes(house).add(routes);
        tourneys(routes);
        routes.ws("/api/live/{match}", live::configure);
        routes.get("/api/*", _ -> unknown());
        routes.get("/*", new ClientPages(games::prepare));
        failures(routes);
    }

    /** A body that drips in keeps no thread, and must not take for ever. */
    private static void connections(Server server) {
        server.setHandler(new BodyBuffering(LARGEST, Runtime.getRuntime().maxMemory() / 8));
        server.setErrorHandler(new EarlyRefusals(LARGEST));
        server.addBean(new NetworkConnectionLimit(MOST_CONNECTIONS, server));
    }

    private ServerConnector door(Server server, HttpConfiguration http) {
        var door = new ServerConnector(server, new RequestLineConnections(http));
        door.setHost(options.host());
        door.setPort(options.port());
        return door;
    }

    private void tourneys(RoutesConfig routes) {
        new TourneyRoutes(tourneys, visits, links, quotas).add(routes);
        var events = new EventRoutes(tourneys, waiting, links, new LongRequests(house.workshop()));
        events.add(routes);
        new PassRoutes(house, tourneys, visits, links, events, quotas).add(routes);
        new EventDocumentRoutes(tourneys).add(routes);
        new ResultSlipRoutes(tourneys, links).add(routes);
    }

    /** Whether a cookie or a token leads to a seat or a pass. */
    private boolean known(String account) {
        return visits.seated(account)
                || tourneys.passes().byToken(account).isPresent()
                || !tourneys.passes().of(account).isEmpty();
    }

    private static void unknown() {
        throw RequestRefused.unknown("no-call");
    }

    @Override
    public void close() {
        waiting.close();
        live.close();
    }

    // ---- failures: words for the visitor, never a trace

    private void failures(RoutesConfig routes) {
        routes.exception(RequestRefused.class, (refused, context) -> refuse(context, refused));
        routes.exception(
                Unreadable.class, (wrong, context) -> refuse(context, refused(wrong, context)));
        routes.exception(
                HttpResponseException.class,
                (failed, context) -> refuse(context, refused(failed.getStatus())));
        routes.exception(HttpException.RuntimeException.class, ApiRoutes::misspoken);
        routes.exception(
                Exception.class,
                (failed, context) -> {
                    log(context, failed);
                    refuse(context, new RequestRefused(500, "internal"));
                });
    }

    /** What the web server does not understand, such as half a wish for a connection to a table. */
    private static void misspoken(HttpException.RuntimeException failed, Context context) {
        refuse(context, refused(failed.getCode()));
        var answer = context.resultInputStream();
        if (!context.path().startsWith(LIVE) || answer == null) return;
        // the way to a table has no answer but this
        try {
            context.res().setStatus(failed.getCode());
            answer.transferTo(context.res().getOutputStream());
        } catch (IOException gone) {
            log(context, gone);
        }
    }

    /** Whoever hangs up in the middle is worth a line, and no more. */
    private static void log(Context context, Exception failed) {
        var method = context.req().getMethod();
        for (Throwable cause = failed; cause != null; cause = cause.getCause())
            if (cause instanceof IOException || cause instanceof TimeoutException) {
                LOG.info("{} {}: hung up ({})", method, context.path(), cause.getMessage());
                return;
            }
        LOG.error("{} {}", method, context.path(), failed);
    }

    /** An error inside answers this call only, unless nothing can go on. */
    private static void broken(HttpServletResponse response, Error error) {
        FatalErrorExit.ifFatal(error);
        LOG.error("a call failed", error);
        response.setStatus(500);
    }

    private static RequestRefused refused(int status) {
        return switch (status) {
            case 404 -> RequestRefused.unknown("no-call");
            case 405 -> new RequestRefused(405, "no-call");
            case 413 -> new RequestRefused(413, "too-large", LARGEST / 1000);
            default -> new RequestRefused(status, "bad-request");
        };
    }

    private RequestRefused refused(Unreadable wrong, Context context) {
        var teller = Teller.of(Kits.usual().id(), VisitorIdentity.lang(context), house.rulebook());
        var said = teller.unreadable(wrong);
        return new RequestRefused(
                400, wrong.key(), new RequestRefused.Ready(said, "", Rules.NONE, wrong.place()));
    }

    private static void refuse(Context context, RequestRefused refused) {
        var again = AGAIN.get(refused.status());
        if (again != null) context.header("Retry-After", again);
        JsonAnswer.json(
                context.status(refused.status()),
                Map.of("error", RefusalWords.words(refused, VisitorIdentity.lang(context))));
    }
}
