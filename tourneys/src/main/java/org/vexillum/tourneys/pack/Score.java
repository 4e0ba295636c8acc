package org.vexillum.tourneys.pack;

import java.util.List;
import org.vexillum.kernel.stored.Stored;

/** What one company made in a game, part by part. */
@Stored(as = "Score", with = "parts")
public record Score(List<Integer> parts) {
    public Score {
        parts = List.copyOf(parts);
    }

    public static Score of(Integer... parts) {
        return new Score(List.of(parts));
    }

    public int total() {
        return parts.stream().mapToInt(Integer::intValue).sum();
    }

    /** Whether every part is strictly greater. */
    boolean dominates(Score other) {
        for (int i = 0; i < parts.size(); i++) if (parts.get(i) <= other.parts.get(i)) return false;
        return true;
    }

    @Override
    public String toString() {
        return String.join("/", parts.stream().map(String::valueOf).toList());
    }
}
