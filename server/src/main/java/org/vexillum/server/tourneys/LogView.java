package org.vexillum.server.tourneys;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.vexillum.gamekit.Kind;
import org.vexillum.server.Json;
import org.vexillum.tourneys.event.LoggedChange;
import org.vexillum.tourneys.text.ChangeText;

/** The audit trail: who did what, when and why. */
final class LogView {
    private final EventViewer look;

    LogView(EventViewer look) {
        this.look = look;
    }

    List<Map<String, Object>> all() {
        var tourney = look.now().tourney();
        var voided = tourney.voided();
        var all = new ArrayList<Map<String, Object>>();
        for (var entry : tourney.log()) {
            var by = entry.by();
            all.add(
                    Json.object(
                            "number",
                            entry.number(),
                            "at",
                            by.when(),
                            "by",
                            by.who(),
                            "byName",
                            who(by.who()),
                            "what",
                            Kind.last(entry.change().getClass()),
                            "text",
                            text(entry),
                            "why",
                            by.why().isEmpty() ? null : by.why(),
                            "undone",
                            voided.contains(entry.number()) ? true : null));
        }
        return all;
    }

    private String who(String by) {
        var key = "tourney.role." + by;
        return look.words().has(key) ? look.words().say(key) : look.names().of(by);
    }

    String text(LoggedChange entry) {
        var told = new ChangeText(look.say(), look.event().pack());
        return look.names().in(told.of(entry.change()));
    }
}
