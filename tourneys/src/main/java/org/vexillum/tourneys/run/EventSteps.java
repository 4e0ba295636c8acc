package org.vexillum.tourneys.run;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import org.vexillum.gamekit.tree.Node;
import org.vexillum.kernel.Nullable;
import org.vexillum.tourneys.event.ChangeAuthor;
import org.vexillum.tourneys.event.ChangeRefused;
import org.vexillum.tourneys.event.EnrolmentChange;
import org.vexillum.tourneys.event.EventChange;
import org.vexillum.tourneys.event.PairingChange;
import org.vexillum.tourneys.event.ParticipationChange;
import org.vexillum.tourneys.event.Penalty;
import org.vexillum.tourneys.event.ResultChange;
import org.vexillum.tourneys.pairing.NextRound;
import org.vexillum.tourneys.text.FoldedText;

/** Plays the steps of a file, one after the other, until one is refused. */
final class EventSteps {
    private static final List<String> WORDS =
            List.of(
                    "pair",
                    "report",
                    "confirm",
                    "accept",
                    "noShow",
                    "concede",
                    "correct",
                    "decide",
                    "drop",
                    "return",
                    "late",
                    "enter",
                    "checkIn",
                    "penalty",
                    "disqualify",
                    "undo",
                    "close",
                    "reopen",
                    "set",
                    "adventure",
                    "fixTable",
                    "list",
                    "standings");

    private final EventSession session;
    private final GameSteps games;

    EventSteps(EventSession session) {
        this.session = session;
        this.games = new GameSteps(session);
    }

    void play(List<Node> steps) {
        for (var step : steps) {
            try {
                play(step);
            } catch (ChangeRefused refused) {
                session.refuse(refused, step.place());
                return;
            } catch (BadFile bad) {
                session.stop(bad);
                return;
            }
        }
    }

    private void play(Node step) {
        if (step instanceof Node.Scalar) {
            session.by(ChangeAuthor.ORGANISER);
            var word = DocumentFields.text(step);
            if (word.matches(".*\\d.*")) games.report(step);
            else
                act(
                        action(step, word),
                        step,
                        DocumentFields.of(new Node.Mapping(step.place(), Map.of())));
            return;
        }
        var doc = DocumentFields.of(step);
        session.by(hand(doc, ChangeAuthor.ORGANISER));
        for (var name : doc.names()) {
            var action = known(name);
            if (action == null || action.equals("report")) continue;
            var value = doc.get(name).orElse(step);
            if (value instanceof Node.Mapping)
                session.by(hand(DocumentFields.of(value), session.hand()));
            act(action, value, doc);
            return;
        }
        for (var name : doc.names())
            if (known(name) != null) {
                games.report(doc.get(name).orElse(step));
                return;
            }
        games.report(step);
    }

    /** Who, when and why, where they are said; else as before. */
    private static ChangeAuthor hand(DocumentFields doc, ChangeAuthor had) {
        return new ChangeAuthor(
                doc.text("by", "por").orElse(had.who()),
                doc.text("at", "when", "cuando").orElse(had.when()),
                doc.text("why", "reason", "motivo").orElse(had.why()));
    }

    private static String action(Node step, String word) {
        var action = known(word);
        if (action == null)
            throw new BadFile(step.place(), "unknown-step", word, String.join(", ", WORDS));
        return action;
    }

    /** The step that a word in either language means. */
    private static @Nullable String known(String word) {
        return switch (FoldedText.key(word)) {
            case "pair", "pairs", "pairing", "pairings", "emparejar", "parejas" -> "pair";
            case "report",
                    "reports",
                    "result",
                    "results",
                    "games",
                    "resultado",
                    "resultados",
                    "partidas",
                    "game",
                    "partida" ->
                    "report";
            case "confirm", "confirmar" -> "confirm";
            case "accept", "acceptall", "aceptar" -> "accept";
            case "noshow", "noshows", "absent", "nocomparece", "ausente" -> "noShow";
            case "concede", "concession", "rendicion", "serinde" -> "concede";
            case "correct", "correction", "corregir", "correccion" -> "correct";
            case "decide", "decision", "decidir" -> "decide";
            case "drop", "drops", "retirada", "retirar" -> "drop";
            case "return", "returns", "volver", "vuelve" -> "return";
            case "late", "lateentry", "tarde", "incorporacion" -> "late";
            case "enter", "inscribir" -> "enter";
            case "checkin", "presente" -> "checkIn";
            case "penalty", "penalise", "penalize", "sancion", "sancionar" -> "penalty";
            case "disqualify", "disqualification", "descalificar" -> "disqualify";
            case "undo", "deshacer" -> "undo";
            case "close", "finish", "end", "cerrar" -> "close";
            case "reopen", "reabrir" -> "reopen";
            case "set", "option", "options", "opcion", "opciones" -> "set";
            case "adventure", "aventura" -> "adventure";
            case "fixtable", "fixedtable", "mesafija" -> "fixTable";
            case "list", "lista" -> "list";
            case "standings", "clasificacion" -> "standings";
            default -> null;
        };
    }

    private void act(String action, Node value, DocumentFields step) {
        switch (action) {
            case "pair" -> pair(value, step);
            case "report" -> games.report(value);
            case "confirm" -> games.confirm(value, step);
            case "accept" -> session.change(new ResultChange.AllAccepted(games.round(step)));
            case "noShow" -> session.change(new ResultChange.Absent(games.round(step), ids(value)));
            case "concede" -> games.concede(value, step);
            case "correct" -> games.correct(value, step);
            case "decide" -> games.decide(DocumentFields.of(value));
            case "drop" -> drop(value);
            case "return" ->
                    ids(value)
                            .forEach(who -> session.change(new ParticipationChange.Returned(who)));
            case "late", "enter" -> late(value);
            case "checkIn" ->
                    ids(value).forEach(who -> session.change(new EnrolmentChange.CheckedIn(who)));
            case "penalty" -> penalty(DocumentFields.of(value));
            case "disqualify" -> ids(value).forEach(this::disqualify);
            case "undo" -> session.undo();
            case "close" -> session.change(new EventChange.Closed(early(value)));
            case "reopen" -> session.change(new EventChange.Reopened());
            case "set" -> set(DocumentFields.of(value));
            case "adventure" -> adventure(DocumentFields.of(value));
            case "fixTable" -> table(DocumentFields.of(value));
            case "list" -> list(DocumentFields.of(value));
            default -> session.ask();
        }
    }

    private static boolean early(Node value) {
        return value instanceof Node.Scalar
                && List.of("early", "antes", "anticipado", "anticipada")
                        .contains(FoldedText.key(DocumentFields.text(value)));
    }

    private List<String> ids(Node value) {
        var ids = new ArrayList<String>();
        for (var node : DocumentFields.list(value)) {
            var text =
                    node instanceof Node.Mapping
                            ? DocumentFields.of(node)
                                    .text("who", "quien", "name")
                                    .orElseThrow(() -> new BadFile(node.place(), "missing", "who"))
                            : DocumentFields.text(node);
            for (var name : text.split("[,;]")) ids.add(session.id(name.strip()));
        }
        return ids;
    }

    /** By the program, or by hand where pairs are given. */
    private void pair(Node value, DocumentFields step) {
        if (!(value instanceof Node.Sequence) || DocumentFields.list(value).isEmpty()) {
            session.pair();
            return;
        }
        var pairs = DocumentFields.list(value).stream().map(this::two).toList();
        var bye = step.text("bye").map(session::id).orElse("");
        NextRound.pair(session.tourney(), session.hand());
        int round = session.event().lastRound();
        try {
            session.change(NextRound.byHand(session.event(), round, pairs, bye));
        } catch (ChangeRefused refused) {
            session.undo(); // nobody has seen the pairs of the program
            throw refused;
        }
        session.change(new PairingChange.Published(round));
    }

    private List<String> two(Node node) {
        var names =
                node instanceof Node.Sequence list
                        ? list.entries().stream().map(DocumentFields::text).toList()
                        : List.of(
                                DocumentFields.text(node)
                                        .split("\\s+(?:v|vs|-|–)\\s+|\\s*[-–]\\s*", 2));
        if (names.size() != 2) throw new BadFile(node.place(), "no-pair");
        return names.stream().map(String::strip).map(session::id).toList();
    }

    private void drop(Node value) {
        for (var node : DocumentFields.list(value)) {
            if (node instanceof Node.Mapping) {
                var doc = DocumentFields.of(node);
                if (doc.text("as", "como").map(FoldedText::key).orElse("").startsWith("no"))
                    session.change(new ResultChange.Absent(session.event().lastRound(), ids(node)));
            }
            ids(node).forEach(who -> session.change(new ParticipationChange.Dropped(who)));
        }
    }

    private void late(Node value) {
        for (var node : DocumentFields.list(value)) {
            boolean fills =
                    node instanceof Node.Mapping
                            && DocumentFields.of(node).flag("fillsBye", "ocupaBye").orElse(false);
            var plain = node instanceof Node.Mapping ? without(node) : node;
            if (!fills) {
                new EntrantReader(session).enter(plain);
                continue;
            }
            var absent = new LinkedHashMap<>(((Node.Mapping) plain).fields());
            absent.put("present", new Node.Scalar(node.place(), false));
            var id = new EntrantReader(session).enter(new Node.Mapping(node.place(), absent));
            session.change(new PairingChange.ByeFilled(id));
        }
    }

    private static Node without(Node node) {
        var fields = new LinkedHashMap<>(((Node.Mapping) node).fields());
        fields.keySet()
                .removeIf(name -> List.of("fillsbye", "ocupabye").contains(FoldedText.key(name)));
        return new Node.Mapping(node.place(), fields);
    }

    private void penalty(DocumentFields doc) {
        var who = session.id(doc.text("who", "quien").orElseThrow(() -> missing(doc, "who")));
        var kind = kind(doc);
        int round = doc.whole("round", "ronda").orElse(session.event().lastRound());
        int amount = doc.whole("amount", "cantidad", "points").orElse(0);
        session.change(new ParticipationChange.Penalised(new Penalty(who, kind, amount, round)));
        session.recount(round);
    }

    private static BadFile missing(DocumentFields doc, String field) {
        return new BadFile(doc.place(), "missing", field);
    }

    private static Penalty.Kind kind(DocumentFields doc) {
        var word = doc.text("kind", "clase", "type").orElse("warning");
        return switch (FoldedText.key(word)) {
            case "tp", "pt", "losstp", "lossoftp" -> Penalty.Kind.TP;
            case "vp", "pv", "lossvp", "lossofvp" -> Penalty.Kind.VP;
            case "gameloss", "game", "perdidadelapartida", "partida" -> Penalty.Kind.GAME_LOSS;
            case "disqualification", "disqualify", "descalificacion" ->
                    Penalty.Kind.DISQUALIFICATION;
            case "warning", "aviso", "advertencia" -> Penalty.Kind.WARNING;
            default -> throw new BadFile(doc.place(), "no-penalty", word.toLowerCase(Locale.ROOT));
        };
    }

    private void disqualify(String who) {
        int round = session.event().lastRound();
        session.change(
                new ParticipationChange.Penalised(
                        new Penalty(who, Penalty.Kind.DISQUALIFICATION, 0, round)));
    }

    private void set(DocumentFields doc) {
        for (var name : doc.names())
            session.change(new EventChange.Changed(name, doc.text(name).orElse("")));
    }

    private void adventure(DocumentFields doc) {
        int round = doc.whole("round", "ronda").orElse(session.event().lastRound() + 1);
        new AdventureReader(session).set(round, doc);
    }

    private void table(DocumentFields doc) {
        var who = session.id(doc.text("who", "quien").orElseThrow(() -> missing(doc, "who")));
        session.change(new EnrolmentChange.TableFixed(who, doc.whole("table", "mesa").orElse(0)));
    }

    private void list(DocumentFields doc) {
        var who = session.id(doc.text("who", "quien").orElseThrow(() -> missing(doc, "who")));
        var text = doc.text("text", "list", "texto", "lista").orElse("");
        session.change(
                doc.flag("corrected", "corregida").orElse(false)
                        ? new EnrolmentChange.ListCorrected(who, text)
                        : new EnrolmentChange.ListSubmitted(who, text, ""));
    }
}
