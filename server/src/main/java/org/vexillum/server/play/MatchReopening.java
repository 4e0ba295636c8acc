package org.vexillum.server.play;

import java.util.ArrayList;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import org.vexillum.gamekit.json.JsonText;
import org.vexillum.gamekit.rules.Lang;
import org.vexillum.kernel.Nullable;
import org.vexillum.kernel.match.Table;
import org.vexillum.server.Json;
import org.vexillum.server.store.EntryRow;
import org.vexillum.server.store.PositionRow;

/**
 * Plays a stored journal again.
 *
 * <p>Where the rules of this program do not lead to the positions that were kept, the game goes on
 * from the last that both agree on, and the journal says so.
 */
final class MatchReopening<T extends Table<T>> {
    private static final Logger LOG = LoggerFactory.getLogger(MatchReopening.class);
    private static final String NOTE = "{\"resumed\":";

    private final Room<T> room;
    private final List<EntryRow> entries;
    private final List<PositionRow> positions;

    MatchReopening(Room<T> room, List<EntryRow> entries, List<PositionRow> positions) {
        this.room = room;
        this.entries = entries;
        this.positions = positions;
    }

    /**
     * @param finished whether the match was over when it was stored
     */
    void open(boolean finished) {
        var part = part();
        room.begin(part);
        int failed = follow(part);
        var kept = of(part.number()).stream().filter(each -> each.step() > 0).toList();
        int agreed = agreed(kept);
        boolean same = failed < 0 && kept.stream().noneMatch(each -> differs(each, agreed));
        if (same) room.keeping().knows(agreed);
        else if (finished) close(part, kept);
        else resume(part, kept, agreed, failed);
    }

    private static boolean differs(PositionRow row, int agreed) {
        return row.finished() && row.step() > agreed;
    }

    private List<PositionRow> of(int part) {
        return positions.stream().filter(each -> each.part() == part).toList();
    }

    // ---- the part that is being played

    private MatchPart<T> part() {
        for (int i = entries.size() - 1; i >= 0; i--)
            if (isNote(entries.get(i))) return later(entries.get(i));
        return MatchPart.first(room.start());
    }

    /** Whether an entry says that the match goes on from a position. */
    static boolean isNote(EntryRow entry) {
        return entry.line().startsWith(NOTE);
    }

    private MatchPart<T> later(EntryRow note) {
        var fields = Json.body(note.line());
        int number = fields.whole("resumed");
        var table = table(of(number).getFirst());
        return new MatchPart<>(
                number, note.number() + 1, fields.whole("remarks"), table, old(number));
    }

    private T table(PositionRow row) {
        var setting = JsonText.read(room.row().setting());
        return room.title().stand(setting, JsonText.read(row.standing()), "standing");
    }

    /** What parts before this one told. */
    private Map<Lang, List<Map<String, Object>>> old(int part) {
        var old = new EnumMap<Lang, List<Map<String, Object>>>(Lang.class);
        for (var lang : Lang.values()) {
            var lines = new ArrayList<Map<String, Object>>();
            for (var row : positions) if (row.part() < part) lines.addAll(lines(row, lang));
            old.put(lang, lines);
        }
        return old;
    }

    @SuppressWarnings("unchecked") // lines were written as objects
    private static List<Map<String, Object>> lines(PositionRow row, Lang lang) {
        return (List<Map<String, Object>>) Json.body(row.log()).list(lang.name());
    }

    // ---- does it agree

    /** Returns the number of the first entry that the rules no longer take, or -1. */
    private int follow(MatchPart<T> part) {
        for (var entry : entries)
            if (entry.number() >= part.before())
                try {
                    room.scribe().follow(entry.number() - part.before(), entry.line());
                } catch (RuntimeException drift) {
                    LOG.warn("{}: entry {}: {}", id(), entry.number(), drift.toString());
                    return entry.number();
                }
        return -1;
    }

    private String id() {
        return room.row().id();
    }

    /** How many steps lead to the tables that were kept. */
    private int agreed(List<PositionRow> kept) {
        var tables = new ArrayList<Table<?>>(room.match().tables());
        if (room.over()) tables.add(room.table());
        int agreed = 0;
        while (agreed < Math.min(kept.size(), tables.size())
                && kept.get(agreed).hash().equals(PositionKeeper.hash(tables.get(agreed))))
            agreed++;
        return agreed;
    }

    // ---- if not

    /** A finished game is not played on: it shows its last table and what was told. */
    private void close(MatchPart<T> part, List<PositionRow> kept) {
        LOG.warn("{}: finished under other rules", id());
        var last = kept.stream().filter(PositionRow::finished).toList().getLast();
        room.close(next(part, table(last)));
    }

    private void resume(MatchPart<T> part, List<PositionRow> kept, int agreed, int failed) {
        LOG.warn("{}: goes on from step {}", id(), agreed);
        var table = agreed == 0 ? part.table() : agreedTable(kept.get(agreed - 1), agreed);
        var next = next(part, table);
        var note =
                Json.object(
                        "resumed", next.number(),
                        "step", agreed,
                        "round", room.desk().round(table),
                        "refused", failed < 0 ? null : failed,
                        "ruleset", room.title().game().version(),
                        "remarks", next.remarks());
        room.resume(next, Json.write(note));
    }

    /** As it was kept, if this program reads it to the last bit. */
    private T agreedTable(PositionRow row, int step) {
        var read = readable(row);
        if (read != null && PositionKeeper.hash(read).equals(row.hash())) return read;
        return room.match().tables().get(step - 1).copy();
    }

    private @Nullable T readable(PositionRow row) {
        try {
            return table(row);
        } catch (RuntimeException unreadable) {
            LOG.warn("{}: position {}: {}", id(), row.step(), unreadable.toString());
            return null;
        }
    }

    private MatchPart<T> next(MatchPart<T> part, T table) {
        int number = part.number() + 1;
        return new MatchPart<>(number, entries.size() + 1, room.remarkCount(), table, old(number));
    }
}
