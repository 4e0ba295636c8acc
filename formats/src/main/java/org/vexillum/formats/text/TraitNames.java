package org.vexillum.formats.text;

import java.util.LinkedHashMap;
import java.util.Map;
import org.vexillum.regiments.traits.TraitBook;
import org.vexillum.rulebook.Lang;
import org.vexillum.rulebook.Rulebook;

/** Built-in traits under the names the ledger gives them; others keep their own. */
final class TraitNames {
    private final Map<String, String> byName = new LinkedHashMap<>();

    TraitNames(Rulebook rulebook, Lang lang) {
        for (var trait : TraitBook.all())
            rulebook.rule(trait.rule())
                    .ifPresent(rule -> byName.put(trait.name(), shortName(rule.name().in(lang))));
    }

    /** The ledger writes {@code Blast(X): ignores cover}, and {@code PA(X)} after its long form. */
    private static String shortName(String name) {
        var bare = name.split("[(:]", 2)[0].strip();
        return name.contains("(X)") ? bare.substring(bare.lastIndexOf(' ') + 1) : bare;
    }

    /** A trait as written on a card, such as {@code AP(2)}, in the user's language. */
    String show(String written) {
        int open = written.indexOf('(');
        var name = open < 0 ? written : written.substring(0, open);
        var value = open < 0 ? "" : written.substring(open);
        return byName.getOrDefault(name, name) + value;
    }

    boolean knows(String written) {
        return byName.containsKey(written.split("\\(", 2)[0]);
    }
}
