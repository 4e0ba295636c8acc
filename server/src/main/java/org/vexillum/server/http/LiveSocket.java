package org.vexillum.server.http;

import io.javalin.websocket.WsConfig;
import io.javalin.websocket.WsConnectContext;
import io.javalin.websocket.WsContext;
import java.util.concurrent.TimeUnit;
import org.eclipse.jetty.websocket.api.Callback;
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
    private static final int COME_AGAIN = 1012;
    private static final int NO_ENTRY = 4403;
    private static final int NOT_OPENED = 4500;
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
        socket.onBinaryMessage(context -> refuse(context, Refused.wrong("no-json"), Lang.EN));
        socket.onClose(this::leave);
        socket.onError(this::leave);
    }

    private void connect(WsConnectContext context) {
        var lang = Visits.lang(context.queryParam("lang"), context.header("Accept-Language"));
        try {
            Guard.mustBeOurs(context.header("Origin"), context.header("Host"));
            enter(context, lang);
        } catch (Refused refused) {
            refuse(context, refused, lang);
            context.closeSession(NO_ENTRY, refused.key());
        } catch (RuntimeException failed) {
            LOG.error("{} cannot be opened", context.pathParam("match"), failed);
            refuse(context, Rooms.notOpened(), lang);
            context.closeSession(NOT_OPENED, Rooms.notOpened().key());
        }
    }

    private void enter(WsConnectContext context, Lang lang) {
        var papers =
                new Visits.Papers(context.cookie(Visits.COOKIE), context.header("Authorization"));
        var match = context.pathParam("match");
        var seat = visits.seatOrWatcher(papers, match, context.queryParam("seat"));
        var visitor = new Visitor(seat, lang, new Outlet(context));
        var room = rooms.room(match);
        var account = papers.account() + " " + match;
        context.attribute(PRESENT, new Present(room, visitor, account));
        context.enableAutomaticPings(20, TimeUnit.SECONDS);
        room.join(visitor);
    }

    private void receive(WsContext context, String message) {
        Present present = context.attribute(PRESENT);
        if (present == null) return;
        if (!messages.take(present.account))
            refuse(context, new Refused(429, "too-many"), present.visitor.lang());
        else present.room.receive(present.visitor, message);
    }

    private void leave(WsContext context) {
        Present present = context.attribute(PRESENT);
        if (present == null) return;
        context.attribute(PRESENT, null);
        present.room.leave(present.visitor);
    }

    private static void refuse(WsContext context, Refused refused, Lang lang) {
        context.send(
                Json.write(Json.object("type", "error", "error", Errors.words(refused, lang))));
    }

    private record Outlet(WsContext context) implements Visitor.Outlet {
        @Override
        public void send(String message) {
            if (context.session.isOpen()) context.session.sendText(message, Callback.NOOP);
        }

        @Override
        public void close() {
            context.closeSession(COME_AGAIN, "again");
        }

        @Override
        public void dismiss() {
            context.closeSession(NOT_OPENED, Rooms.notOpened().key());
        }
    }
}
