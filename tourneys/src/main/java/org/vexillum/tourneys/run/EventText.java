package org.vexillum.tourneys.run;

import java.math.BigDecimal;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.vexillum.tourneys.event.EntrantState;
import org.vexillum.tourneys.event.EventState;
import org.vexillum.tourneys.event.GameResult;
import org.vexillum.tourneys.event.LoggedChange;
import org.vexillum.tourneys.event.PairedGame;
import org.vexillum.tourneys.event.Round;
import org.vexillum.tourneys.event.RoundShare;
import org.vexillum.tourneys.pack.PackName;
import org.vexillum.tourneys.rating.Elo;
import org.vexillum.tourneys.standing.PlaceExplanation;
import org.vexillum.tourneys.standing.Standings;
import org.vexillum.tourneys.standing.StandingsLine;
import org.vexillum.tourneys.text.CertificateText;
import org.vexillum.tourneys.text.ChangeText;
import org.vexillum.tourneys.text.TextTable;
import org.vexillum.tourneys.text.TourneyMessages;

/** An event as lines of text. */
public final class EventText {
    private final EventSession session;
    private final EventState event;
    private final TourneyMessages say;
    private final List<String> lines = new ArrayList<>();

    public EventText(EventSession session, TourneyMessages say) {
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
            lines.add(
                    "! "
                            + TourneyMessages.cited(
                                    say.it("notice." + unrated), unrated, event.pack()));
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
                    TourneyMessages.cited(
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

    private String game(Round round, PairedGame game) {
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
        return TourneyMessages.cited(
                text + ": " + side(a) + " / " + side(b), reasons, event.pack());
    }

    private static String missing(PairedGame game, GameResult result, String who) {
        if (result.kind() == GameResult.Kind.AWARDED) return "report.gave-up";
        return game.losses().contains(who) ? "report.lost" : "report.noShow";
    }

    /** The keys of the rules by which a game ended without being played to its end. */
    private static List<String> ending(PairedGame game, GameResult result) {
        var keys = new ArrayList<String>();
        boolean awarded = result.kind() == GameResult.Kind.AWARDED;
        if (awarded || !game.conceded().isEmpty()) keys.add("gave-up");
        if (!game.decisions().isEmpty()) keys.add("decided");
        if (!game.losses().isEmpty()) keys.add("game-loss");
        if (!awarded && !result.absent().isEmpty()) keys.add("no-show");
        return keys;
    }

    private RoundShare share(Round round, String who) {
        return event.shares(who, round.number()).stream()
                .filter(each -> each.round() == round.number())
                .findFirst()
                .orElseThrow();
    }

    /** The key of the rule behind the points. */
    private static String reason(RoundShare share) {
        var result = share.result();
        return share.bye() ? "bye-points" : result == null ? "" : result.key();
    }

    private String side(RoundShare share) {
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

    private String result(RoundShare share) {
        var result = share.result();
        return result == null ? "" : in(result) + " ";
    }

    private String in(PackName name) {
        return name.in(say.lang());
    }

    private void standings(Standings standings) {
        blank();
        lines.add(
                TourneyMessages.cited(
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

    private String[] cells(StandingsLine line, Map<String, BigDecimal> ratings) {
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

    private String status(StandingsLine line) {
        return switch (line.status()) {
            case DROPPED -> " (" + say.it("report.dropped") + ")";
            case DISQUALIFIED -> " (" + say.it("report.disqualified") + ")";
            default -> "";
        };
    }

    private void penalties() {
        for (var penalty : event.penalties())
            lines.add(
                    TourneyMessages.cited(
                            say.it(
                                    "report.penalty",
                                    name(penalty.who()),
                                    penalty.round(),
                                    say.it("report.penalty." + penalty.kind(), penalty.amount())),
                            penalty.kind().cited(),
                            event.pack()));
        var waiting =
                event.members().stream()
                        .filter(member -> member.status() == EntrantState.Status.WAITING)
                        .map(EntrantState::id)
                        .toList();
        if (!waiting.isEmpty()) lines.add(say.it("report.waiting", String.join(", ", waiting)));
    }

    private void finals() {
        var standings = Standings.last(event);
        standings(standings);
        var why = new PlaceExplanation(standings, say);
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

    private static boolean reasoned(LoggedChange entry) {
        return !entry.by().why().isEmpty();
    }

    private void blank() {
        lines.add("");
    }
}
