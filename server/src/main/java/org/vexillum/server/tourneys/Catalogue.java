package org.vexillum.server.tourneys;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.vexillum.rulebook.Lang;
import org.vexillum.server.Refused;
import org.vexillum.server.store.Events;

/** Events to be found, and packs to make one of. */
public final class Catalogue {
    private final Tourneys tourneys;

    public Catalogue(Tourneys tourneys) {
        this.tourneys = tourneys;
    }

    /** Those that everybody is shown. */
    public List<String> listed(int most) {
        return tourneys.events().listed(most).stream().map(Events.Row::id).toList();
    }

    public Optional<String> byCode(String code) {
        return tourneys.events().byCode(code).map(Events.Row::id);
    }

    public String code(String id) {
        return tourneys.events()
                .find(id)
                .map(Events.Row::code)
                .orElseThrow(() -> Refused.unknown("no-tourney"));
    }

    public static List<Map<String, Object>> packs(Lang lang) {
        return PackView.all(lang);
    }
}
