package org.vexillum.server.tourneys;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.vexillum.server.Json;
import org.vexillum.tourneys.event.Change;
import org.vexillum.tourneys.event.Discipline;
import org.vexillum.tourneys.event.Logged;
import org.vexillum.tourneys.event.Timing;

/** The audit trail: who did what, when and why. */
final class LogView {
    private final Look look;

    LogView(Look look) {
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
                            entry.change().getClass().getSimpleName(),
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

    String text(Logged entry) {
        var facts = LogFacts.of(entry.change()).stream().map(String::valueOf).toArray();
        return look.names().in(look.words().say("tourney.log." + key(entry.change()), facts));
    }

    private static String key(Change change) {
        return switch (change) {
            case Discipline.Leaving(_, var wanted) -> wanted ? "Leaving" : "Staying";
            case Timing.Lengthened(var table, _) -> table > 0 ? "LengthenedTable" : "Lengthened";
            default -> change.getClass().getSimpleName();
        };
    }
}
