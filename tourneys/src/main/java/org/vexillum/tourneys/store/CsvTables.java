package org.vexillum.tourneys.store;

import java.math.BigDecimal;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.function.UnaryOperator;
import org.vexillum.tourneys.event.Entrant;
import org.vexillum.tourneys.event.EventState;
import org.vexillum.tourneys.lists.Csv;
import org.vexillum.tourneys.rating.Elo;
import org.vexillum.tourneys.rating.Ratings;
import org.vexillum.tourneys.standing.Standings;
import org.vexillum.tourneys.text.FoldedText;

/** Parts of an event as CSV, for spreadsheets. */
public final class CsvTables {
    private CsvTables() {}

    /** Entrants pasted from a spreadsheet: names only, or columns with a head line. */
    public static List<Entrant> entrants(String pasted) {
        var rows = Csv.rows(pasted);
        if (rows.isEmpty()) return List.of();
        var head = rows.getFirst().stream().map(FoldedText::key).toList();
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
    public static String standings(EventState event) {
        return standings(Standings.now(event), UnaryOperator.identity());
    }

    /**
     * Standings as CSV.
     *
     * @param shown how an entrant is shown to those who read it
     */
    public static String standings(Standings standings, UnaryOperator<Entrant> shown) {
        var lines = new ArrayList<String>();
        lines.add("place,company,player,faction,tp,vp,conceded,games,byes");
        for (var line : standings.lines()) {
            var entrant = shown.apply(line.entrant());
            lines.add(
                    Csv.line(
                            List.of(
                                    line.place() == 0 ? "" : String.valueOf(line.place()),
                                    entrant.name(),
                                    entrant.player(),
                                    entrant.faction(),
                                    String.valueOf(line.tp()),
                                    String.valueOf(line.vp()),
                                    String.valueOf(line.conceded()),
                                    String.valueOf(line.games()),
                                    String.valueOf(line.byes()))));
        }
        return String.join("\n", lines) + "\n";
    }

    /** Everybody who is entered, as they can be pasted into another event. */
    public static String entrants(EventState event) {
        var lines = new ArrayList<String>();
        lines.add("name,player,faction,club,status,lot");
        for (var member : event.members())
            lines.add(
                    Csv.line(
                            List.of(
                                    member.entrant().name(),
                                    member.entrant().player(),
                                    member.entrant().faction(),
                                    member.entrant().club(),
                                    member.status().name().toLowerCase(Locale.ROOT),
                                    String.valueOf(member.lot()))));
        return String.join("\n", lines) + "\n";
    }

    /** Every game, with all its points: what the organiser reports. WC-ORG-04 */
    public static String games(EventState event) {
        return games(event, event.lastRound(), UnaryOperator.identity());
    }

    /**
     * The games up to a round as CSV.
     *
     * @param shown how an entrant is shown to those who read it
     */
    public static String games(EventState event, int upTo, UnaryOperator<Entrant> shown) {
        var parts = event.pack().parts().stream().map(part -> part.name().key()).toList();
        var lines = new ArrayList<String>();
        lines.add("round,table,company,rival," + String.join(",", parts) + ",vp,tp,result");
        for (var member : event.members())
            for (var share : event.shares(member.id(), upTo)) {
                var cells = new ArrayList<String>();
                cells.add(String.valueOf(share.round()));
                cells.add(share.table() == 0 ? "" : String.valueOf(share.table()));
                cells.add(shown.apply(member.entrant()).name());
                cells.add(rival(event, share.rival(), shown));
                share.score().parts().forEach(part -> cells.add(String.valueOf(part)));
                cells.add(String.valueOf(share.vp()));
                cells.add(String.valueOf(share.tp()));
                var result = share.result();
                cells.add(share.bye() ? "bye" : result == null ? "" : result.key());
                lines.add(Csv.line(cells));
            }
        return String.join("\n", lines) + "\n";
    }

    /** The lists handed in, to be read: one company after the other. WC-ORG-04 */
    public static String lists(EventState event) {
        var text = new StringBuilder();
        for (var member : event.members()) {
            if (member.list().isEmpty()) continue;
            var entrant = member.entrant();
            text.append("++ ").append(entrant.name());
            if (!entrant.faction().isEmpty())
                text.append(" (").append(entrant.faction()).append(')');
            text.append(" ++\n").append(member.list()).append("\n\n");
        }
        return text.toString();
    }

    /**
     * How the event moved ratings, as CSV; only the head line if it is not rated. WC-ORG-04
     *
     * @param before what players had; whoever is missing starts the season
     */
    public static String ratings(EventState event, Map<String, BigDecimal> before) {
        var lines = new ArrayList<String>();
        lines.add("company,player,before,after,change,shown");
        boolean rated = event.settings().k().signum() > 0 && Ratings.unrated(event).isEmpty();
        if (rated)
            Ratings.of(event, before)
                    .forEach((who, after) -> {
                        var entrant = event.member(who).entrant();
                        var had = before.getOrDefault(entrant.player(), Elo.START);
                        lines.add(
                                Csv.line(
                                        List.of(
                                                entrant.name(),
                                                entrant.player(),
                                                had.toPlainString(),
                                                after.toPlainString(),
                                                after.subtract(had).toPlainString(),
                                                Elo.shown(after))));
                    });
        return String.join("\n", lines) + "\n";
    }

    private static String rival(EventState event, String id, UnaryOperator<Entrant> shown) {
        return id.isEmpty() ? "" : shown.apply(event.member(id).entrant()).name();
    }
}
