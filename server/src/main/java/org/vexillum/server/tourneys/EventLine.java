package org.vexillum.server.tourneys;

import java.util.LinkedHashMap;
import java.util.Map;
import org.vexillum.server.Json;
import org.vexillum.server.store.Passes.Role;
import org.vexillum.tourneys.event.EventState;

/** An event in a line of a list. Nothing that depends on who looks is stored with it. */
final class EventLine {
    private static final String ROUND = "round";

    /** The last round that those who run the event see, which others are not shown. */
    private static final String PREPARED = "prepared";

    private EventLine() {}

    /** What is stored for lists. */
    static String stored(EventState event) {
        var settings = event.settings();
        return Json.write(
                Json.object(
                        "name",
                        settings.name(),
                        "date",
                        settings.date(),
                        "place",
                        settings.place(),
                        "specialRules",
                        settings.specialRules(),
                        "pack",
                        settings.pack(),
                        ROUND,
                        EventViewer.lastRound(event, false),
                        PREPARED,
                        EventViewer.lastRound(event, true),
                        "rounds",
                        event.plannedRounds(),
                        "closed",
                        event.closed(),
                        "entrants",
                        event.members().size(),
                        "registrationOpen",
                        EnrolmentActions.open(event)));
    }

    /** The same as somebody is shown it. */
    @SuppressWarnings("unchecked") // it was written as an object
    static Map<String, Object> shown(String id, String stored, EventCaller caller) {
        var line = new LinkedHashMap<String, Object>();
        line.put("id", id);
        line.putAll(Json.read(stored, LinkedHashMap.class));
        var prepared = line.remove(PREPARED);
        if (EventViewer.staff(caller.highest())) line.put(ROUND, prepared);
        line.put("roles", caller.roles().stream().map(Role::word).toList());
        return line;
    }

    /** Of one that cannot be read only that. */
    static Map<String, Object> unreadable(String id, String code, EventCaller caller) {
        return Json.object(
                "id",
                id,
                "name",
                code,
                "date",
                "",
                "place",
                "",
                "specialRules",
                "",
                "pack",
                "",
                ROUND,
                0,
                "rounds",
                0,
                "closed",
                false,
                "entrants",
                0,
                "roles",
                caller.roles().stream().map(Role::word).toList(),
                "unreadable",
                true,
                "registrationOpen",
                false);
    }
}
