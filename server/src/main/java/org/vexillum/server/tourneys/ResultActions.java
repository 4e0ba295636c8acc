package org.vexillum.server.tourneys;

import java.util.List;
import java.util.Optional;
import org.vexillum.gamekit.desk.RequestRefused;
import org.vexillum.kernel.Side;
import org.vexillum.server.play.MatchPoints;
import org.vexillum.tourneys.event.EventOptions.Concession;
import org.vexillum.tourneys.event.GameResult;
import org.vexillum.tourneys.event.LinkedMatch;
import org.vexillum.tourneys.event.PairedGame;
import org.vexillum.tourneys.event.ResultChange;
import org.vexillum.tourneys.event.ResultSheet;

/** Deeds by which games get their results. */
final class ResultActions {
    private ResultActions() {}

    static void report(EventRequest job) {
        var game = job.game();
        var sheet = job.body().flag("match") ? sheetOfMatch(job, game) : job.sheet();
        if (job.player() && game.has(job.self()) && settled(game, sheet)) return; // sent twice
        job.change(new ResultChange.Reported(job.round(), game.table(), job.self(), sheet));
    }

    private static boolean settled(PairedGame game, ResultSheet sheet) {
        var result = game.result();
        return result != null
                && result.kind() == GameResult.Kind.PLAYED
                && result.a().equals(sheet.a())
                && result.b().equals(sheet.b());
    }

    private static ResultSheet sheetOfMatch(EventRequest job, PairedGame game) {
        int parts = job.event().pack().parts().size();
        var numbers = numbers(game.played(), job.played(), parts);
        if (!numbers.isEmpty()) return job.sheet(numbers);
        if (!over(game.played(), job.played())) throw RequestRefused.late("match-not-over");
        throw new org.vexillum.tourneys.event.ChangeRefused("concession-score", loser(job, game));
    }

    static boolean over(LinkedMatch here, EventRequest.Played played) {
        return played.tally(here.match()).filter(MatchPoints::over).isPresent();
    }

    private static String loser(EventRequest job, PairedGame game) {
        var winner = job.played().tally(game.played().match()).map(MatchPoints::winner);
        boolean first = winner.map(Side::name).equals(Optional.of(game.played().side()));
        return first ? game.b() : game.a();
    }

    /**
     * What a match on our own table gave, in the order of the pair; nothing until it is counted.
     */
    static List<Integer> numbers(LinkedMatch here, EventRequest.Played played, int parts) {
        return played.tally(here.match())
                .filter(tally -> tally.over() && tally.fits(parts) && tally.counted(parts))
                .map(tally -> tally.numbers(parts, Side.valueOf(here.side())))
                .orElse(List.of());
    }

    static void confirm(EventRequest job) {
        var game = job.game();
        var report = game.reports().values().stream().findFirst();
        if (job.body().has("scores")) {
            var seen = job.sheet();
            if (report.isPresent() && !job.sheet(numbers(report.get())).equals(seen))
                throw RequestRefused.late("report-changed");
        }
        boolean ours = job.self().isEmpty() || game.has(job.self());
        if (ours && report.isPresent() && settled(game, report.get())) return; // sent twice
        job.change(new ResultChange.Confirmed(job.round(), game.table(), job.self()));
    }

    static List<Integer> numbers(ResultSheet sheet) {
        var numbers = new java.util.ArrayList<>(sheet.a().parts());
        numbers.addAll(sheet.b().parts());
        return numbers;
    }

    static void accept(EventRequest job) {
        if (job.body().has("table")) confirm(job);
        else job.change(new ResultChange.AllAccepted(job.round()));
    }

    static void noShow(EventRequest job) {
        var who = job.several(List.of());
        for (var each : who) mustBeOpen(job, job.gameOf(each));
        job.change(new ResultChange.Absent(job.round(), who));
    }

    static void mustBeOpen(EventRequest job, PairedGame game) {
        if (game.done())
            throw new org.vexillum.tourneys.event.ChangeRefused(
                    "reported-already", game.a(), game.b(), job.round());
    }

    /** A player's own count of a game given up is confirmed by the rival, as any report. */
    static void concede(EventRequest job) {
        var who = job.who();
        var game = job.gameOf(who);
        boolean award = job.event().options().concession() == Concession.AWARD;
        if (award) job.change(new ResultChange.Conceded(job.round(), game.table(), who, null));
        else if (!job.body().has("scores"))
            throw new org.vexillum.tourneys.event.ChangeRefused("concession-score", who);
        else if (job.player()) report(job);
        else job.change(new ResultChange.Conceded(job.round(), game.table(), who, job.sheet()));
    }

    static void match(EventRequest job) {
        var game = job.game();
        if (job.player() && !game.has(job.self()))
            throw new org.vexillum.tourneys.event.ChangeRefused(
                    "other-table", job.self(), game.table());
        var match = job.body().text("match");
        if (match.isEmpty()) {
            job.change(new ResultChange.PlacedHere(job.round(), game.table(), LinkedMatch.NOT));
            return;
        }
        if (!job.played().give(match)) throw RequestRefused.unknown("match-not-given");
        var tally = job.played().tally(match).orElseThrow(() -> RequestRefused.unknown("no-match"));
        if (!tally.fits(job.event().pack().parts().size()))
            throw RequestRefused.late("match-other-pack");
        var side = job.body().oneOf("side", "A", "B");
        job.change(
                new ResultChange.PlacedHere(
                        job.round(), game.table(), new LinkedMatch(match, side)));
    }
}
