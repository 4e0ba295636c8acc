package org.vexillum.server.tourneys;

import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.vexillum.server.store.Passes.Role;
import org.vexillum.tourneys.event.Entrant;
import org.vexillum.tourneys.event.Event;
import org.vexillum.tourneys.event.Member;

/** What entrants are called before those who look: real names, or those chosen for the public. */
final class Names {
    private static final Pattern ID = Pattern.compile("#\\d{1,6}");

    private final Event event;
    private final boolean real;

    Names(Event event, Role role) {
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

    String of(Member member) {
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
