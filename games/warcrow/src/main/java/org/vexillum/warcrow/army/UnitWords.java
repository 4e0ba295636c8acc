package org.vexillum.warcrow.army;

import java.text.Normalizer;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;

/** The words of a unit's name, by which it is compared. */
final class UnitWords {
    private static final List<String> SMALL = List.of("and", "y", "the", "el", "la");

    private UnitWords() {}

    /** Without case, accents and order; small words between names do not count. */
    static List<String> of(String name) {
        var plain =
                Normalizer.normalize(name, Normalizer.Form.NFD)
                        .replaceAll("\\p{M}", "")
                        .toLowerCase(Locale.ROOT);
        var words = new ArrayList<String>();
        for (var word : plain.split("[^a-z0-9]+"))
            if (!word.isEmpty() && !SMALL.contains(word)) words.add(word);
        words.sort(null);
        return words;
    }
}
