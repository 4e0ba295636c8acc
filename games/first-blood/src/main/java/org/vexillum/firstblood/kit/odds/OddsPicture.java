package org.vexillum.firstblood.kit.odds;

import java.util.ArrayList;
import java.util.List;
import org.vexillum.firstblood.odds.Fate;
import org.vexillum.gamekit.odds.OddsChart;
import org.vexillum.gamekit.odds.OddsFigure;
import org.vexillum.gamekit.odds.OddsWords;

/** The answer to a question about odds as a page draws it. */
record OddsPicture(FirstBloodOdds answer, OddsWords words) {
    List<OddsChart> charts() {
        var charts = new ArrayList<OddsChart>();
        for (var fate : fates()) words.harm(charts, name(fate), fate.wounds(), fate.slain());
        answer.casting()
                .filter(casting -> casting.healed().mean() > 0)
                .ifPresent(casting -> {
                    var name = words.say("chart.healed", answer.request().struck().name());
                    charts.addFirst(new OddsChart(name, casting.healed()));
                });
        return charts;
    }

    List<OddsFigure> figures() {
        var figures = new ArrayList<OddsFigure>();
        answer.casting()
                .ifPresent(casting ->
                        figures.add(new OddsFigure(words.say("fate.cast"), casting.cast())));
        for (var fate : fates()) {
            figures.add(figure(fate, "fate.destroyed", fate.destroyed()));
            figures.add(figure(fate, "fate.broken", fate.broken()));
            figures.add(figure(fate, "fate.unscathed", fate.wounds().of(0)));
        }
        return figures;
    }

    /** The target's, and the attacker's if it may be hurt. */
    List<Fate> fates() {
        var odds = answer.odds();
        var request = answer.request();
        boolean both =
                request.led()
                        && odds.actor().wounds().mean() > 0
                        && !request.actor().equals(request.target());
        return both ? List.of(odds.target(), odds.actor()) : List.of(odds.target());
    }

    private String name(Fate fate) {
        return answer.request().battle().regiment(fate.regiment()).name();
    }

    private OddsFigure figure(Fate fate, String key, double chance) {
        return new OddsFigure(name(fate) + ": " + words.say(key), chance);
    }
}
