package org.vexillum.server.tourneys;

import java.util.List;
import org.vexillum.gamekit.desk.RequestRefused;
import org.vexillum.gamekit.rules.Lang;
import org.vexillum.kernel.Rules;
import org.vexillum.server.store.Passes.Role;
import org.vexillum.tourneys.event.EventState;
import org.vexillum.tourneys.text.TourneyMessages;

/** What an event refuses, in the words of a visitor. */
final class EventRefusals {
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

    private EventRefusals() {}

    static RequestRefused of(
            org.vexillum.tourneys.event.ChangeRefused refused,
            EventState event,
            Role role,
            Lang lang) {
        var said =
                TourneyMessages.in(lang).it("refused." + refused.key(), refused.facts().toArray());
        var rule = event.pack().cite(refused.key());
        var message = new EntrantNames(event, role).in(said);
        return new RequestRefused(status(refused.key()), refused.key(), ready(message, rule));
    }

    /** Before there is an event. */
    static RequestRefused of(org.vexillum.tourneys.event.ChangeRefused refused, Lang lang) {
        var say = TourneyMessages.in(lang);
        var said = say.it("refused." + refused.key(), refused.facts().toArray());
        if (refused.entry() == 0 || refused.key().startsWith(FIELD))
            return new RequestRefused(status(refused.key()), refused.key(), ready(said, ""));
        var where = say.it("refused.in-entry", refused.entry(), said);
        return new RequestRefused(400, refused.key(), ready(where, ""));
    }

    private static RequestRefused.Ready ready(String message, String rule) {
        return new RequestRefused.Ready(
                message, "", rule.isEmpty() ? Rules.NONE : Rules.of(rule), "");
    }

    private static int status(String key) {
        if (key.startsWith(FIELD)) return 400;
        if (key.equals("other-table")) return 403;
        if (List.of("unknown-entrant", "no-round", "no-table").contains(key)) return 404;
        return WRONG.contains(key) ? 400 : 409;
    }
}
