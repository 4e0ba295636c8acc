package org.vexillum.tourneys.pack;

import java.util.List;
import org.vexillum.kernel.stored.Stored;

/** What one company made in a game, part by part. */
@Stored(as = "Score", with = "parts")
public record CompanyScore(List<Integer> parts) {
    public CompanyScore {
        parts = List.copyOf(parts);
    }

    public static CompanyScore of(Integer... parts) {
        return new CompanyScore(List.of(parts));
    }

    public int total() {
        return parts.stream().mapToInt(Integer::intValue).sum();
    }

    /** Whether every part is strictly greater. */
    boolean dominates(CompanyScore other) {
        for (int i = 0; i < parts.size(); i++) if (parts.get(i) <= other.parts.get(i)) return false;
        return true;
    }

    @Override
    public String toString() {
        return String.join("/", parts.stream().map(String::valueOf).toList());
    }
}
