package org.vexillum.tourneys.store;

import java.util.ArrayList;
import java.util.List;
import org.vexillum.tourneys.event.Entrant;
import org.vexillum.tourneys.event.Event;
import org.vexillum.tourneys.lists.Csv;
import org.vexillum.tourneys.standing.Standings;
import org.vexillum.tourneys.text.Folded;

/** Parts of an event as CSV, for spreadsheets. */
public final class Tables {
    private Tables() {}

    /** Entrants pasted from a spreadsheet: names only, or columns with a head line. */
    public static List<Entrant> entrants(String pasted) {
        var rows = Csv.rows(pasted);
        if (rows.isEmpty()) return List.of();
        var head = rows.getFirst().stream().map(Folded::key).toList();
        boolean headed = head.stream().anyMatch(List.of("name", "nombre")::contains);
        var columns = headed ? head : List.of("name", "player", "faction", "club");
        var entrants = new ArrayList<Entrant>();
        for (var row : headed ? rows.subList(1, rows.size()) : rows) {
            var name = cell(columns, row, "name", "nombre");
            if (name.isEmpty()) continue;
            var player = cell(columns, row, "player", "playerid", "jugador", "id");
            entrants.add(
                    new Entrant(
                            name,
                            name,
                            player.isEmpty() ? name : player,
                            cell(columns, row, "faction", "faccion"),
                            cell(columns, row, "club")));
        }
        return entrants;
    }

    private static String cell(List<String> columns, List<String> row, String... names) {
        for (var name : names) {
            int index = columns.indexOf(name);
            if (index >= 0 && index < row.size()) return row.get(index).strip();
        }
        return "";
    }

    /** The standings as they are now. */
    public static String standings(Event event) {
        var lines = new ArrayList<String>();
        lines.add("place,company,player,faction,tp,vp,conceded,games,byes");
        for (var line : Standings.now(event).lines())
            lines.add(
                    Csv.line(
                            List.of(
                                    line.place() == 0 ? "" : String.valueOf(line.place()),
                                    line.entrant().name(),
                                    line.entrant().player(),
                                    line.entrant().faction(),
                                    String.valueOf(line.tp()),
                                    String.valueOf(line.vp()),
                                    String.valueOf(line.conceded()),
                                    String.valueOf(line.games()),
                                    String.valueOf(line.byes()))));
        return String.join("\n", lines) + "\n";
    }

    /** Every game, with all its points: what the organiser reports. WC-ORG-04 */
    public static String games(Event event) {
        var parts = event.pack().parts().stream().map(part -> part.name().key()).toList();
        var lines = new ArrayList<String>();
        lines.add("round,table,company,rival," + String.join(",", parts) + ",vp,tp,result");
        for (var member : event.members())
            for (var share : event.shares(member.id(), event.lastRound())) {
                var cells = new ArrayList<String>();
                cells.add(String.valueOf(share.round()));
                cells.add(share.table() == 0 ? "" : String.valueOf(share.table()));
                cells.add(member.entrant().name());
                cells.add(share.rival());
                share.score().parts().forEach(part -> cells.add(String.valueOf(part)));
                cells.add(String.valueOf(share.vp()));
                cells.add(String.valueOf(share.tp()));
                var result = share.result();
                cells.add(share.bye() ? "bye" : result == null ? "" : result.key());
                lines.add(Csv.line(cells));
            }
        return String.join("\n", lines) + "\n";
    }
}
