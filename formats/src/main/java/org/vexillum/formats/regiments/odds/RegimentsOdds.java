package org.vexillum.formats.regiments.odds;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.vexillum.formats.odds.OddsAnswer;
import org.vexillum.formats.odds.OddsChart;
import org.vexillum.formats.odds.OddsFigure;
import org.vexillum.formats.odds.OddsPart;
import org.vexillum.formats.odds.OddsWords;
import org.vexillum.rulebook.GameId;
import org.vexillum.rulebook.Lang;

/** The answer to a question about odds in Regiments. */
public record RegimentsOdds(OddsRequest request) implements OddsAnswer {
    @Override
    public String attacker() {
        return request.attacker().name();
    }

    @Override
    public boolean idle() {
        return request.idle();
    }

    @Override
    public List<String> notEnforced() {
        var rules = new ArrayList<String>();
        for (var unit : List.of(request.attacker(), request.target()))
            for (var rule : OddsFacts.notEnforced(unit)) rules.add(rule + " (" + unit.name() + ")");
        return rules;
    }

    @Override
    public List<String> lines(Lang lang) {
        return new OddsSheet(request, lang).lines();
    }

    @Override
    public List<OddsChart> charts(Lang lang) {
        return new OddsPicture(request, OddsWords.of(GameId.REGIMENTS, lang)).charts();
    }

    @Override
    public List<OddsFigure> figures(Lang lang) {
        return new OddsPicture(request, OddsWords.of(GameId.REGIMENTS, lang)).figures();
    }

    @Override
    public List<OddsPart> parts(Lang lang) {
        return new OddsPicture(request, OddsWords.of(GameId.REGIMENTS, lang)).parts();
    }

    @Override
    public Map<String, Object> facts() {
        return new OddsFacts(request).all();
    }
}
