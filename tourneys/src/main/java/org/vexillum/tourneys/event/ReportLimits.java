package org.vexillum.tourneys.event;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.IntStream;
import org.vexillum.tourneys.pack.CompanyScore;
import org.vexillum.tourneys.pack.Pack;
import org.vexillum.tourneys.pack.Theme;

/** What a report can say. WC-REPORT-02 */
public final class ReportLimits {
    private static final int GAME_ROUNDS = 3;

    private ReportLimits() {}

    /** Refused if no game can give such numbers. */
    static void check(EventState event, ResultSheet sheet) {
        check(event, sheet.a());
        check(event, sheet.b());
    }

    private static void check(EventState event, CompanyScore score) {
        var parts = event.pack.parts();
        if (score.parts().size() != parts.size())
            throw new ChangeRefused("parts", score, parts.size(), names(event));
        for (int i = 0; i < parts.size(); i++) {
            int value = score.parts().get(i);
            if (value < 0 || value > parts.get(i).most())
                throw new ChangeRefused(
                        "out-of-range", value, parts.get(i).name(), parts.get(i).most());
        }
    }

    private static String names(EventState event) {
        return String.join("/", event.pack.parts().stream().map(part -> part.name().es()).toList());
    }

    /** Warns of numbers that the adventure played cannot give. */
    static void doubt(EventState event, int round, PairedGame game, ResultSheet sheet) {
        doubts(event.pack, event.adventure(round), game.a, game.b, sheet)
                .forEach(event.notices::add);
    }

    /** What is to be said of a game with these numbers in an adventure. */
    public static List<Notice> doubts(
            Pack pack, Adventure adventure, String a, String b, ResultSheet sheet) {
        var doubts = new ArrayList<Notice>();
        for (var feat : pack.feats())
            if (named(feat, adventure.feat())
                    && !feat.allows(part(sheet.a(), 1), part(sheet.b(), 1)))
                doubts.add(Notice.of("impossible-feat", a, b, feat.name(), numbers(sheet, 1)));
        for (var scenario : pack.scenarios())
            if (named(scenario, adventure.scenario())) {
                var key = doubt(sheet, scenario);
                if (!key.isEmpty())
                    doubts.add(Notice.of(key, a, b, scenario.name(), numbers(sheet, 0)));
            }
        return doubts;
    }

    /** WC-FORMAT-08: a game that ran out of time has fewer rounds. */
    private static String doubt(ResultSheet sheet, Theme scenario) {
        int one = part(sheet.a(), 0);
        int other = part(sheet.b(), 0);
        if (scenario.allows(one, other, GAME_ROUNDS)) return "";
        boolean unfinished =
                IntStream.range(0, GAME_ROUNDS)
                        .anyMatch(rounds -> scenario.allows(one, other, rounds));
        return unfinished ? "unfinished-scenario" : "impossible-scenario";
    }

    private static boolean named(Theme theme, String key) {
        return theme.name().key().equals(key);
    }

    private static int part(CompanyScore score, int part) {
        return score.parts().get(part);
    }

    private static String numbers(ResultSheet sheet, int part) {
        return part(sheet.a(), part) + "-" + part(sheet.b(), part);
    }
}
