package org.vexillum.server.tourneys;

import java.util.List;
import org.vexillum.gamekit.desk.Refused;
import org.vexillum.gamekit.rules.Lang;
import org.vexillum.kernel.Rules;
import org.vexillum.server.store.Passes.Role;
import org.vexillum.tourneys.event.Event;
import org.vexillum.tourneys.text.Say;

/** What an event refuses, in the words of a visitor. */
final class Refusals {
    /** Nonsense, whatever the event is like. */
    private static final List<String> WRONG =
            List.of(
                    "unknown-option",
                    "option-value",
                    "unknown-pack",
                    "unknown-scenario",
                    "unknown-feat",
                    "unknown-item",
                    "few-rounds",
                    "parts",
                    "out-of-range",
                    "penalty-amount",
                    "no-log",
                    "log-long",
                    "no-links");

    /** What is wrong with a field of an entry of a log. */
    private static final String FIELD = "field-";

    private Refusals() {}

    static Refused of(
            org.vexillum.tourneys.event.Refused refused, Event event, Role role, Lang lang) {
        var said = Say.in(lang).it("refused." + refused.key(), refused.facts().toArray());
        var rule = event.pack().cite(refused.key());
        var message = new Names(event, role).in(said);
        return new Refused(status(refused.key()), refused.key(), ready(message, rule));
    }

    /** Before there is an event. */
    static Refused of(org.vexillum.tourneys.event.Refused refused, Lang lang) {
        var say = Say.in(lang);
        var said = say.it("refused." + refused.key(), refused.facts().toArray());
        if (refused.entry() == 0 || refused.key().startsWith(FIELD))
            return new Refused(status(refused.key()), refused.key(), ready(said, ""));
        var where = say.it("refused.in-entry", refused.entry(), said);
        return new Refused(400, refused.key(), ready(where, ""));
    }

    private static Refused.Ready ready(String message, String rule) {
        return new Refused.Ready(message, "", rule.isEmpty() ? Rules.NONE : Rules.of(rule), "");
    }

    private static int status(String key) {
        if (key.startsWith(FIELD)) return 400;
        if (key.equals("other-table")) return 403;
        if (List.of("unknown-entrant", "no-round", "no-table").contains(key)) return 404;
        return WRONG.contains(key) ? 400 : 409;
    }
}
