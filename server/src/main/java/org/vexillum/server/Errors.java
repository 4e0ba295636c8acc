package org.vexillum.server;

import java.util.Map;
import org.vexillum.kernel.Nullable;
import org.vexillum.rulebook.Lang;

/** Refusals in the words of a visitor's language. */
public final class Errors {
    private Errors() {}

    /** The object {@code error} of the protocol. */
    public static Map<String, Object> words(Refused refused, Lang lang) {
        var ready = refused.ready();
        if (ready != null)
            return Json.object(
                    "key", refused.key(),
                    "message", ready.message(),
                    "hint", filled(ready.hint()),
                    "rules", ready.rules().ids().isEmpty() ? null : ready.rules().ids(),
                    "place", filled(ready.place()));
        var words = Words.in(lang);
        var key = "error." + refused.key();
        var facts = refused.facts().toArray();
        var hint = words.has(key + ".hint") ? words.say(key + ".hint", facts) : null;
        return Json.object("key", refused.key(), "message", words.say(key, facts), "hint", hint);
    }

    private static @Nullable String filled(String text) {
        return text.isEmpty() ? null : text;
    }
}
