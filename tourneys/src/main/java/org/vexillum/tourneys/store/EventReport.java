package org.vexillum.tourneys.store;

import java.math.BigDecimal;
import java.util.List;
import java.util.Map;
import org.vexillum.tourneys.event.Event;
import org.vexillum.tourneys.lists.Csv;
import org.vexillum.tourneys.text.Say;
import org.vexillum.tourneys.text.TextTable;

/** Everything an organiser reports of an event, to be read. WC-ORG-04 */
public final class EventReport {
    private final Say say;

    public EventReport(Say say) {
        this.say = say;
    }

    /**
     * Standings, games, rating changes and lists.
     *
     * @param before what players had; whoever is missing starts the season
     */
    public String of(Event event, Map<String, BigDecimal> before) {
        var settings = event.settings();
        var head =
                List.of(settings.name(), settings.date(), settings.place()).stream()
                        .filter(each -> !each.isEmpty())
                        .toList();
        return String.join(", ", head)
                + "\n"
                + part("report.paper.standings", Tables.standings(event))
                + part("report.paper.games", Tables.games(event))
                + part("report.paper.ratings", Tables.ratings(event, before))
                + "\n"
                + say.it("report.paper.lists")
                + "\n\n"
                + Tables.lists(event);
    }

    private String part(String title, String csv) {
        var table = new TextTable();
        for (var row : Csv.rows(csv)) table.row(row.toArray(String[]::new));
        return "\n" + say.it(title) + "\n\n" + String.join("\n", table.lines()) + "\n";
    }
}
