package org.vexillum.lab.program;

import java.util.LinkedHashMap;
import java.util.Locale;
import java.util.Map;
import org.vexillum.gamekit.Kits;
import org.vexillum.gamekit.journal.GameVersion;
import org.vexillum.gamekit.json.Facts;
import org.vexillum.kernel.Nullable;
import org.vexillum.kernel.Side;
import org.vexillum.kernel.match.Table;
import org.vexillum.kernel.referee.Choices;
import org.vexillum.kernel.referee.Question;

/** What a program is told: that a game begins, a question, that the game is over. */
final class ProgramMessages {
    /** Answers listed with a question. */
    static final int MOST = 500;

    private static final int SEEDS = 1 << 30;

    private ProgramMessages() {}

    static <T extends Table<T>> Map<String, @Nullable Object> game(T table, Side side, long seed) {
        var title = GameVersion.of(table);
        var map = new LinkedHashMap<String, @Nullable Object>();
        map.put("say", "game");
        map.put("game", title.game().name());
        map.put("ruleset", title.game().version());
        map.put("side", Facts.value(side));
        map.put("seed", Math.floorMod(seed, SEEDS));
        var setting = title.setting(table);
        setting.forEach((name, value) -> map.put(named(name), value));
        return map;
    }

    /** A program tells the forces apart by their sides. */
    private static String named(String field) {
        return field.length() == 1 ? field.toUpperCase(Locale.ROOT) : field;
    }

    static <T extends Table<T>, A> Map<String, @Nullable Object> question(
            int number, T table, Side side, Question<T, A> question, Choices<A> choices) {
        var map = new LinkedHashMap<String, @Nullable Object>();
        map.put("say", "question");
        map.put("number", number);
        map.put("question", Facts.question(side, question));
        map.putAll(Facts.answers(question, choices, MOST));
        map.put("table", Kits.of(table).facts(table, side));
        return map;
    }

    static Map<String, @Nullable Object> over(Table<?> table) {
        var map = new LinkedHashMap<String, @Nullable Object>();
        map.put("say", "over");
        map.put("winner", Facts.value(Kits.of(table).winner(table)));
        return map;
    }
}
