package org.vexillum.server.play;

import java.util.Locale;
import java.util.Map;
import org.vexillum.files.journal.LiveSeed;
import org.vexillum.gamekit.desk.RequestFields;
import org.vexillum.gamekit.desk.RequestRefused;
import org.vexillum.kernel.match.Table;
import org.vexillum.server.Json;
import org.vexillum.server.store.Remark;
import org.vexillum.server.store.SeatKind;

/** Requests beside the game: messages, names, shares of the seed, who sits before the screen. */
final class ChatRequests<T extends Table<T>> {
    private static final int LONGEST = 500;

    /** So many messages a game may have: whoever comes later is sent them all. */
    private static final int MOST = 1_000;

    static final int LONGEST_NAME = 40;

    private final Room<T> room;

    ChatRequests(Room<T> room) {
        this.room = room;
    }

    Reply chat(Visitor visitor, RequestFields body) {
        if (visitor.seat() == SeatKind.SPECTATOR) throw RequestRefused.forbidden("not-a-player");
        var text = clean(body.text("text"), LONGEST);
        if (text.isEmpty()) throw RequestRefused.wrong("missing", "text");
        if (room.remarks(Remark.Kind.CHAT).size() >= MOST)
            throw RequestRefused.late("chat-full", MOST);
        return Reply.said(message(room.remark(Remark.Kind.CHAT, visitor.seat().word(), text)));
    }

    static Map<String, Object> message(Remark remark) {
        return Json.object(
                "type", "chat",
                "side", remark.side(),
                "text", remark.text(),
                "at", remark.at().toString());
    }

    Reply name(Visitor visitor, RequestFields body) {
        if (!visitor.seat().player()) throw RequestRefused.forbidden("not-a-player");
        var name = clean(body.text("text"), LONGEST_NAME);
        var side = visitor.seat().side();
        if (side == null) side = SideNames.read(body.text("side"));
        if (room.affairs().name(side).equals(name)) return Reply.LOOKED;
        room.affairs(room.affairs().named(side, name));
        return Reply.CHANGED;
    }

    /** Starts the time of the round anew, or takes it away. */
    Reply timer(Visitor visitor, RequestFields body) {
        if (!visitor.seat().player()) throw RequestRefused.forbidden("not-a-player");
        var table = room.affairs().tableside();
        if (table == null) throw RequestRefused.wrong("no-type", "timer");
        var now = table.running(body.whole("minutes"), room.house().now());
        room.affairs(room.affairs().at(now));
        return Reply.CHANGED;
    }

    Reply share(Visitor visitor, RequestFields body) {
        var hex = body.text("hex").toLowerCase(Locale.ROOT);
        if (!LiveSeed.share(hex)) throw RequestRefused.wrong("no-share");
        for (var side : visitor.seat().sides())
            if (room.affairs().promised().contains(side)) {
                room.affairs(room.affairs().shared(side, hex));
                return Reply.CHANGED;
            }
        throw RequestRefused.late("share-late");
    }

    Reply look(Visitor visitor, RequestFields body) {
        if (visitor.seat() != SeatKind.BOTH) throw RequestRefused.forbidden("not-shared");
        visitor.look(body.has("side") ? SideNames.read(body.text("side")) : null);
        return Reply.LOOKED;
    }

    /** In one line, without what could disturb a screen, and not too long. */
    static String clean(String text, int longest) {
        var line = text.replaceAll("[\\p{Cntrl}\\p{Cf}\\s]+", " ").strip();
        if (line.length() > longest) throw RequestRefused.wrong("too-long", longest);
        return line;
    }
}
