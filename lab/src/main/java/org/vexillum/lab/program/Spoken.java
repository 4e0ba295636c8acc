package org.vexillum.lab.program;

import java.math.BigDecimal;
import java.util.LinkedHashMap;
import java.util.Map;
import org.vexillum.formats.OptionValues;
import org.vexillum.formats.json.Facts;
import org.vexillum.formats.regiments.TableFacts;
import org.vexillum.formats.regiments.TerrainFormat;
import org.vexillum.formats.regiments.force.ForceWriter;
import org.vexillum.kernel.Nullable;
import org.vexillum.kernel.Side;
import org.vexillum.kernel.geometry.Lengths;
import org.vexillum.kernel.referee.Choices;
import org.vexillum.kernel.referee.Question;
import org.vexillum.regiments.Regiments;
import org.vexillum.regiments.mission.Victory;
import org.vexillum.regiments.table.Battle;

/** What a program is told: that a game begins, a question, that the game is over. */
final class Spoken {
    /** Answers listed with a question. */
    static final int MOST = 500;

    private static final int SEEDS = 1 << 30;

    private Spoken() {}

    static Map<String, @Nullable Object> game(Battle battle, Side side, long seed) {
        var setting = battle.setting();
        var rules = new Regiments();
        var map = new LinkedHashMap<String, @Nullable Object>();
        map.put("say", "game");
        map.put("game", rules.name());
        map.put("ruleset", rules.version());
        map.put("side", Facts.value(side));
        map.put("seed", Math.floorMod(seed, SEEDS));
        map.put("width", new BigDecimal(Lengths.show(setting.width())));
        map.put("depth", new BigDecimal(Lengths.show(setting.depth())));
        map.put("terrain", setting.terrain().stream().map(TerrainFormat::write).toList());
        map.put("options", OptionValues.of(setting.options()));
        for (var each : Side.values()) map.put(each.name(), ForceWriter.tree(setting.force(each)));
        return map;
    }

    static <A> Map<String, @Nullable Object> question(
            int number,
            Battle battle,
            Side side,
            Question<Battle, A> question,
            Choices<A> choices) {
        var map = new LinkedHashMap<String, @Nullable Object>();
        map.put("say", "question");
        map.put("number", number);
        map.put("question", Facts.question(side, question));
        map.putAll(Facts.answers(question, choices, MOST));
        map.put("table", TableFacts.of(battle));
        return map;
    }

    static Map<String, @Nullable Object> over(Battle battle) {
        var map = new LinkedHashMap<String, @Nullable Object>();
        map.put("say", "over");
        map.put("winner", Facts.value(Victory.winner(battle)));
        return map;
    }
}
