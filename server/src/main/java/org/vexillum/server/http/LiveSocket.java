package org.vexillum.server.http;

import io.javalin.websocket.WsConfig;
import io.javalin.websocket.WsConnectContext;
import io.javalin.websocket.WsContext;
import java.net.InetSocketAddress;
import java.util.Objects;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicLong;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import org.vexillum.gamekit.desk.RequestRefused;
import org.vexillum.gamekit.rules.Lang;
import org.vexillum.kernel.Nullable;
import org.vexillum.server.Json;
import org.vexillum.server.RateLimits;
import org.vexillum.server.RefusalWords;
import org.vexillum.server.play.LiveRoom;
import org.vexillum.server.play.Rooms;
import org.vexillum.server.play.Visitor;
import org.vexillum.server.store.SeatKind;

/** The connection on which a match is played. */
final class LiveSocket implements AutoCloseable {
    private static final String PRESENT = "present";
    private static final String WIRE = "wire";
    private static final Logger LOG = LoggerFactory.getLogger(LiveSocket.class);

    private final Rooms rooms;
    private final VisitorIdentity visits;
    private final VisitorConnections wires = new VisitorConnections();
    private final RateLimits messages = new RateLimits(60, 300);

    /** Those who only look have little to say. */
    private final RateLimits watchers = new RateLimits(5, 50);

    private final AtomicLong connections = new AtomicLong();

    LiveSocket(Rooms rooms, VisitorIdentity visits) {
        this.rooms = rooms;
        this.visits = visits;
    }

    /** A visitor, the room he is in, and by what his messages are counted. */
    private record Present(LiveRoom<?> room, Visitor visitor, String account, boolean watching) {}

    private static @Nullable String remote(WsConnectContext context) {
        return context.session.getRemoteSocketAddress() instanceof InetSocketAddress address
                ? address.getAddress().getHostAddress()
                : null;
    }

    void configure(WsConfig socket) {
        socket.onConnect(this::connect);
        socket.onMessage(context -> receive(context, context.message()));
        socket.onBinaryMessage(
                context -> refuse(wire(context), RequestRefused.wrong("no-json"), Lang.EN));
        socket.onClose(this::leave);
        socket.onError(this::leave);
    }

    private void connect(WsConnectContext context) {
        var lang =
                VisitorIdentity.lang(context.queryParam("lang"), context.header("Accept-Language"));
        var wire = wires.open(context.session);
        context.attribute(WIRE, wire);
        try {
            RequestGuard.mustBeOurs(context.header("Origin"), context.header("Host"));
            enter(context, wire, lang);
        } catch (RequestRefused refused) {
            refuse(wire, refused, lang);
            wire.turnAway(refused.key());
        } catch (RuntimeException failed) {
            LOG.error("{} cannot be opened", context.pathParam("match"), failed);
            refuse(wire, Rooms.notOpened(), lang);
            wire.dismiss();
        }
    }

    private void enter(WsConnectContext context, VisitorConnection wire, Lang lang) {
        var papers =
                new VisitorIdentity.Papers(
                        context.cookie(VisitorIdentity.COOKIE), context.header("Authorization"));
        var match = context.pathParam("match");
        var wanted = context.queryParam("seat");
        var seat = visits.seatOrWatcher(papers, match, wanted);
        var identity =
                new Visitor.Identity(
                        papers.mark(),
                        () -> visits.still(papers, match, seat.word(), seat),
                        () -> visits.still(papers, match, wanted, seat));
        var address = ClientAddress.of(remote(context), context.header("X-Forwarded-For"));
        wire.from(address, match + " " + address + " " + papers.account());
        boolean watching = seat == SeatKind.SPECTATOR;
        var account =
                watching
                        ? "connection " + connections.incrementAndGet()
                        : match + " " + seat.word();
        var visitor = new Visitor(seat, lang, wire, identity, account, address);
        var room = rooms.room(match);
        context.attribute(PRESENT, new Present(room, visitor, account, watching));
        context.enableAutomaticPings(20, TimeUnit.SECONDS);
        wire.whenTaken(() -> room.taken(visitor));
        room.join(visitor);
    }

    private void receive(WsContext context, String message) {
        Present present = context.attribute(PRESENT);
        if (present == null) return;
        var buckets = present.watching ? watchers : messages;
        if (buckets.take(present.account)) present.room.receive(present.visitor, message);
        else present.visitor.refuse(message, new RequestRefused(429, "too-many"));
    }

    private void leave(WsContext context) {
        wires.closed(wire(context));
        Present present = context.attribute(PRESENT);
        if (present == null) return;
        context.attribute(PRESENT, null);
        present.room.leave(present.visitor);
    }

    @Override
    public void close() {
        wires.close();
    }

    private static VisitorConnection wire(WsContext context) {
        return Objects.requireNonNull(context.attribute(WIRE));
    }

    private static void refuse(VisitorConnection wire, RequestRefused refused, Lang lang) {
        wire.send(
                Json.write(
                        Json.object("type", "error", "error", RefusalWords.words(refused, lang))));
    }
}
