package org.vexillum.tourneys.lists;

import java.util.Arrays;
import java.util.Collection;
import org.vexillum.tourneys.text.Folded;

/** Whether two texts name the same unit: case, accents and the order of words do not matter. */
final class UnitNames {
    private UnitNames() {}

    static boolean same(String one, String other) {
        return sorted(one).equals(sorted(other)) || Folded.key(one).equals(Folded.key(other));
    }

    static boolean among(String name, Collection<String> names) {
        return names.stream().anyMatch(each -> same(each, name));
    }

    private static String sorted(String name) {
        var words = Folded.words(name).split(" ");
        Arrays.sort(words);
        return String.join(" ", words);
    }
}
