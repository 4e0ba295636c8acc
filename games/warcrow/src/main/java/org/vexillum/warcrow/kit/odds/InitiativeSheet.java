package org.vexillum.warcrow.kit.odds;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.vexillum.gamekit.odds.OddsAnswer;
import org.vexillum.gamekit.odds.OddsChart;
import org.vexillum.gamekit.odds.OddsFigure;
import org.vexillum.gamekit.odds.OddsWords;
import org.vexillum.gamekit.rules.Lang;
import org.vexillum.warcrow.kit.WarcrowKit;
import org.vexillum.warcrow.odds.InitiativeOdds;

/** The odds of the initiative roll by the command of both companies. */
public record InitiativeSheet(int a, int b) implements OddsAnswer {
    @Override
    public String attacker() {
        return "A";
    }

    @Override
    public boolean idle() {
        return false;
    }

    @Override
    public List<String> lines(Lang lang) {
        var words = OddsWords.of(WarcrowKit.ID, lang);
        var odds = InitiativeOdds.of(a, b);
        return List.of(
                words.say("initiative", a, b),
                "  A " + words.percent(odds.a()) + ", B " + words.percent(odds.b()),
                "  " + words.say("tie", words.percent(odds.tie())));
    }

    @Override
    public List<OddsChart> charts(Lang lang) {
        return List.of();
    }

    @Override
    public List<OddsFigure> figures(Lang lang) {
        var odds = InitiativeOdds.of(a, b);
        return List.of(new OddsFigure("A", odds.a()), new OddsFigure("B", odds.b()));
    }

    @Override
    public Map<String, Object> facts() {
        var odds = InitiativeOdds.of(a, b);
        var facts = new LinkedHashMap<String, Object>();
        facts.put("game", WarcrowKit.ID.id());
        facts.put("command", Map.of("A", a, "B", b));
        facts.put("A", odds.a());
        facts.put("B", odds.b());
        facts.put("tieInOneRoll", odds.tie());
        return facts;
    }
}
