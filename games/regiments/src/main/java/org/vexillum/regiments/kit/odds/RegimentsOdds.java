package org.vexillum.regiments.kit.odds;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.vexillum.gamekit.odds.OddsAnswer;
import org.vexillum.gamekit.odds.OddsChart;
import org.vexillum.gamekit.odds.OddsFigure;
import org.vexillum.gamekit.odds.OddsPart;
import org.vexillum.gamekit.odds.OddsWords;
import org.vexillum.gamekit.rules.Lang;
import org.vexillum.regiments.kit.RegimentsKit;

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
        return new OddsPicture(request, OddsWords.of(RegimentsKit.ID, lang)).charts();
    }

    @Override
    public List<OddsFigure> figures(Lang lang) {
        return new OddsPicture(request, OddsWords.of(RegimentsKit.ID, lang)).figures();
    }

    @Override
    public List<OddsPart> parts(Lang lang) {
        return new OddsPicture(request, OddsWords.of(RegimentsKit.ID, lang)).parts();
    }

    @Override
    public Map<String, Object> facts() {
        return new OddsFacts(request).all();
    }
}
