package org.vexillum.server;

import java.util.List;
import java.util.Map;
import org.vexillum.gamekit.desk.RequestRefused;
import org.vexillum.gamekit.rules.Lang;
import org.vexillum.kernel.Nullable;

/** Refusals in the words of a visitor's language. */
public final class RefusalWords {
    /** What is wrong with one field, called in words; programs find its name in {@code place}. */
    private static final List<String> OF_A_FIELD =
            List.of("missing", "no-text", "no-number", "no-flag", "no-object", "no-list");

    /** The rules behind what the server itself refuses. */
    private static final Map<String, List<String>> RULES =
            Map.of(
                    "referee-plays", List.of("WC-REF-07"),
                    "referee-name", List.of("WC-REF-03"),
                    "referee-pending", List.of("WC-REF-03"),
                    "not-a-referee", List.of("WC-REF-03"),
                    "no-office", List.of("WC-REF-01"),
                    "no-referee", List.of("WC-REF-04"),
                    "lent-other", List.of("WC-HIDDEN-01"),
                    "lent-seat", List.of("WC-HIDDEN-01"));

    private RefusalWords() {}

    /** The object {@code error} of the protocol. */
    public static Map<String, Object> words(RequestRefused refused, Lang lang) {
        var ready = refused.ready();
        if (ready != null)
            return Json.object(
                    "key", refused.key(),
                    "message", ready.message(),
                    "hint", filled(ready.hint()),
                    "rules", ready.rules().ids().isEmpty() ? null : ready.rules().ids(),
                    "place", filled(ready.place()));
        var words = ServerWords.in(lang);
        var key = "error." + refused.key();
        var field = OF_A_FIELD.contains(refused.key()) ? refused.facts().getFirst() : null;
        var facts =
                field == null
                        ? refused.facts().toArray()
                        : new Object[] {words.field(field.toString()), field};
        var hint = words.has(key + ".hint") ? words.say(key + ".hint", facts) : null;
        return Json.object(
                "key",
                refused.key(),
                "message",
                words.say(key, facts),
                "hint",
                hint,
                "rules",
                RULES.get(refused.key()),
                "place",
                field);
    }

    private static @Nullable String filled(String text) {
        return text.isEmpty() ? null : text;
    }
}
