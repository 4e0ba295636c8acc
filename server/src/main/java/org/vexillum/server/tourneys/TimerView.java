package org.vexillum.server.tourneys;

import java.util.ArrayList;
import java.util.Map;
import org.vexillum.kernel.Nullable;
import org.vexillum.server.Json;
import org.vexillum.tourneys.event.RoundClock;

/** The round's clock, to be counted on against the server's time. */
final class TimerView {
    private final EventViewer look;

    TimerView(EventViewer look) {
        this.look = look;
    }

    /** The clock of an earlier round says nothing about this one. */
    @Nullable Map<String, Object> of() {
        var clock = look.event().clock();
        if (clock == null || clock.round() != look.lastRound()) return null;
        var tables = new ArrayList<Map<String, Object>>();
        clock.more()
                .forEach((table, more) -> {
                    if (more != 0) tables.add(table(clock, table));
                });
        var timer =
                Json.object(
                        "round", clock.round(),
                        "running", clock.running(),
                        "minutes", clock.minutes());
        timer.putAll(left(clock, clock.left(look.time())));
        timer.put("tables", tables);
        return timer;
    }

    private Map<String, Object> table(RoundClock clock, int table) {
        var shown = Json.object("table", table);
        shown.putAll(left(clock, clock.left(look.time(), table)));
        return shown;
    }

    private Map<String, Object> left(RoundClock clock, long seconds) {
        return Json.object(
                "endsAt",
                clock.running() ? look.time().plusSeconds(seconds).toString() : null,
                "leftSeconds",
                seconds);
    }
}
