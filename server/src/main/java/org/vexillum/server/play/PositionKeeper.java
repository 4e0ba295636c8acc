package org.vexillum.server.play;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import org.vexillum.gamekit.json.JsonText;
import org.vexillum.gamekit.rules.Lang;
import org.vexillum.kernel.Event;
import org.vexillum.kernel.Nullable;
import org.vexillum.kernel.match.Table;
import org.vexillum.server.Json;
import org.vexillum.server.store.PositionRow;

/**
 * What is kept of a match beside its journal: the table at the end of each step, and what the log
 * told, in case a later program cannot play the journal as it was played.
 */
final class PositionKeeper<T extends Table<T>> {
    private final Room<T> room;
    private List<List<Event>> known = List.of();
    private @Nullable PositionRow last;

    PositionKeeper(Room<T> room) {
        this.room = room;
    }

    /** So many steps of this part are on the disk. */
    void knows(int steps) {
        var all = room.match().steps();
        known = List.copyOf(all.subList(0, Math.min(steps, all.size())));
    }

    /** Those that are new since the last time, and the step that is not finished. */
    List<PositionRow> news() {
        if (!room.begun()) return List.of();
        var steps = room.match().steps();
        int same = 0;
        int most = Math.min(known.size(), steps.size());
        while (same < most && known.get(same).equals(steps.get(same))) same++;
        known = steps;
        var rows = new ArrayList<PositionRow>();
        for (int step = same; step < steps.size(); step++) rows.add(finished(step));
        var open = unfinished(steps.size());
        if (rows.isEmpty() && open.equals(last)) return List.of();
        last = open;
        rows.add(open);
        return rows;
    }

    private PositionRow finished(int step) {
        return row(step, room.match().tables().get(step), told(step), told(step + 1));
    }

    /** The last table of a game that is over stands for good. */
    private PositionRow unfinished(int step) {
        int to = room.lines(Lang.EN).size();
        if (room.over()) return row(step, room.table(), told(step), to);
        return new PositionRow(room.part().number(), step + 1, "", "", log(told(step), to));
    }

    private PositionRow row(int step, T table, int from, int to) {
        return new PositionRow(
                room.part().number(), step + 1, hash(table), standing(room, table), log(from, to));
    }

    static String hash(Table<?> table) {
        return Long.toHexString(table.fingerprint());
    }

    static <T extends Table<T>> String standing(Room<T> room, T table) {
        return JsonText.line(room.title().standing(table));
    }

    /** How many lines the log has before a step. */
    private int told(int step) {
        int events = 0;
        for (var each : known.subList(0, step)) events += each.size();
        return LiveLog.upTo(events, room.lines(Lang.EN), room.part().old(Lang.EN).size());
    }

    private String log(int from, int to) {
        var log = new LinkedHashMap<String, Object>();
        for (var lang : Lang.values()) log.put(lang.name(), room.lines(lang).subList(from, to));
        return Json.write(log);
    }
}
