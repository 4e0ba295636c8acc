package org.vexillum.gamekit.rules;

import java.util.Collection;
import java.util.Comparator;
import java.util.List;

/** Finds what somebody may have meant by an id that does not exist. */
public final class SimilarIds {
    private SimilarIds() {}

    private record Candidate(String id, int distance) {}

    public static List<String> of(Collection<String> ids, String wanted, int limit) {
        int tolerated = Math.max(2, wanted.length() / 4);
        return ids.stream()
                .map(id -> new Candidate(id, distance(wanted, id)))
                .filter(candidate -> candidate.distance() <= tolerated)
                .sorted(Comparator.comparingInt(Candidate::distance))
                .limit(limit)
                .map(Candidate::id)
                .toList();
    }

    /** The edit distance of Levenshtein. */
    private static int distance(String a, String b) {
        int[] above = new int[b.length() + 1];
        for (int j = 0; j <= b.length(); j++) above[j] = j;
        for (int i = 1; i <= a.length(); i++) {
            int[] row = new int[b.length() + 1];
            row[0] = i;
            for (int j = 1; j <= b.length(); j++) {
                int changed = above[j - 1] + (a.charAt(i - 1) == b.charAt(j - 1) ? 0 : 1);
                row[j] = Math.min(changed, 1 + Math.min(above[j], row[j - 1]));
            }
            above = row;
        }
        return above[b.length()];
    }
}
