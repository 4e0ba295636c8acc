package org.vexillum.tourneys.run;

import java.math.BigDecimal;
import java.math.RoundingMode;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.SequencedMap;
import org.vexillum.kernel.Nullable;
import org.vexillum.tourneys.pack.GamePoints;
import org.vexillum.tourneys.text.TourneyMessages;

/** Answers as plain values, for programs. */
public final class AnswerJson {
    private final TourneyMessages say;

    private AnswerJson(TourneyMessages say) {
        this.say = say;
    }

    /** One answer by itself, several as a list. */
    public static Object of(List<CaseAnswer> answers, TourneyMessages say) {
        var all = answers.stream().map(answer -> of(answer, say)).toList();
        return all.size() == 1 ? all.getFirst() : all;
    }

    static SequencedMap<String, @Nullable Object> of(CaseAnswer answer, TourneyMessages say) {
        var json = new LinkedHashMap<String, @Nullable Object>();
        if (!answer.name().isEmpty()) json.put("case", answer.name());
        json.putAll(new AnswerJson(say).fields(answer));
        return json;
    }

    private Map<String, @Nullable Object> fields(CaseAnswer answer) {
        return switch (answer) {
            case CaseAnswer.OfEvent event -> new EventJson(event.session(), say).of();
            case CaseAnswer.OfGames games ->
                    map("games", games.games().stream().map(each -> game(games, each)).toList());
            case CaseAnswer.OfRounds rounds ->
                    map(
                            "participants",
                            rounds.participants(),
                            "rounds",
                            rounds.chosen(),
                            "usual",
                            rounds.usual(),
                            "tables",
                            rounds.tables(),
                            "bye",
                            rounds.participants() % 2 != 0,
                            "notices",
                            rounds.notices().stream()
                                    .map(each -> say.notice(each, rounds.pack()))
                                    .toList(),
                            "rules",
                            rounds.pack().cite(List.of("usual-rounds", "few-rounds")));
            case CaseAnswer.OfRatings ratings -> ratings(ratings);
            case CaseAnswer.OfScaling scaling ->
                    map(
                            "scored",
                            scaling.vp(),
                            "vp",
                            scaling.scaled(),
                            "rules",
                            scaling.pack().cite(List.of(scaling.reason())));
            case CaseAnswer.OfList list -> list(list);
            case CaseAnswer.Refusal refusal ->
                    map(
                            "refused",
                            map(
                                    "key",
                                    refusal.why().key(),
                                    "rule",
                                    refusal.pack().cite(refusal.why().key()),
                                    "text",
                                    say.refusal(refusal.why(), refusal.pack())));
            case CaseAnswer.Unclear unclear -> map("refused", unclear(unclear.why(), say));
        };
    }

    /** What was not understood: as a refusal, without a rule. */
    static Map<String, @Nullable Object> unclear(BadFile bad, TourneyMessages say) {
        return map("key", bad.key(), "text", bad.told(say), "line", bad.place().line());
    }

    private static Map<String, @Nullable Object> map(Object... namesAndValues) {
        var map = new LinkedHashMap<String, @Nullable Object>();
        for (int i = 0; i < namesAndValues.length; i += 2)
            map.put((String) namesAndValues[i], namesAndValues[i + 1]);
        return map;
    }

    private Map<String, @Nullable Object> game(CaseAnswer.OfGames games, CaseAnswer.Judged game) {
        var json = map();
        if (!game.label().isEmpty()) json.put("game", game.label());
        json.put("a", half(game.a(), game.scoreA(), game.outcome().a()));
        json.put("b", half(game.b(), game.scoreB(), game.outcome().b()));
        var results = List.of(game.outcome().a().result().key(), game.outcome().b().result().key());
        json.put("rules", games.pack().cite(results));
        if (!game.doubts().isEmpty())
            json.put(
                    "notices",
                    game.doubts().stream().map(each -> say.notice(each, games.pack())).toList());
        return json;
    }

    private Map<String, @Nullable Object> half(String who, String score, GamePoints.Half half) {
        return map(
                "who",
                who,
                "score",
                score,
                "vp",
                half.vp(),
                "tp",
                half.tp(),
                "result",
                half.result().key(),
                "resultName",
                half.result().in(say.lang()));
    }

    private static Map<String, @Nullable Object> ratings(CaseAnswer.OfRatings answer) {
        var expected = answer.games().stream().map(AnswerJson::side).toList();
        var ratings = new LinkedHashMap<String, @Nullable Object>();
        for (var moved : answer.ratings()) ratings.put(moved.who(), shown(moved.after(), 2));
        var rules = answer.pack().cite(List.of("expected", "actual", "new-rating"));
        return map("games", expected, "ratings", ratings, "rules", rules);
    }

    private static Map<String, @Nullable Object> side(CaseAnswer.Expected side) {
        var json =
                map(
                        "who",
                        side.who(),
                        "rival",
                        side.rival(),
                        "expected",
                        shown(side.expected(), 6));
        var scored = side.scored();
        if (scored != null) json.put("scored", scored.toPlainString());
        return json;
    }

    static String shown(BigDecimal number, int decimals) {
        return number.setScale(decimals, RoundingMode.HALF_UP).toPlainString();
    }

    private Map<String, @Nullable Object> list(CaseAnswer.OfList list) {
        var findings =
                list.findings().stream()
                        .map(each ->
                                map(
                                        "illegal",
                                        each.illegal(),
                                        "key",
                                        each.key(),
                                        "rule",
                                        each.rule(),
                                        "text",
                                        say.it("list." + each.key(), each.facts().toArray())))
                        .toList();
        return map("legal", list.legal(), "findings", findings);
    }
}
