package org.vexillum.tourneys.run;

import java.math.BigDecimal;
import java.util.ArrayList;
import java.util.List;
import org.vexillum.gamekit.FilePlace;
import org.vexillum.kernel.Nullable;
import org.vexillum.tourneys.pack.Pack;
import org.vexillum.tourneys.rating.Elo;
import org.vexillum.tourneys.text.TourneyMessages;

/** Answers as lines of text. */
public final class AnswerText {
    private final TourneyMessages say;

    public AnswerText(TourneyMessages say) {
        this.say = say;
    }

    public List<String> of(CaseAnswer answer) {
        var lines = new ArrayList<String>();
        if (!answer.name().isEmpty()) lines.add(answer.name());
        lines.addAll(
                switch (answer) {
                    case CaseAnswer.OfEvent event -> new EventText(event.session(), say).lines();
                    case CaseAnswer.OfGames games -> games(games);
                    case CaseAnswer.OfRounds rounds -> rounds(rounds);
                    case CaseAnswer.OfRatings ratings -> ratings(ratings);
                    case CaseAnswer.OfScaling scaling -> List.of(scaling(scaling));
                    case CaseAnswer.OfList list -> list(list);
                    case CaseAnswer.Refusal _, CaseAnswer.Unclear _ -> List.of();
                });
        return lines;
    }

    /** Why the answer is not what was asked for; empty if it is. */
    public String refusal(CaseAnswer answer) {
        return switch (answer) {
            case CaseAnswer.Refusal refusal ->
                    placed(refusal.place(), say.refusal(refusal.why(), refusal.pack()));
            case CaseAnswer.Unclear unclear -> of(unclear.why());
            case CaseAnswer.OfEvent event -> refusal(event.session());
            default -> "";
        };
    }

    private String refusal(EventSession session) {
        var unclear = session.unclear();
        if (unclear != null) return of(unclear);
        var refused = session.refused();
        if (refused == null) return "";
        return placed(session.where(), say.refusal(refused, session.event().pack()));
    }

    /** What cannot be understood in a file, and where. */
    public String of(BadFile bad) {
        return placed(bad.place(), bad.told(say));
    }

    private String placed(FilePlace place, String sentence) {
        if (place.line() == 0) return sentence;
        return place.path().isEmpty()
                ? say.it("file.at", place.line(), sentence)
                : say.it("file.at-path", place.line(), place.path(), sentence);
    }

    private List<String> games(CaseAnswer.OfGames games) {
        var lines = new ArrayList<String>();
        for (var game : games.games()) {
            lines.add(game(games, game));
            for (var doubt : game.doubts()) lines.add("! " + say.notice(doubt, games.pack()));
        }
        return lines;
    }

    private String game(CaseAnswer.OfGames games, CaseAnswer.Judged game) {
        var pack = games.pack();
        var a = game.outcome().a();
        var b = game.outcome().b();
        var line =
                say.it(
                        "report.game",
                        game.label(),
                        game.a() + " " + game.scoreA(),
                        game.b() + " " + game.scoreB(),
                        pack.total(),
                        a.vp() + "-" + b.vp(),
                        a.result().in(say.lang()) + " " + a.tp(),
                        pack.points(),
                        game.b(),
                        b.result().in(say.lang()),
                        b.tp());
        return TourneyMessages.cited(
                line.strip(), List.of(a.result().key(), b.result().key()), pack);
    }

    private List<String> rounds(CaseAnswer.OfRounds rounds) {
        var lines = new ArrayList<String>();
        lines.add(
                TourneyMessages.cited(
                        say.it(
                                "report.rounds",
                                rounds.participants(),
                                rounds.usual(),
                                rounds.pack().leastRounds(),
                                rounds.tables()),
                        List.of("usual-rounds", "few-rounds"),
                        rounds.pack()));
        if (rounds.chosen() != rounds.usual())
            lines.add(
                    TourneyMessages.cited(
                            say.it(
                                    "report.rounds-set",
                                    rounds.chosen(),
                                    rounds.pack().leastRounds()),
                            "chosen-rounds",
                            rounds.pack()));
        for (var notice : rounds.notices()) lines.add("! " + say.notice(notice, rounds.pack()));
        if (rounds.participants() % 2 != 0)
            lines.add(TourneyMessages.cited(say.it("report.odd"), "odd-field", rounds.pack()));
        return lines;
    }

    private List<String> ratings(CaseAnswer.OfRatings ratings) {
        var lines = new ArrayList<String>();
        for (var game : ratings.games()) lines.add(expected(game, ratings.pack()));
        for (var moved : ratings.ratings())
            lines.add(
                    TourneyMessages.cited(
                            say.it("report.shown-rating", moved(moved), Elo.shown(moved.after())),
                            List.of("new-rating", "shown-rating"),
                            ratings.pack()));
        return lines;
    }

    private String moved(CaseAnswer.Moved moved) {
        return say.it(
                "report.new-rating",
                moved.who(),
                moved.before(),
                AnswerJson.shown(moved.after(), 2),
                AnswerJson.shown(moved.after().subtract(moved.before()), 2));
    }

    private String expected(CaseAnswer.Expected game, Pack pack) {
        var scored = game.scored();
        var keys = scored == null ? List.of("expected") : List.of("expected", "actual");
        return TourneyMessages.cited(expected(game, scored), keys, pack);
    }

    private String expected(CaseAnswer.Expected game, @Nullable BigDecimal scored) {
        return say.it(
                scored == null ? "report.expectation" : "report.expected",
                game.who(),
                rating(game.own()),
                game.rival(),
                rating(game.theirs()),
                AnswerJson.shown(game.expected(), 6),
                scored == null ? "" : scored);
    }

    /** As it was given, or with the two decimals that are kept. */
    private static String rating(BigDecimal rating) {
        return rating.scale() <= 0 ? rating.toPlainString() : AnswerJson.shown(rating, 2);
    }

    private String scaling(CaseAnswer.OfScaling scaling) {
        var sentence =
                scaling.times() == scaling.games()
                        ? say.it("report.unscaled", scaling.vp())
                        : say.it(
                                "report.scaled",
                                scaling.vp(),
                                scaling.times(),
                                scaling.games(),
                                scaling.scaled());
        return TourneyMessages.cited(sentence, scaling.reason(), scaling.pack());
    }

    private List<String> list(CaseAnswer.OfList list) {
        var lines = new ArrayList<String>();
        lines.add(say.it(list.legal() ? "list.legal" : "list.illegal"));
        for (var finding : list.findings())
            lines.add(
                    (finding.illegal() ? "  ✗ " : "  · ")
                            + say.it("list." + finding.key(), finding.facts().toArray())
                            + (finding.rule().isEmpty() ? "" : " [" + finding.rule() + "]"));
        return lines;
    }
}
