package org.vexillum.gamekit.text;

import java.util.Map;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.vexillum.gamekit.GameKit;
import org.vexillum.gamekit.rules.Lang;
import org.vexillum.gamekit.rules.RuleLookup;

/** Built-in traits under the names the ledger gives them; others keep their own. */
final class TraitNames {
    /** The name of a trait that another one brings along: {@code (18", Armor Piercing (1))}. */
    private static final Pattern INSIDE = Pattern.compile("(?<=, )\\p{L}[\\p{L} '-]*\\p{L}");

    private final Map<String, String> byName;

    TraitNames(GameKit game, RuleLookup rulebook, Lang lang) {
        byName = game.traitNames(lang, rulebook);
    }

    /** A trait as written on a card, such as {@code AP(2)}, in the user's language. */
    String show(String written) {
        var name = name(written);
        var rest = INSIDE.matcher(written.substring(name.length()));
        return byName.getOrDefault(name, name)
                + rest.replaceAll(found ->
                        Matcher.quoteReplacement(
                                byName.getOrDefault(found.group(), found.group())));
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
