package org.vexillum.server.tourneys;

import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.vexillum.server.store.Passes.Role;
import org.vexillum.tourneys.event.Entrant;
import org.vexillum.tourneys.event.EntrantState;
import org.vexillum.tourneys.event.EventState;

/** What entrants are called before those who look: real names, or those chosen for the public. */
final class EntrantNames {
    private static final Pattern ID = Pattern.compile("#\\d{1,6}");

    private final EventState event;
    private final boolean real;

    EntrantNames(EventState event, Role role) {
        this.event = event;
        real = role == Role.ORGANISER || role == Role.REFEREE;
    }

    boolean real() {
        return real;
    }

    /** An entrant as it is shown. */
    Entrant shown(Entrant entrant) {
        if (real) return entrant;
        var name = of(entrant.id());
        return new Entrant(entrant.id(), name, name, entrant.faction(), "");
    }

    String of(EntrantState member) {
        return real ? member.entrant().name() : member.shownAs();
    }

    String of(String id) {
        return event.find(id).map(this::of).orElse(id);
    }

    /** A sentence with names in place of ids. */
    String in(String sentence) {
        return ID.matcher(sentence)
                .replaceAll(found -> Matcher.quoteReplacement(of(found.group())));
    }
}
