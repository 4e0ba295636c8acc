package org.vexillum.tourneys.event;

import java.util.stream.IntStream;
import org.vexillum.tourneys.pack.Name;
import org.vexillum.tourneys.pack.Score;
import org.vexillum.tourneys.pack.Theme;

/** What a report can say. WC-REPORT-02 */
final class Limits {
    private static final int GAME_ROUNDS = 3;

    private Limits() {}

    /** Refused if no game can give such numbers. */
    static void check(Event event, Sheet sheet) {
        check(event, sheet.a());
        check(event, sheet.b());
    }

    private static void check(Event event, Score score) {
        var parts = event.pack.parts();
        if (score.parts().size() != parts.size())
            throw new Refused("parts", score, parts.size(), names(event));
        for (int i = 0; i < parts.size(); i++) {
            int value = score.parts().get(i);
            if (value < 0 || value > parts.get(i).most())
                throw new Refused("out-of-range", value, parts.get(i).name(), parts.get(i).most());
        }
    }

    private static String names(Event event) {
        return String.join("/", event.pack.parts().stream().map(part -> part.name().es()).toList());
    }

    /** Warns of numbers that the adventure played cannot give. */
    static void doubt(Event event, int round, Game game, Sheet sheet) {
        var adventure = event.adventure(round);
        for (var feat : event.pack.feats())
            if (named(feat, adventure.feat())
                    && !feat.allows(part(sheet.a(), 1), part(sheet.b(), 1)))
                warn(event, "impossible-feat", game, feat.name(), sheet, 1);
        for (var scenario : event.pack.scenarios())
            if (named(scenario, adventure.scenario())) doubt(event, game, sheet, scenario);
    }

    /** WC-FORMAT-08: a game that ran out of time has fewer rounds. */
    private static void doubt(Event event, Game game, Sheet sheet, Theme scenario) {
        int one = part(sheet.a(), 0);
        int other = part(sheet.b(), 0);
        if (scenario.allows(one, other, GAME_ROUNDS)) return;
        boolean unfinished =
                IntStream.range(0, GAME_ROUNDS)
                        .anyMatch(rounds -> scenario.allows(one, other, rounds));
        var key = unfinished ? "unfinished-scenario" : "impossible-scenario";
        warn(event, key, game, scenario.name(), sheet, 0);
    }

    private static boolean named(Theme theme, String key) {
        return theme.name().key().equals(key);
    }

    private static int part(Score score, int part) {
        return score.parts().get(part);
    }

    private static void warn(Event event, String key, Game game, Name name, Sheet sheet, int part) {
        var numbers = part(sheet.a(), part) + "-" + part(sheet.b(), part);
        event.warn(key, game.a, game.b, name, numbers);
    }
}
