package org.vexillum.formats.text;

import java.util.Map;
import org.vexillum.formats.GameFormat;
import org.vexillum.rulebook.Lang;
import org.vexillum.rulebook.Rulebook;

/** Built-in traits under the names the ledger gives them; others keep their own. */
final class TraitNames {
    private final Map<String, String> byName;

    TraitNames(GameFormat game, Rulebook rulebook, Lang lang) {
        byName = game.traitNames(lang, rulebook);
    }

    /** A trait as written on a card, such as {@code AP(2)}, in the user's language. */
    String show(String written) {
        var name = name(written);
        return byName.getOrDefault(name, name) + written.substring(name.length());
    }

    boolean knows(String written) {
        return byName.containsKey(name(written));
    }

    /** Without its value. */
    private static String name(String written) {
        int open = written.indexOf('(');
        return open < 0 ? written : written.substring(0, open).stripTrailing();
    }
}
