package org.vexillum.gamekit.odds;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.SequencedMap;
import org.vexillum.gamekit.rules.GameId;
import org.vexillum.gamekit.rules.Lang;
import org.vexillum.kernel.chance.NumberDistribution;

/**
 * Odds as some distributions and single chances, which the words of a game name.
 *
 * @param head the key of the first line, and what it mentions
 * @param charts by the key of their names
 * @param figures likewise
 */
public record PlainOdds(
        GameId game,
        String attacker,
        List<String> head,
        SequencedMap<String, NumberDistribution> charts,
        SequencedMap<String, Double> figures)
        implements OddsAnswer {
    @Override
    public boolean idle() {
        return charts.isEmpty();
    }

    @Override
    public List<String> lines(Lang lang) {
        var words = OddsWords.of(game, lang);
        var page = new OddsPage(words);
        page.line(words.say(head.getFirst(), head.subList(1, head.size()).toArray()));
        charts.forEach((key, chance) -> {
            page.blank();
            page.line(words.say("chart." + key) + ": " + words.number(chance.mean()));
            page.bars(chance);
        });
        page.blank();
        figures.forEach((key, chance) -> page.chance("figure." + key, chance));
        return page.lines();
    }

    @Override
    public List<OddsChart> charts(Lang lang) {
        var words = OddsWords.of(game, lang);
        var all = new ArrayList<OddsChart>();
        charts.forEach((key, chance) -> all.add(new OddsChart(words.say("chart." + key), chance)));
        return all;
    }

    @Override
    public List<OddsFigure> figures(Lang lang) {
        var words = OddsWords.of(game, lang);
        var all = new ArrayList<OddsFigure>();
        figures.forEach(
                (key, chance) -> all.add(new OddsFigure(words.say("figure." + key), chance)));
        return all;
    }

    @Override
    public Map<String, Object> facts() {
        var facts = new LinkedHashMap<String, Object>();
        facts.put("game", game.id());
        facts.put("attacker", attacker);
        charts.forEach((key, chance) -> facts.put(key, ChanceFacts.of(chance)));
        facts.putAll(figures);
        return facts;
    }
}
