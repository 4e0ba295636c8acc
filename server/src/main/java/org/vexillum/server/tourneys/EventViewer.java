package org.vexillum.server.tourneys;

import java.time.Instant;
import org.vexillum.gamekit.rules.Lang;
import org.vexillum.server.ServerWords;
import org.vexillum.server.store.Passes.Role;
import org.vexillum.tourneys.event.EventState;
import org.vexillum.tourneys.text.TourneyMessages;

/**
 * Somebody looks at an event.
 *
 * @param self the entrant who looks; empty if none does
 */
record EventViewer(EventRoom.Now now, Role role, String self, Lang lang, Instant time) {
    EventState event() {
        return now.tourney().event();
    }

    /** Those who run the event. */
    boolean staff() {
        return staff(role);
    }

    static boolean staff(Role role) {
        return role == Role.ORGANISER || role == Role.REFEREE;
    }

    boolean own(String who) {
        return !self.isEmpty() && self.equals(who);
    }

    EntrantNames names() {
        return new EntrantNames(event(), role);
    }

    TourneyMessages say() {
        return TourneyMessages.in(lang);
    }

    ServerWords words() {
        return ServerWords.in(lang);
    }

    /** The last round that may be seen: one that is being prepared only by those who run it. */
    int lastRound() {
        return lastRound(event(), staff());
    }

    static int lastRound(EventState event, boolean staff) {
        int last = event.lastRound();
        if (staff || event.rounds().isEmpty()) return last;
        return event.round(last).published() ? last : last - 1;
    }
}
