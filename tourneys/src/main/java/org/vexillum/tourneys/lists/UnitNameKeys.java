package org.vexillum.tourneys.lists;

import static java.util.stream.Collectors.joining;

import java.util.Arrays;
import java.util.Collection;
import java.util.List;
import org.vexillum.tourneys.text.FoldedText;

/**
 * Whether two texts name the same unit: case, accents, the order of words and small words between
 * them do not matter.
 */
final class UnitNameKeys {
    private static final List<String> SMALL = List.of("and", "y", "the", "el", "la");

    private UnitNameKeys() {}

    /** What a name is compared by: two name the same unit if they share one of these. */
    static List<String> keys(String name) {
        return List.of("words " + sorted(name), "letters " + FoldedText.key(name));
    }

    static List<String> keys(Collection<String> names) {
        return names.stream().flatMap(name -> keys(name).stream()).distinct().toList();
    }

    private static String sorted(String name) {
        var words = Arrays.stream(FoldedText.words(name).split(" "));
        return words.filter(word -> !SMALL.contains(word)).sorted().collect(joining(" "));
    }
}
