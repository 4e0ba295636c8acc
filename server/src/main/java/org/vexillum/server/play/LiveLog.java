package org.vexillum.server.play;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import org.vexillum.formats.Names;
import org.vexillum.formats.text.Log;
import org.vexillum.kernel.Event;
import org.vexillum.screen.Mentioned;
import org.vexillum.screen.Speech;
import org.vexillum.server.Json;
import org.vexillum.server.Words;
import org.vexillum.server.store.Remark;

/** The log of a match in one language; lines that stand keep their identity. */
final class LiveLog {
    private final Speech speech;
    private final Names names;
    private final List<Object> sources = new ArrayList<>();
    private final List<Map<String, Object>> lines = new ArrayList<>();

    private final List<Map<String, Object>> old;

    /**
     * @param old lines of a part that was played under other rules
     */
    LiveLog(Speech speech, Names names, List<Map<String, Object>> old) {
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
    List<Map<String, Object>> lines(List<Event> events, List<Remark> notes) {
        var now = merged(events, notes);
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

    private List<Object> merged(List<Event> events, List<Remark> notes) {
        var all = new ArrayList<Object>(old);
        int next = 0;
        for (int i = 0; i < events.size(); i++) {
            while (next < notes.size() && notes.get(next).told() <= i) all.add(notes.get(next++));
            all.add(events.get(i));
        }
        while (next < notes.size()) all.add(notes.get(next++));
        return all;
    }

    private void tell(List<Object> fresh) {
        var log = new Log(speech.teller(), names, round());
        for (var source : fresh) {
            sources.add(source);
            lines.add(source instanceof Event event ? line(event, log) : note((Remark) source));
        }
    }

    private int round() {
        if (lines.isEmpty()) return 0;
        return lines.getLast().get("round") instanceof Integer round ? round : 0;
    }

    private Map<String, Object> line(Event event, Log log) {
        var line = log.line(event);
        return Json.object(
                "n", lines.size(),
                "round", line.round(),
                "topic", line.topic().name().toLowerCase(Locale.ROOT),
                "text", line.text(),
                "rules", line.rules().ids(),
                "units", event instanceof Record facts ? Mentioned.by(facts) : List.of(),
                "dice", FallenDice.of(event, speech.teller()));
    }

    private Map<String, Object> note(Remark note) {
        return Json.object(
                "n", lines.size(),
                "round", round(),
                "topic", "note",
                "text", said(note),
                "rules", List.of(),
                "units", List.of());
    }

    /** A note is a key, and facts after it. */
    private String said(Remark note) {
        var parts = note.text().split("\n");
        var facts = new Object[parts.length - 1];
        System.arraycopy(parts, 1, facts, 0, facts.length);
        return Words.in(speech.lang()).say("note." + parts[0], facts);
    }
}
