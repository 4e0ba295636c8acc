package org.vexillum.tourneys.run;

import java.math.BigDecimal;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.vexillum.tourneys.event.Event;
import org.vexillum.tourneys.event.Game;
import org.vexillum.tourneys.event.Logged;
import org.vexillum.tourneys.event.Member;
import org.vexillum.tourneys.event.Result;
import org.vexillum.tourneys.event.Round;
import org.vexillum.tourneys.event.Share;
import org.vexillum.tourneys.pack.Name;
import org.vexillum.tourneys.rating.Elo;
import org.vexillum.tourneys.standing.Standing;
import org.vexillum.tourneys.standing.Standings;
import org.vexillum.tourneys.standing.Why;
import org.vexillum.tourneys.text.CertificateText;
import org.vexillum.tourneys.text.ChangeText;
import org.vexillum.tourneys.text.Say;
import org.vexillum.tourneys.text.TextTable;

/** An event as lines of text. */
public final class EventText {
    private final Session session;
    private final Event event;
    private final Say say;
    private final List<String> lines = new ArrayList<>();

    public EventText(Session session, Say say) {
        this.session = session;
        this.event = session.event();
        this.say = say;
    }

    public List<String> lines() {
        lines.clear();
        var settings = event.settings();
        lines.add(
                (settings.name().isEmpty() ? "" : settings.name() + ": ")
                        + say.it(
                                "report.event",
                                event.pack().name(),
                                Standings.after(event, event.lastRound()).lines().size(),
                                event.plannedRounds()));
        boolean begun = event.rounds().isEmpty() || event.roundsBefore() > 0;
        if (begun) standings(Standings.after(event, event.roundsBefore()));
        event.rounds().forEach(this::round);
        penalties();
        if (event.over() || event.closed()) finals();
        log();
        for (var notice : event.notices()) lines.add("! " + say.notice(notice, event.pack()));
        var unrated = session.unrated();
        if (!unrated.isEmpty())
            lines.add("! " + Say.cited(say.it("notice." + unrated), unrated, event.pack()));
        return List.copyOf(lines);
    }

    private void round(Round round) {
        blank();
        lines.add(say.it("report.round", round.number()));
        adventure(round.number());
        for (var game : round.games()) lines.add("  " + game(round, game));
        var bye = event.pack().bye();
        if (!round.bye().isEmpty())
            lines.add(
                    Say.cited(
                            "  "
                                    + say.it(
                                            "report.bye",
                                            name(round.bye()),
                                            bye.tp(),
                                            event.pack().points(),
                                            bye.vp(),
                                            event.pack().total()),
                            "bye-points",
                            event.pack()));
        for (var line : new CertificateText(say, event).of(round)) lines.add("  · " + line);
        var standings = session.snapshots().get(round.number());
        if (standings != null) standings(standings);
        for (var asked : session.asked()) if (asked.round() == round.number()) standings(asked);
    }

    private void adventure(int round) {
        var adventure = event.adventure(round);
        if (adventure.scenario().isEmpty() && adventure.feat().isEmpty()) return;
        lines.add(
                "  "
                        + say.it(
                                "report.adventure",
                                theme(adventure.scenario()),
                                theme(adventure.feat())));
    }

    private Object theme(String key) {
        for (var themes : List.of(event.pack().scenarios(), event.pack().feats()))
            for (var theme : themes) if (theme.name().key().equals(key)) return theme.name();
        return "-";
    }

    private String name(String id) {
        return event.member(id).entrant().name();
    }

    private String game(Round round, Game game) {
        var text =
                say.it("report.table", game.table())
                        + ": "
                        + name(game.a())
                        + " – "
                        + name(game.b());
        if (game.rematch()) text += " (" + say.it("report.again") + ")";
        var result = game.result();
        if (result == null) return text;
        for (var absent : result.absent())
            text += "; " + say.it(missing(game, result, absent), name(absent));
        if (!game.conceded().isEmpty())
            text += "; " + say.it("report.gave-up", name(game.conceded()));
        for (var who : game.decisions().keySet())
            text += "; " + say.it("report.decided", name(who));
        var a = share(round, game.a());
        var b = share(round, game.b());
        var reasons = new ArrayList<>(List.of(reason(a), reason(b)));
        reasons.addAll(ending(game, result));
        return Say.cited(text + ": " + side(a) + " / " + side(b), reasons, event.pack());
    }

    private static String missing(Game game, Result result, String who) {
        if (result.kind() == Result.Kind.AWARDED) return "report.gave-up";
        return game.losses().contains(who) ? "report.lost" : "report.noShow";
    }

    /** The keys of the rules by which a game ended without being played to its end. */
    private static List<String> ending(Game game, Result result) {
        var keys = new ArrayList<String>();
        boolean awarded = result.kind() == Result.Kind.AWARDED;
        if (awarded || !game.conceded().isEmpty()) keys.add("gave-up");
        if (!game.decisions().isEmpty()) keys.add("decided");
        if (!game.losses().isEmpty()) keys.add("game-loss");
        if (!awarded && !result.absent().isEmpty()) keys.add("no-show");
        return keys;
    }

    private Share share(Round round, String who) {
        return event.shares(who, round.number()).stream()
                .filter(each -> each.round() == round.number())
                .findFirst()
                .orElseThrow();
    }

    /** The key of the rule behind the points. */
    private static String reason(Share share) {
        var result = share.result();
        return share.bye() ? "bye-points" : result == null ? "" : result.key();
    }

    private String side(Share share) {
        return (share.played() ? share.score() + " = " : "")
                + share.vp()
                + " "
                + in(event.pack().total())
                + ", "
                + result(share)
                + share.tp()
                + " "
                + in(event.pack().points());
    }

    private String result(Share share) {
        var result = share.result();
        return result == null ? "" : in(result) + " ";
    }

    private String in(Name name) {
        return name.in(say.lang());
    }

    private void standings(Standings standings) {
        blank();
        lines.add(
                Say.cited(
                        standings.last()
                                ? say.it("report.final")
                                : say.it(
                                        under(standings)
                                                ? "report.standings-so-far"
                                                : "report.standings",
                                        standings.round()),
                        standings.last() ? "final-standings" : "standings",
                        event.pack()));
        var ratings = session.ratings(standings.round());
        var table = new TextTable();
        table.row(
                say.it("report.place"),
                say.it("report.company"),
                in(event.pack().points()),
                in(event.pack().total()),
                say.it("report.conceded"),
                say.it("report.games"),
                say.it("report.byes"),
                say.it("report.lot"),
                say.it("report.rating"),
                say.it("report.faction"),
                say.it("report.rivals"));
        for (var line : standings.lines()) table.row(cells(line, ratings));
        for (var line : table.lines()) lines.add("  " + line);
    }

    private boolean under(Standings standings) {
        return session.asked().contains(standings);
    }

    private String[] cells(Standing line, Map<String, BigDecimal> ratings) {
        var rating = ratings.get(line.id());
        return new String[] {
            line.place() == 0 ? "-" : String.valueOf(line.place()),
            line.entrant().name() + status(line),
            String.valueOf(line.tp()),
            line.vp() + (line.vp() == line.scored() ? "" : " (" + line.scored() + ")"),
            String.valueOf(line.conceded()),
            String.valueOf(line.games()),
            String.valueOf(line.byes()),
            String.valueOf(line.lot()),
            rating == null ? "-" : Elo.shown(rating),
            line.entrant().faction(),
            String.join(" ", line.rivals())
        };
    }

    private String status(Standing line) {
        return switch (line.status()) {
            case DROPPED -> " (" + say.it("report.dropped") + ")";
            case DISQUALIFIED -> " (" + say.it("report.disqualified") + ")";
            default -> "";
        };
    }

    private void penalties() {
        for (var penalty : event.penalties())
            lines.add(
                    Say.cited(
                            say.it(
                                    "report.penalty",
                                    name(penalty.who()),
                                    penalty.round(),
                                    say.it("report.penalty." + penalty.kind(), penalty.amount())),
                            penalty.kind().cited(),
                            event.pack()));
        var waiting =
                event.members().stream()
                        .filter(member -> member.status() == Member.Status.WAITING)
                        .map(Member::id)
                        .toList();
        if (!waiting.isEmpty()) lines.add(say.it("report.waiting", String.join(", ", waiting)));
    }

    private void finals() {
        var standings = Standings.last(event);
        standings(standings);
        var why = new Why(standings, say);
        for (var line : standings.lines())
            lines.add(
                    "  · "
                            + String.join(
                                    " ",
                                    why.of(line.id())
                                            .subList(0, Math.min(2, why.of(line.id()).size()))));
    }

    private void log() {
        var voided = session.tourney().voided();
        var told =
                session.tourney().log().stream()
                        .filter(EventText::reasoned)
                        .filter(entry -> !voided.contains(entry.number()))
                        .toList();
        if (told.isEmpty()) return;
        blank();
        lines.add(say.it("report.log"));
        var words = new ChangeText(say, event.pack());
        for (var entry : told)
            lines.add(
                    "  "
                            + entry.number()
                            + ". "
                            + (entry.by().who() + " " + entry.by().when()).strip()
                            + ": "
                            + entry.by().why()
                            + " · "
                            + words.of(entry.change()));
    }

    private static boolean reasoned(Logged entry) {
        return !entry.by().why().isEmpty();
    }

    private void blank() {
        lines.add("");
    }
}
