package org.vexillum.gamekit.tree;

import java.util.Collection;
import java.util.Locale;
import org.vexillum.kernel.Nullable;

/** Guesses what was meant by a misspelt word. */
public final class Nearest {
    /** Words that differ in more letters are other words. */
    private static final int MOST = 2;

    private Nearest() {}

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
