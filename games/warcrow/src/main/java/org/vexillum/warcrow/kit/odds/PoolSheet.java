package org.vexillum.warcrow.kit.odds;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.vexillum.gamekit.odds.ChanceFacts;
import org.vexillum.gamekit.odds.OddsAnswer;
import org.vexillum.gamekit.odds.OddsChart;
import org.vexillum.gamekit.odds.OddsFigure;
import org.vexillum.gamekit.odds.OddsPage;
import org.vexillum.gamekit.odds.OddsWords;
import org.vexillum.gamekit.rules.Lang;
import org.vexillum.kernel.chance.NumberDistribution;
import org.vexillum.warcrow.kit.WarcrowKit;
import org.vexillum.warcrow.kit.position.PoolText;
import org.vexillum.warcrow.odds.PoolOdds;
import org.vexillum.warcrow.odds.TestOdds;
import org.vexillum.warcrow.table.Clock;

/** The exact odds of a pool. */
public record PoolSheet(PoolRequest request) implements OddsAnswer {
    private static final int AHEAD = 6;

    @Override
    public String attacker() {
        return PoolText.write(request.pool());
    }

    @Override
    public boolean idle() {
        return request.pool().size() == 0;
    }

    private PoolOdds odds() {
        return PoolOdds.of(request.pool(), request.elite(), request.frightened());
    }

    private NumberDistribution successes() {
        if (request.against().size() == 0) return odds().successes();
        return odds().successesAgainst(PoolOdds.of(request.against(), false, false));
    }

    private TestOdds test() {
        return TestOdds.of(successes(), request.needed(), request.stress());
    }

    private boolean tested() {
        return request.needed() != PoolRequest.NOTHING_NEEDED;
    }

    /** Turn by turn the chance that the token lies there (WC-FEAT-RIFT-06). */
    private Map<Integer, Double> turns() {
        var turns = new LinkedHashMap<Integer, Double>();
        var successes = successes();
        for (int n = 0; n <= successes.most(); n++)
            turns.merge(
                    Math.max(request.sealing(), request.sealing() + AHEAD - n),
                    successes.of(n),
                    Double::sum);
        return turns;
    }

    @Override
    public List<String> lines(Lang lang) {
        var words = OddsWords.of(WarcrowKit.ID, lang);
        var page = new OddsPage(words);
        page.line(words.say("pool", named(words)));
        changes(words, page);
        page.blank();
        var successes = successes();
        page.line(words.say("successes", words.number(successes.mean())));
        page.bars(successes);
        page.line("  " + page.atLeast(successes));
        symbols(words, page);
        if (tested()) test(words, page);
        if (request.sealing() > 0) sealing(words, page);
        return page.lines();
    }

    private String named(OddsWords words) {
        var dice = new ArrayList<String>();
        for (var die : request.pool().dice()) dice.add(words.say("die." + die.name()));
        return String.join(", ", dice);
    }

    private void changes(OddsWords words, OddsPage page) {
        if (request.elite()) page.line(words.say("elite"));
        if (request.frightened()) page.line(words.say("frightened"));
        if (request.against().size() > 0)
            page.line(words.say("against", PoolText.write(request.against())));
    }

    private void symbols(OddsWords words, OddsPage page) {
        if (odds().blocks().most() > 0)
            page.line(words.say("blocks", words.number(odds().blocks().mean())));
        if (odds().specials().most() > 0)
            page.line(words.say("specials", words.number(odds().specials().mean())));
    }

    private void test(OddsWords words, OddsPage page) {
        var test = test();
        page.blank();
        page.line(words.say("test", test.needed(), words.percent(test.plain())));
        if (request.stress())
            page.line(
                    words.say(
                            "stress", words.percent(test.stressed()), words.percent(test.taken())));
    }

    private void sealing(OddsWords words, OddsPage page) {
        page.blank();
        page.line(words.say("sealing", request.sealing()));
        turns().forEach((turn, chance) ->
                page.line(
                        words.say(
                                turn > Clock.last() ? "token.never" : "token",
                                turn,
                                words.percent(chance))));
    }

    @Override
    public List<OddsChart> charts(Lang lang) {
        var words = OddsWords.of(WarcrowKit.ID, lang);
        var charts = new ArrayList<OddsChart>();
        charts.add(new OddsChart(words.say("chart.successes"), successes()));
        if (odds().blocks().most() > 0)
            charts.add(new OddsChart(words.say("chart.blocks"), odds().blocks()));
        if (odds().specials().most() > 0)
            charts.add(new OddsChart(words.say("chart.specials"), odds().specials()));
        return charts;
    }

    @Override
    public List<OddsFigure> figures(Lang lang) {
        var words = OddsWords.of(WarcrowKit.ID, lang);
        var figures = new ArrayList<OddsFigure>();
        if (tested()) {
            figures.add(new OddsFigure(words.say("figure.test"), test().plain()));
            if (request.stress())
                figures.add(new OddsFigure(words.say("figure.stress"), test().stressed()));
        }
        if (request.sealing() > 0)
            turns().forEach((turn, chance) ->
                    figures.add(new OddsFigure(words.say("figure.token", turn), chance)));
        return figures;
    }

    @Override
    public Map<String, Object> facts() {
        var facts = new LinkedHashMap<String, Object>();
        facts.put("game", WarcrowKit.ID.id());
        facts.put("pool", PoolText.write(request.pool()));
        if (request.against().size() > 0) facts.put("against", PoolText.write(request.against()));
        facts.put("elite", request.elite());
        facts.put("frightened", request.frightened());
        facts.put("successes", ChanceFacts.of(successes()));
        facts.put("blocks", ChanceFacts.of(odds().blocks()));
        facts.put("specials", ChanceFacts.of(odds().specials()));
        if (tested()) facts.put("test", tests());
        if (request.sealing() > 0) facts.put("token", tokens());
        return facts;
    }

    private Map<String, Object> tests() {
        var test = test();
        var facts = new LinkedHashMap<String, Object>();
        facts.put("needed", test.needed());
        facts.put("passed", test.plain());
        if (request.stress()) {
            facts.put("passedWithStress", test.stressed());
            facts.put("stressTaken", test.taken());
            facts.put("bestChoice", "take stress exactly when one success is missing");
        }
        return facts;
    }

    private List<Map<String, Object>> tokens() {
        var facts = new ArrayList<Map<String, Object>>();
        turns().forEach((turn, chance) ->
                facts.add(
                        Map.of(
                                "turn", turn,
                                "chance", chance,
                                "activates", turn <= Clock.last())));
        return facts;
    }
}
