package org.vexillum.tourneys.run;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.vexillum.gamekit.tree.Node;
import org.vexillum.tourneys.event.ChangeRefused;
import org.vexillum.tourneys.event.EventOptions;
import org.vexillum.tourneys.event.PairedGame;
import org.vexillum.tourneys.event.ResultChange;
import org.vexillum.tourneys.event.ResultSheet;
import org.vexillum.tourneys.text.FoldedText;

/** Steps that concern a game. */
final class GameSteps {
    private static final List<String> OFFICIALS =
            List.of(
                    "organiser",
                    "organizer",
                    "referee",
                    "judge",
                    "organizacion",
                    "organizador",
                    "organizadora",
                    "arbitro",
                    "arbitra",
                    "juez",
                    "jueza");

    private final EventSession session;

    GameSteps(EventSession session) {
        this.session = session;
    }

    /** The round a step speaks of; else the last. */
    int round(DocumentFields step) {
        return step.whole("round", "ronda").orElse(session.event().lastRound());
    }

    void report(Node value) {
        if (value instanceof Node.Sequence list) {
            list.entries().forEach(this::report);
            return;
        }
        var own = value instanceof Node.Mapping ? DocumentFields.of(value) : null;
        var by = own == null ? Optional.<String>empty() : own.text("by", "por");
        int round = own == null ? session.event().lastRound() : round(own);
        report(line(value), reporter(by.orElse(session.hand().who())), round);
    }

    /** WC-REPORT-03: a report of a company waits for the other; an official's does not. */
    private String reporter(String by) {
        return OFFICIALS.contains(FoldedText.key(by)) ? "" : session.id(by);
    }

    private GameLine line(Node node) {
        var event = session.event();
        return GameLine.read(node, event.pack(), event.options().timeUp());
    }

    private void report(GameLine line, String by, int round) {
        var game = find(line, round);
        session.change(new ResultChange.Reported(round, game.table(), by, sheet(line, game)));
    }

    /** {@code confirm: B}, {@code confirm: {by: B}}, or {@code {table: 1}} by the organiser. */
    void confirm(Node value, DocumentFields step) {
        var doc = value instanceof Node.Mapping ? DocumentFields.of(value) : step;
        var named =
                value instanceof Node.Mapping
                        ? doc.text("by", "por")
                        : Optional.of(DocumentFields.text(value));
        var by = reporter(named.orElse(session.hand().who()));
        int round = round(doc);
        int table =
                doc.whole("table", "mesa")
                        .orElseGet(() -> by.isEmpty() ? 0 : gameOf(by, round).table());
        session.change(new ResultChange.Confirmed(round, table, by));
    }

    /** {@code concede: B} with a score, or as fields of the same step. */
    void concede(Node value, DocumentFields step) {
        var fields = value instanceof Node.Mapping ? DocumentFields.of(value) : step;
        var name =
                value instanceof Node.Mapping
                        ? fields.text("who", "quien")
                        : step.text("concede", "rendición", "se rinde");
        var who = session.id(name.orElseThrow(() -> new BadFile(fields.place(), "missing", "who")));
        int round = round(fields);
        var game = gameOf(who, round);
        var written = fields.get("game", "score", "partida", "report");
        boolean award = session.event().options().concession() == EventOptions.Concession.AWARD;
        ResultSheet sheet = null;
        if (written.isPresent() && !award) sheet = sheet(line(written.get()), game);
        session.change(new ResultChange.Conceded(round, game.table(), who, sheet));
    }

    /** WC-REPORT-05: who, when and why stand in the log. */
    void correct(Node value, DocumentFields step) {
        var fields = value instanceof Node.Mapping ? DocumentFields.of(value) : step;
        int round = round(fields);
        for (var node :
                value instanceof Node.Mapping ? List.of(value) : DocumentFields.list(value)) {
            var line = line(node);
            var game = find(line, round);
            session.change(new ResultChange.Corrected(round, game.table(), sheet(line, game)));
        }
        session.recount(round);
    }

    void decide(DocumentFields doc) {
        var name = doc.text("who", "quien");
        var who = session.id(name.orElseThrow(() -> new BadFile(doc.place(), "missing", "who")));
        int round = round(doc);
        var had =
                session.event().shares(who, round).stream()
                        .filter(share -> share.round() == round)
                        .findFirst()
                        .orElseThrow(() -> new ChangeRefused("no-game", who, round));
        int tp = doc.whole("tp", "pt").orElse(had.tp());
        int vp = doc.whole("vp", "pv").orElse(had.vp());
        session.change(new ResultChange.Decided(round, who, tp, vp));
        session.recount(round);
    }

    private PairedGame gameOf(String who, int round) {
        return session.event()
                .round(round)
                .gameOf(who)
                .orElseThrow(() -> new ChangeRefused("no-game", who, round));
    }

    private PairedGame find(GameLine line, int round) {
        var found = session.event().round(round);
        if (line.a().isEmpty() || line.b().isEmpty())
            return found.atTable(line.table())
                    .orElseThrow(() -> new ChangeRefused("no-table", line.table(), round));
        var a = session.id(line.a());
        var b = session.id(line.b());
        var game = found.gameOf(a);
        if (game.isPresent() && game.get().has(b) && !a.equals(b)) return game.get();
        var pairs = new ArrayList<String>();
        for (var each : found.games()) pairs.add(each.a() + "–" + each.b());
        throw new ChangeRefused("not-paired", a, b, round, String.join(", ", pairs));
    }

    private ResultSheet sheet(GameLine line, PairedGame game) {
        boolean turned = !line.a().isEmpty() && !session.id(line.a()).equals(game.a());
        return turned
                ? new ResultSheet(line.scoreB(), line.scoreA(), line.byRound().reversed())
                : new ResultSheet(line.scoreA(), line.scoreB(), line.byRound());
    }
}
