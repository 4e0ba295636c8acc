package org.vexillum.gamekit.tree;

import java.util.Collection;
import java.util.Comparator;
import java.util.List;
import java.util.Locale;
import org.vexillum.kernel.Nullable;

/** Guesses what was meant by a misspelt word. */
public final class SpellingGuess {
    /** Words that differ in more letters are other words. */
    private static final int MOST = 2;

    private SpellingGuess() {}

    /**
     * The known word that differs in the fewest letters, or null if all differ in more than a
     * third.
     */
    public static @Nullable String to(String word, Collection<String> known) {
        String nearest = null;
        int fewest = Math.min(MOST, word.length() / 3);
        for (var each : known) {
            int letters = distance(lower(word), lower(each));
            if (letters > fewest || letters == fewest && nearest != null) continue;
            nearest = each;
            fewest = letters;
        }
        return nearest;
    }

    /** So many known words, those first that share a part with it, then by differing letters. */
    public static List<String> few(String word, Collection<String> known, int count) {
        return known.stream()
                .distinct()
                .sorted(
                        Comparator.<String, Boolean>comparing(each -> !shares(word, each))
                                .thenComparing(each -> distance(lower(word), lower(each))))
                .limit(count)
                .toList();
    }

    private static boolean shares(String word, String other) {
        for (var part : lower(word).split("[^\\p{L}\\d]+"))
            if (part.length() > MOST && lower(other).contains(part)) return true;
        return false;
    }

    private static String lower(String word) {
        return word.toLowerCase(Locale.ROOT);
    }

    /** Letters to insert, drop or replace. */
    private static int distance(String one, String other) {
        var row = new int[other.length() + 1];
        for (int j = 0; j <= other.length(); j++) row[j] = j;
        for (int i = 1; i <= one.length(); i++) row = next(row, one.charAt(i - 1), other, i);
        return row[other.length()];
    }

    private static int[] next(int[] above, char letter, String other, int first) {
        var row = new int[above.length];
        row[0] = first;
        for (int j = 1; j < row.length; j++) {
            int swapped = above[j - 1] + (letter == other.charAt(j - 1) ? 0 : 1);
            row[j] = Math.min(swapped, 1 + Math.min(above[j], row[j - 1]));
        }
        return row;
    }
}
