package org.vexillum.server.play;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import org.vexillum.files.journal.MatchHistory;
import org.vexillum.gamekit.TableNames;
import org.vexillum.gamekit.rules.Lang;
import org.vexillum.gamekit.screen.MentionedUnits;
import org.vexillum.gamekit.screen.ScreenWords;
import org.vexillum.gamekit.text.Log;
import org.vexillum.gamekit.text.LogLine;
import org.vexillum.kernel.match.Entry;
import org.vexillum.server.Json;
import org.vexillum.server.ServerWords;
import org.vexillum.server.store.Remark;

/** The log of a match in one language; lines that stand keep their identity. */
final class LiveLog {
    private static final String NOTE = "note";
    private static final String WITHDRAWN = "withdrawn";

    private final ScreenWords speech;
    private final TableNames names;
    private final List<Object> sources = new ArrayList<>();
    private final List<Map<String, Object>> lines = new ArrayList<>();

    private final List<Map<String, Object>> old;

    /**
     * @param old lines of a part that was played under other rules
     */
    LiveLog(ScreenWords speech, TableNames names, List<Map<String, Object>> old) {
        this.speech = speech;
        this.names = names;
        this.old = old;
        for (var line : old) {
            var numbered = new LinkedHashMap<>(line);
            numbered.put("n", lines.size());
            sources.add(line);
            lines.add(numbered);
        }
    }

    /**
     * @param notes of the server, which stand where they were made
     */
    List<Map<String, Object>> lines(List<MatchHistory.Told> told, List<Remark> notes) {
        var now = new ArrayList<Object>(old);
        now.addAll(new LogOrder(told, notes).merged());
        int same = old.size();
        int most = Math.min(sources.size(), now.size());
        while (same < most && sources.get(same).equals(now.get(same))) same++;
        while (sources.size() > same) {
            sources.removeLast();
            lines.removeLast();
        }
        tell(now.subList(same, now.size()));
        return lines;
    }

    /**
     * How many lines there are up to the one that tells of so many events which stand.
     *
     * @param old how many lines an older part told
     */
    static int upTo(int events, List<Map<String, Object>> lines, int old) {
        int at = old;
        for (int left = events; left > 0 && at < lines.size(); at++)
            if (stands(lines.get(at))) left--;
        return at;
    }

    /** The lines that tell of events which stand. */
    static List<Map<String, Object>> standing(List<Map<String, Object>> lines) {
        return lines.stream().filter(LiveLog::stands).toList();
    }

    /** The lines that tell of dice which were taken back. */
    static List<Map<String, Object>> withdrawnRolls(List<Map<String, Object>> lines) {
        return lines.stream()
                .filter(line -> line.containsKey(WITHDRAWN) && line.containsKey("dice"))
                .toList();
    }

    private static boolean stands(Map<String, Object> line) {
        return !NOTE.equals(line.get("topic")) && !line.containsKey(WITHDRAWN);
    }

    private void tell(List<Object> fresh) {
        var log = new Log(speech.teller(), names, round());
        boolean stood = true;
        for (var source : fresh) {
            boolean stands = !(source instanceof MatchHistory.Told told) || told.stands();
            // after what was taken back the round is the one it was before
            if (stands && !stood) log = new Log(speech.teller(), names, round());
            stood = stands;
            sources.add(source);
            lines.add(
                    source instanceof MatchHistory.Told told
                            ? line(told, log)
                            : note((Remark) source));
        }
    }

    private int round() {
        for (var line : lines.reversed())
            if (!line.containsKey(WITHDRAWN))
                return line.get("round") instanceof Integer round ? round : 0;
        return 0;
    }

    private Map<String, Object> line(MatchHistory.Told told, Log log) {
        var event = told.event();
        var line = log.line(event);
        return Json.object(
                "n",
                lines.size(),
                "round",
                line.round(),
                "topic",
                line.topic().name().toLowerCase(Locale.ROOT),
                "text",
                text(told, line),
                "rules",
                line.rules().ids(),
                "units",
                event instanceof Record facts ? MentionedUnits.by(facts) : List.of(),
                "dice",
                DiceOfEvent.of(event, speech.teller()),
                WITHDRAWN,
                told.stands() ? null : true);
    }

    /** A correction says who decided it, and why. */
    private String text(MatchHistory.Told told, LogLine line) {
        var by = told.by();
        if (by == null) return line.text();
        var words = ServerWords.in(speech.lang());
        var said = by.agreed().isEmpty() ? words.say("log.decided", said(by)) : line.text();
        return by.reason().isEmpty() ? said : words.say("log.reason", said, by.reason());
    }

    private String said(Entry.Corrected by) {
        return speech.teller().correction(by.correction(), names);
    }

    private Map<String, Object> note(Remark note) {
        return Json.object(
                "n", lines.size(),
                "round", round(),
                "topic", NOTE,
                "text", said(note),
                "rules", List.of(),
                "units", List.of());
    }

    private String said(Remark note) {
        return said(note, speech.lang());
    }

    /** A note is a key, and facts after it. */
    static String said(Remark note, Lang lang) {
        var parts = note.text().split("\n");
        var facts = new Object[parts.length - 1];
        for (int i = 0; i < facts.length; i++) facts[i] = fact(parts[i + 1]);
        return ServerWords.in(lang).say("note." + parts[0], facts);
    }

    /** The words depend on how many there are. */
    private static Object fact(String written) {
        return written.matches("\\d{1,9}") ? Integer.valueOf(written) : written;
    }
}
