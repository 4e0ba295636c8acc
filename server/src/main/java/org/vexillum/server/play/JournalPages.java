package org.vexillum.server.play;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import org.vexillum.files.journal.Journals;
import org.vexillum.gamekit.json.JsonText;
import org.vexillum.kernel.match.Table;
import org.vexillum.server.Json;
import org.vexillum.server.store.EntryRow;
import org.vexillum.server.store.SeatKind;

/** The journal of a match: whole when it is over, until then without what a seat may not know. */
final class JournalPages<T extends Table<T>> {
    private final Room<T> room;

    JournalPages(Room<T> room) {
        this.room = room;
    }

    @SuppressWarnings("unchecked") // a journal is an object
    Map<String, Object> of(SeatKind seat) {
        if (room.over()) room.openRecord();
        boolean whole = room.over() && room.begun() && room.part().number() == 0;
        if (!whole) return part(seat);
        var text = Journals.known().write(room.start(), room.dice(), room.match().journal());
        return (Map<String, Object>) Objects.requireNonNull(JsonText.read(text));
    }

    private Map<String, Object> part(SeatKind seat) {
        var entries = room.house().matches().entries(room.row().id());
        boolean open = room.over() && !room.row().byHand();
        return Json.object(
                "format", "vexillum-journal-part",
                "game", room.row().game(),
                "ruleset", room.row().ruleset(),
                "seedHash", room.row().byHand() ? null : room.seed().hash(),
                "seed", open ? room.seed().written() : null,
                "setting", setting(seat),
                "entries", entries.stream().map(entry -> line(entry, seat)).toList());
    }

    /** The companies of a game that hides them as far as this seat has been shown them. */
    private Object setting(SeatKind seat) {
        var desk = room.desk();
        if (room.over() || !desk.hidesForces())
            return Objects.requireNonNull(JsonText.read(room.row().setting()));
        return room.title().setting(desk.known(room.table(), seat.side()));
    }

    private Object line(EntryRow entry, SeatKind seat) {
        var line = JsonText.read(entry.line());
        if (room.over()
                || !entry.secret()
                || !(line instanceof Map<?, ?> fields)
                || own(fields, seat)) return line == null ? List.of() : line;
        var hidden = new LinkedHashMap<String, Object>();
        for (var name : List.of("side", "question", "number"))
            if (fields.get(name) != null) hidden.put(name, fields.get(name));
        hidden.put("secret", true);
        return hidden;
    }

    private static boolean own(Map<?, ?> fields, SeatKind seat) {
        var sides = new ArrayList<String>();
        for (var side : seat.sides()) sides.add(side.name());
        return seat.side() != null && sides.contains(String.valueOf(fields.get("side")));
    }
}
