package org.vexillum.files.journal;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.SequencedMap;
import org.vexillum.gamekit.Unreadable;
import org.vexillum.gamekit.journal.GameVersion;
import org.vexillum.gamekit.journal.Hex;
import org.vexillum.gamekit.json.JsonText;
import org.vexillum.gamekit.json.MapFields;
import org.vexillum.kernel.Nullable;
import org.vexillum.kernel.match.Entry;
import org.vexillum.kernel.match.Table;

/** A whole journal, between the match and its file. */
final class JournalFormat {
    private static final String NAME = "vexillum-journal";
    private static final int VERSION = 1;

    private JournalFormat() {}

    /**
     * Plays the match once more, with the forces as they will be read: a file that was written can
     * be verified.
     */
    static <T extends Table<T>> SequencedMap<String, @Nullable Object> write(
            GameVersion<T> title, T start, @Nullable Seed seed, List<Entry> entries) {
        var saved = title.setting(start);
        var course = new JournalPlayer<T>(title, title.start(saved, "setting"), seed);
        var map = new LinkedHashMap<String, @Nullable Object>();
        map.put("format", NAME);
        map.put("version", VERSION);
        map.put("game", title.game().name());
        map.put("ruleset", title.game().version());
        map.put("seed", seed == null ? null : seed.written());
        map.put("setting", saved);
        map.put("begin", marked(new LinkedHashMap<>(), course.marks(0)));
        map.put("entries", entries(entries, course));
        map.put("end", title.end(course.match()));
        return map;
    }

    private static List<Map<String, @Nullable Object>> entries(
            List<Entry> entries, JournalPlayer<?> course) {
        var written = new ArrayList<Map<String, @Nullable Object>>();
        for (int i = 0; i < entries.size(); i++) {
            boolean already = course.has(i);
            var map =
                    already
                            ? EntryFormat.passed(entries.get(i))
                            : EntryFormat.write(entries.get(i), course);
            if (!already) course.play(entries.get(i), "entries[" + i + "]");
            written.add(marked(map, course.marks(i + 1)));
        }
        return written;
    }

    private static Map<String, @Nullable Object> marked(
            Map<String, @Nullable Object> map, EntryChecks marks) {
        if (!marks.dice().isEmpty()) map.put("dice", marks.dice());
        if (!marks.tables().isEmpty())
            map.put("tables", marks.tables().stream().map(Hex::of).toList());
        return map;
    }

    /** Finds the title of a game and ruleset. */
    interface Finder {
        GameVersion<?> find(String game, int ruleset);
    }

    /**
     * @param known refuses a game or ruleset that cannot be played, before the rest is read
     */
    static Journal read(String text, Finder known) {
        var fields = MapFields.of(JsonText.read(text), "");
        if (!NAME.equals(fields.find("format"))) throw new Unreadable("format", "no-journal", NAME);
        int version = fields.whole("version");
        if (version != VERSION) throw new Unreadable("version", "format-version", version, VERSION);
        var game = fields.text("game");
        int ruleset = fields.whole("ruleset");
        var title = known.find(game, ruleset);
        var journal =
                new Journal(
                        game,
                        ruleset,
                        title.start(fields.get("setting"), "setting"),
                        fields.has("seed") ? Seed.read(fields.text("seed"), "seed") : null,
                        marked(fields.get("begin"), "begin", title.faces()),
                        entries(fields, title.faces()),
                        fields.get("end"));
        fields.done();
        return journal;
    }

    private static List<Journal.Marked> entries(MapFields fields, int faces) {
        var entries = new ArrayList<Journal.Marked>();
        for (var written : fields.list("entries"))
            entries.add(marked(written, "entries[" + entries.size() + "]", faces));
        return entries;
    }

    private static Journal.Marked marked(@Nullable Object written, String place, int faces) {
        var fields = MapFields.of(written, place);
        var tables = new ArrayList<Long>();
        for (var hash : fields.list("tables"))
            tables.add(MapFields.hash(hash, fields.place("tables") + "[" + tables.size() + "]"));
        var marks = new EntryChecks(FaceReader.read(fields, "dice", faces), List.copyOf(tables));
        return new Journal.Marked(place, written, marks);
    }
}
