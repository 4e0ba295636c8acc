package org.vexillum.server.http;

import io.javalin.websocket.WsConfig;
import io.javalin.websocket.WsConnectContext;
import io.javalin.websocket.WsContext;
import java.util.Objects;
import java.util.concurrent.TimeUnit;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import org.vexillum.rulebook.Lang;
import org.vexillum.server.Errors;
import org.vexillum.server.Json;
import org.vexillum.server.Refused;
import org.vexillum.server.play.LiveRoom;
import org.vexillum.server.play.Rooms;
import org.vexillum.server.play.Visitor;

/** The connection on which a match is played. */
final class LiveSocket {
    private static final String PRESENT = "present";
    private static final String WIRE = "wire";
    private static final Logger LOG = LoggerFactory.getLogger(LiveSocket.class);

    private final Rooms rooms;
    private final Visits visits;
    private final Guard.Buckets messages = new Guard.Buckets(60, 300);

    LiveSocket(Rooms rooms, Visits visits) {
        this.rooms = rooms;
        this.visits = visits;
    }

    /** A visitor, the room he is in, and by what his messages are counted. */
    private record Present(LiveRoom<?> room, Visitor visitor, String account) {}

    void configure(WsConfig socket) {
        socket.onConnect(this::connect);
        socket.onMessage(context -> receive(context, context.message()));
        socket.onBinaryMessage(context -> refuse(wire(context), Refused.wrong("no-json"), Lang.EN));
        socket.onClose(this::leave);
        socket.onError(this::leave);
    }

    private void connect(WsConnectContext context) {
        var lang = Visits.lang(context.queryParam("lang"), context.header("Accept-Language"));
        var wire = new Wire(context.session);
        context.attribute(WIRE, wire);
        try {
            Guard.mustBeOurs(context.header("Origin"), context.header("Host"));
            enter(context, wire, lang);
        } catch (Refused refused) {
            refuse(wire, refused, lang);
            wire.turnAway(refused.key());
        } catch (RuntimeException failed) {
            LOG.error("{} cannot be opened", context.pathParam("match"), failed);
            refuse(wire, Rooms.notOpened(), lang);
            wire.dismiss();
        }
    }

    private void enter(WsConnectContext context, Wire wire, Lang lang) {
        var papers =
                new Visits.Papers(context.cookie(Visits.COOKIE), context.header("Authorization"));
        var match = context.pathParam("match");
        var seat = visits.seatOrWatcher(papers, match, context.queryParam("seat"));
        var visitor = new Visitor(seat, lang, wire);
        var room = rooms.room(match);
        var account = papers.account() + " " + match;
        context.attribute(PRESENT, new Present(room, visitor, account));
        context.enableAutomaticPings(20, TimeUnit.SECONDS);
        room.join(visitor);
    }

    private void receive(WsContext context, String message) {
        Present present = context.attribute(PRESENT);
        if (present == null) return;
        if (messages.take(present.account)) present.room.receive(present.visitor, message);
        else present.visitor.refuse(message, new Refused(429, "too-many"));
    }

    private void leave(WsContext context) {
        Present present = context.attribute(PRESENT);
        if (present == null) return;
        context.attribute(PRESENT, null);
        present.room.leave(present.visitor);
    }

    private static Wire wire(WsContext context) {
        return Objects.requireNonNull(context.attribute(WIRE));
    }

    private static void refuse(Wire wire, Refused refused, Lang lang) {
        wire.send(Json.write(Json.object("type", "error", "error", Errors.words(refused, lang))));
    }
}
