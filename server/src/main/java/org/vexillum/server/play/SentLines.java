package org.vexillum.server.play;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;

/** The lines of the log that one connection has been sent. */
final class SentLines {
    private final List<Map<String, Object>> lines = new ArrayList<>();

    /** What is new: the lines from the first that differs, and where that is. */
    record News(int from, List<Map<String, Object>> lines) {}

    News news(List<Map<String, Object>> all) {
        int same = 0;
        int most = Math.min(lines.size(), all.size());
        while (same < most && same(lines.get(same), all.get(same))) same++;
        var fresh = List.copyOf(all.subList(same, all.size()));
        while (lines.size() > same) lines.removeLast();
        lines.addAll(fresh);
        return new News(same, fresh);
    }

    /** A line that stands keeps its identity, unless the room was read anew. */
    @SuppressWarnings("ReferenceEquality")
    private static boolean same(Map<String, Object> one, Map<String, Object> other) {
        return one == other || one.equals(other);
    }
}
