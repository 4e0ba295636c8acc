package org.vexillum.tourneys.store;

import java.math.BigDecimal;
import java.util.List;
import java.util.Map;
import org.vexillum.tourneys.event.EventState;
import org.vexillum.tourneys.lists.Csv;
import org.vexillum.tourneys.text.TextTable;
import org.vexillum.tourneys.text.TourneyMessages;

/** Everything an organiser reports of an event, to be read. WC-ORG-04 */
public final class EventReport {
    private final TourneyMessages say;

    public EventReport(TourneyMessages say) {
        this.say = say;
    }

    /**
     * Standings, games, rating changes and lists.
     *
     * @param before what players had; whoever is missing starts the season
     */
    public String of(EventState event, Map<String, BigDecimal> before) {
        var settings = event.settings();
        var head =
                List.of(settings.name(), settings.date(), settings.place()).stream()
                        .filter(each -> !each.isEmpty())
                        .toList();
        return String.join(", ", head)
                + "\n"
                + part("report.paper.standings", CsvTables.standings(event))
                + part("report.paper.games", CsvTables.games(event))
                + part("report.paper.ratings", CsvTables.ratings(event, before))
                + "\n"
                + say.it("report.paper.lists")
                + "\n\n"
                + CsvTables.lists(event);
    }

    private String part(String title, String csv) {
        var table = new TextTable();
        for (var row : Csv.rows(csv)) table.row(row.toArray(String[]::new));
        return "\n" + say.it(title) + "\n\n" + String.join("\n", table.lines()) + "\n";
    }
}
