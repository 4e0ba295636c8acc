package org.vexillum.server.tourneys;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.function.Function;
import org.vexillum.gamekit.desk.RequestRefused;
import org.vexillum.gamekit.rules.Lang;
import org.vexillum.kernel.Nullable;
import org.vexillum.server.store.EventLines;
import org.vexillum.server.store.EventLogStore;
import org.vexillum.tourneys.text.FoldedText;

/** Events to be found, and packs to make one of. */
public final class EventCatalogue {
    private final Tourneys tourneys;

    public EventCatalogue(Tourneys tourneys) {
        this.tourneys = tourneys;
    }

    /** Those that everybody is shown. */
    public List<String> listed(int most) {
        return tourneys.events().listed(most).stream().map(EventLogStore.Row::id).toList();
    }

    /** Lines of a list by their ids, in this order; no log is read for them. */
    public Map<String, Map<String, Object>> lines(
            List<String> ids, Function<String, EventCaller> callers) {
        var stored = new EventLines(tourneys.house().database()).of(ids);
        var lines = new LinkedHashMap<String, Map<String, Object>>();
        for (var id : ids) lines.put(id, line(id, stored.get(id), callers.apply(id)));
        return lines;
    }

    private Map<String, Object> line(String id, @Nullable String stored, EventCaller caller) {
        if (tourneys.troubled(id)) return EventLine.unreadable(id, code(id), caller);
        if (stored != null) return EventLine.shown(id, stored, caller);
        try {
            return EventLine.shown(id, summedUp(id), caller);
        } catch (RequestRefused unreadable) {
            if (!unreadable.key().equals(EventRoom.UNREADABLE)) throw unreadable;
            return EventLine.unreadable(id, code(id), caller);
        }
    }

    /** One from before there were such lines, or changed by an older program: only once. */
    private String summedUp(String id) {
        return tourneys.hall(id)
                .ask(now -> {
                    var text = EventLine.stored(now.tourney().event());
                    new EventLines(tourneys.house().database()).put(id, now.row().version(), text);
                    return text;
                });
    }

    public Optional<String> byCode(String code) {
        return tourneys.events().byCode(code).map(EventLogStore.Row::id);
    }

    /** The events that somebody may mean by an id, a code or a name. */
    public List<String> meant(String written) {
        if (tourneys.events().find(written).isPresent()) return List.of(written);
        var code = byCode(written.toUpperCase(Locale.ROOT));
        if (code.isPresent()) return List.of(code.get());
        return tourneys.events().ids().stream()
                .filter(id -> FoldedText.key(nameOrNone(id)).equals(FoldedText.key(written)))
                .toList();
    }

    /** The name of one that can be read. */
    private String nameOrNone(String id) {
        try {
            return name(id);
        } catch (RequestRefused unreadable) {
            return "";
        }
    }

    public String name(String id) {
        return tourneys.hall(id).ask(now -> now.tourney().event().settings().name());
    }

    public String code(String id) {
        return tourneys.events()
                .find(id)
                .map(EventLogStore.Row::code)
                .orElseThrow(() -> RequestRefused.unknown("no-tourney"));
    }

    public static List<Map<String, Object>> packs(Lang lang) {
        return PackView.all(lang);
    }
}
