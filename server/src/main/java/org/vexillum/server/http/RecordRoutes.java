package org.vexillum.server.http;

import io.javalin.config.RoutesConfig;
import io.javalin.http.Context;
import org.vexillum.gamekit.desk.RequestRefused;
import org.vexillum.server.play.Rooms;
import org.vexillum.server.store.SeatKind;

/** What remains of a match: its journal, replay, luck and proof. */
final class RecordRoutes {
    private final Rooms rooms;
    private final VisitorIdentity visits;

    RecordRoutes(Rooms rooms, VisitorIdentity visits) {
        this.rooms = rooms;
        this.visits = visits;
    }

    void add(RoutesConfig routes) {
        routes.get("/api/matches/{id}/journal", this::journal);
        routes.get("/api/matches/{id}/report", this::report);
        routes.get("/api/matches/{id}/replay", this::replay);
        routes.get("/api/matches/{id}/luck", this::luck);
        routes.get("/api/matches/{id}/proof", this::proof);
    }

    /** The match somebody asks about, who has to have a seat there or be let in to watch. */
    private String id(Context context) {
        seat(context);
        return context.pathParam("id");
    }

    private SeatKind seat(Context context) {
        return visits.seatOrWatcher(
                VisitorIdentity.Papers.of(context),
                context.pathParam("id"),
                context.queryParam("seat"));
    }

    private void journal(Context context) {
        JsonAnswer.json(context, rooms.journal(context.pathParam("id"), seat(context)));
    }

    /** For a report about a fault: what nobody has to keep secret. */
    private void report(Context context) {
        var id = id(context);
        context.header("Content-Disposition", "attachment; filename=\"vexillum-" + id + ".json\"");
        JsonAnswer.json(context, rooms.journal(id, SeatKind.SPECTATOR));
    }

    private void replay(Context context) {
        var id = id(context);
        var lang = VisitorIdentity.lang(context);
        var recording = rooms.recording(id);
        var entry = context.queryParam("entry");
        JsonAnswer.json(
                context,
                entry == null
                        ? recording.timeline(rooms.info(id, lang), lang)
                        : recording.moment(number(entry), lang));
    }

    private static int number(String written) {
        if (!written.matches("-?\\d{1,6}")) throw RequestRefused.wrong("no-number", "entry");
        return Integer.parseInt(written);
    }

    private void luck(Context context) {
        JsonAnswer.json(context, rooms.luck(id(context), VisitorIdentity.lang(context)));
    }

    private void proof(Context context) {
        JsonAnswer.json(context, rooms.recording(id(context)).proof(VisitorIdentity.lang(context)));
    }
}
