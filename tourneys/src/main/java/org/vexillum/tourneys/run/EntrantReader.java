package org.vexillum.tourneys.run;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import org.vexillum.gamekit.tree.Node;
import org.vexillum.tourneys.event.CarriedScore;
import org.vexillum.tourneys.event.Checklist;
import org.vexillum.tourneys.event.EnrolmentChange;
import org.vexillum.tourneys.event.Entrant;
import org.vexillum.tourneys.event.EventChange;
import org.vexillum.tourneys.event.PairingChange.Lot;
import org.vexillum.tourneys.event.PairingChange.LotsDrawn;

/** Enters the entrants of a file: names, or fields with all that is known of them. */
final class EntrantReader {
    private final EventSession session;
    private final List<DocumentFields> docs = new ArrayList<>();
    private final List<Lot> lots = new ArrayList<>();

    EntrantReader(EventSession session) {
        this.session = session;
    }

    /** The entrants of a field: a list, a mapping by name, or just how many. */
    static List<Node> entrants(Optional<Node> field) {
        if (field.isEmpty()) return List.of();
        if (field.get() instanceof Node.Mapping byName) {
            var all = new ArrayList<Node>();
            byName.fields().forEach((name, value) -> all.add(named(name, value)));
            return all;
        }
        if (field.get() instanceof Node.Scalar scalar
                && scalar.written().strip().matches("\\d{1,4}")) {
            var all = new ArrayList<Node>();
            int count = Integer.parseInt(scalar.written().strip());
            for (int i = 1; i <= count; i++)
                all.add(new Node.Scalar(scalar.place(), String.format(Locale.ROOT, "P%02d", i)));
            return all;
        }
        return DocumentFields.list(field.get());
    }

    private static Node named(String name, Node value) {
        var fields = new LinkedHashMap<String, Node>();
        fields.put("name", new Node.Scalar(value.place(), name));
        if (value instanceof Node.Mapping mapping) fields.putAll(mapping.fields());
        return new Node.Mapping(value.place(), fields);
    }

    /**
     * Enters everybody.
     *
     * @param after the rounds played before
     */
    void enter(List<Node> entrants, int after) {
        for (var node : entrants) docs.add(doc(node));
        for (var doc : docs) enter(doc);
        if (!lots.isEmpty()) session.change(new LotsDrawn(lots));
        if (after > 0) session.change(new EventChange.Begun(after));
        for (var doc : docs) if (carries(doc)) brought(doc);
        for (var doc : docs) close(doc);
    }

    private static DocumentFields doc(Node node) {
        return DocumentFields.of(
                node instanceof Node.Scalar ? named(DocumentFields.text(node), node) : node);
    }

    /** The id of a single entrant that comes late. */
    String enter(Node node) {
        var doc = doc(node);
        docs.add(doc);
        enter(doc);
        close(doc);
        return name(doc);
    }

    private static String name(DocumentFields doc) {
        return doc.text("name", "nombre", "company", "compañía", "player name")
                .orElseThrow(() -> new BadFile(doc.place(), "missing", "name"));
    }

    private void enter(DocumentFields doc) {
        var name = name(doc);
        var id = doc.text("id").orElse(name);
        var entrant =
                new Entrant(
                        id,
                        name,
                        doc.text("player", "playerId", "jugador").orElse(name),
                        doc.text("faction", "facción").orElse(""),
                        doc.text("club").orElse(""));
        session.change(new EnrolmentChange.Entered(entrant));
        doc.text("list", "lista")
                .ifPresent(list -> session.change(new EnrolmentChange.ListSubmitted(id, list, "")));
        doc.decimal("rating", "elo", "ranking")
                .ifPresent(rating -> session.startRatings().put(id, rating));
        doc.whole("table", "mesa", "fixedTable")
                .ifPresent(table -> session.change(new EnrolmentChange.TableFixed(id, table)));
        checks(doc, id);
        if (doc.flag("present", "presente").orElse(true) && !waiting(id))
            session.change(new EnrolmentChange.CheckedIn(id));
        doc.whole("lot", "sorteo", "lote").ifPresent(lot -> lots.add(new Lot(id, lot)));
    }

    private boolean waiting(String id) {
        return session.event().member(id).status()
                == org.vexillum.tourneys.event.EntrantState.Status.WAITING;
    }

    private void checks(DocumentFields doc, String id) {
        doc.flag("registered", "registrado").ifPresent(yes -> check(id, Checklist.REGISTERED, yes));
        doc.get("checklist", "comprobaciones")
                .ifPresent(node -> {
                    var items = DocumentFields.of(node);
                    for (var item : items.names()) check(id, item, items.flag(item).orElse(true));
                });
    }

    private void check(String id, String item, boolean passed) {
        var state = passed ? Checklist.State.PASSED : Checklist.State.FAILED;
        session.change(new EnrolmentChange.Checked(id, item, state));
    }

    private static boolean carries(DocumentFields doc) {
        return doc.has("tp", "pt", "vp", "pv", "points", "met", "rivals", "opponents", "rivales")
                || doc.has("byes", "bye", "conceded", "encajados", "tables", "mesas");
    }

    private void brought(DocumentFields doc) {
        int before = session.event().roundsBefore();
        int byes = byes(doc);
        var against = new LinkedHashMap<String, Integer>();
        var met = met(doc, against);
        var tables = new ArrayList<Integer>();
        for (var table : doc.list("tables", "mesas")) tables.add(DocumentFields.whole(table));
        int missed = doc.whole("missed", "absences", "ausencias").orElse(0);
        int games = doc.whole("games", "partidas").orElse(Math.max(0, before - byes - missed));
        var carried =
                new CarriedScore(
                        doc.whole("tp", "pt", "points").orElse(0),
                        doc.whole("vp", "pv", "scored").orElse(0),
                        doc.whole("conceded", "encajados", "pvEncajados", "vpConceded").orElse(0),
                        games,
                        byes,
                        met,
                        tables,
                        against);
        session.change(new EnrolmentChange.Brought(session.id(name(doc)), carried));
    }

    /** Names, or names with the points made against them: {@code [B, {C: 3}]}, {@code {B: 3}}. */
    private List<String> met(DocumentFields doc, Map<String, Integer> against) {
        var met = new ArrayList<String>();
        for (var node : doc.list("met", "rivals", "opponents", "rivales", "played")) {
            if (!(node instanceof Node.Mapping points)) {
                for (var rival : DocumentFields.text(node).split("[,;]"))
                    if (!rival.isBlank()) met.add(session.id(rival.strip()));
                continue;
            }
            points.fields()
                    .forEach((rival, tp) -> {
                        met.add(session.id(rival));
                        against.put(session.id(rival), DocumentFields.whole(tp));
                    });
        }
        return met;
    }

    /** How many, or the rounds in which they were, or none. */
    private static int byes(DocumentFields doc) {
        var node = doc.get("byes", "bye");
        if (node.isEmpty()) return 0;
        if (node.get() instanceof Node.Sequence rounds) return rounds.entries().size();
        var text = DocumentFields.text(node.get());
        if (text.matches("\\d{1,2}")) return Integer.parseInt(text);
        return switch (text.toLowerCase(Locale.ROOT)) {
            case "none", "no", "false", "ninguno", "-" -> 0;
            default -> 1;
        };
    }

    private void close(DocumentFields doc) {
        doc.get("games", "partidas", "dropped", "retirada", "disqualified", "descalificada");
        doc.get("active", "activa", "missed", "absences", "ausencias");
        doc.get("met", "rivals", "opponents", "rivales", "played", "tables", "mesas");
        doc.get("conceded", "encajados", "pvEncajados", "vpConceded", "byes", "bye");
        doc.get("tp", "pt", "points", "vp", "pv", "scored");
        doc.close();
    }

    /** Those who have left, once everybody's points are known. */
    List<String> gone(boolean disqualified) {
        var names =
                disqualified
                        ? new String[] {"disqualified", "descalificada"}
                        : new String[] {"dropped", "retirada"};
        return docs.stream()
                .filter(doc ->
                        doc.flag(names)
                                .orElse(
                                        !disqualified
                                                && !doc.flag("active", "activa").orElse(true)))
                .map(doc -> session.id(name(doc)))
                .toList();
    }
}
