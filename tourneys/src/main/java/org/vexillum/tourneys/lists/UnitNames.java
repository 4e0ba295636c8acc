package org.vexillum.tourneys.lists;

import static java.util.stream.Collectors.joining;

import java.util.Arrays;
import java.util.Collection;
import java.util.List;
import org.vexillum.tourneys.text.Folded;

/**
 * Whether two texts name the same unit: case, accents, the order of words and small words between
 * them do not matter.
 */
final class UnitNames {
    private static final List<String> SMALL = List.of("and", "y", "the", "el", "la");

    private UnitNames() {}

    static boolean same(String one, String other) {
        return sorted(one).equals(sorted(other)) || Folded.key(one).equals(Folded.key(other));
    }

    static boolean among(String name, Collection<String> names) {
        return names.stream().anyMatch(each -> same(each, name));
    }

    private static String sorted(String name) {
        var words = Arrays.stream(Folded.words(name).split(" "));
        return words.filter(word -> !SMALL.contains(word)).sorted().collect(joining(" "));
    }
}
