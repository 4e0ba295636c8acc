package org.vexillum.server.tourneys;

import java.util.Map;
import org.vexillum.kernel.Nullable;
import org.vexillum.server.Json;
import org.vexillum.tourneys.event.ChangeRefused;
import org.vexillum.tourneys.event.EventState;
import org.vexillum.tourneys.event.PairingChange;

/** What the organiser does next, or what is missing for it. */
final class NextStep {
    private final EventViewer look;
    private final EventState event;

    NextStep(EventViewer look) {
        this.look = look;
        event = look.event();
    }

    Map<String, Object> of() {
        if (event.moved()) return Json.object("can", "moved");
        if (event.closed()) return Json.object("can", "done");
        if (!event.rounds().isEmpty() && !event.round(event.lastRound()).published())
            return Json.object("can", "publish");
        if (event.over() && event.lastRound() > 0) return Json.object("can", "close");
        var missing = missing();
        return Json.object(
                "can",
                event.complete() ? "pair" : "play",
                "missing",
                missing == null ? null : look.names().in(look.say().refusal(missing, event.pack())),
                "withoutLists",
                missing != null && missing.key().equals(PairingChange.LIST_MISSING) ? true : null);
    }

    private @Nullable ChangeRefused missing() {
        try {
            PairingChange.ready(event);
            return null;
        } catch (ChangeRefused refused) {
            return refused;
        }
    }
}
