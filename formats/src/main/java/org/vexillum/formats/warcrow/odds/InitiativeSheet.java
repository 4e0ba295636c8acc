package org.vexillum.formats.warcrow.odds;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.vexillum.formats.odds.OddsAnswer;
import org.vexillum.formats.odds.OddsPage;
import org.vexillum.formats.odds.OddsWords;
import org.vexillum.rulebook.GameId;
import org.vexillum.rulebook.Lang;
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
        var words = OddsWords.of(GameId.WARCROW, lang);
        var odds = InitiativeOdds.of(a, b);
        return List.of(
                words.say("initiative", a, b),
                "  A " + OddsPage.percent(odds.a()) + ", B " + OddsPage.percent(odds.b()),
                "  " + words.say("tie", OddsPage.percent(odds.tie())));
    }

    @Override
    public Map<String, Object> facts() {
        var odds = InitiativeOdds.of(a, b);
        var facts = new LinkedHashMap<String, Object>();
        facts.put("game", GameId.WARCROW.id());
        facts.put("command", Map.of("A", a, "B", b));
        facts.put("A", odds.a());
        facts.put("B", odds.b());
        facts.put("tieInOneRoll", odds.tie());
        return facts;
    }
}
