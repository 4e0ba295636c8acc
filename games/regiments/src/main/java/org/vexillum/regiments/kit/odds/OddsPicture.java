package org.vexillum.regiments.kit.odds;

import java.util.ArrayList;
import java.util.List;
import org.vexillum.gamekit.odds.OddsChart;
import org.vexillum.gamekit.odds.OddsFigure;
import org.vexillum.gamekit.odds.OddsPart;
import org.vexillum.gamekit.odds.OddsWords;
import org.vexillum.regiments.odds.MeleeOdds;
import org.vexillum.regiments.table.Unit;

/** The answer to an {@link OddsRequest} as a page draws it. */
record OddsPicture(OddsRequest request, OddsWords words) {
    List<OddsChart> charts() {
        var charts = new ArrayList<OddsChart>();
        if (request.charge()) {
            var odds = request.melee();
            words.harm(
                    charts, request.target().name(), odds.target().wounds(), odds.target().slain());
            words.harm(
                    charts,
                    request.attacker().name(),
                    odds.charger().wounds(),
                    odds.charger().slain());
        } else {
            var odds = request.shooting();
            words.harm(charts, request.target().name(), odds.wounds(), odds.slain());
        }
        return charts;
    }

    List<OddsFigure> figures() {
        return request.charge() ? melee(request.melee()) : shooting();
    }

    private List<OddsFigure> melee(MeleeOdds odds) {
        var figures = new ArrayList<OddsFigure>();
        figures.add(new OddsFigure(words.say("figure.won"), odds.won()));
        figures.add(new OddsFigure(words.say("figure.drawn"), odds.drawn()));
        figures.add(new OddsFigure(words.say("figure.lost"), 1 - odds.won() - odds.drawn()));
        fate(figures, request.target(), odds.target());
        fate(figures, request.attacker(), odds.charger());
        return figures;
    }

    private void fate(List<OddsFigure> figures, Unit unit, MeleeOdds.Fate fate) {
        figures.add(figure(unit, "fate.destroyed", fate.destroyed()));
        figures.add(figure(unit, "fate.routed", fate.routed()));
        if (!unit.shaken()) figures.add(figure(unit, "fate.shaken", fate.shaken()));
    }

    /** What else than wounds counts for the result of a melee. */
    List<OddsPart> parts() {
        if (!request.charge()) return List.of();
        var odds = request.melee();
        return List.of(
                part(request.attacker(), request.attackerParts(odds)),
                part(request.target(), request.targetParts(odds)));
    }

    private OddsPart part(Unit unit, MeleeParts parts) {
        return new OddsPart(words.say("figure.result", unit.name()), parts.said(words));
    }

    private List<OddsFigure> shooting() {
        var odds = request.shooting();
        var target = request.target();
        var figures = new ArrayList<OddsFigure>();
        figures.add(figure(target, "fate.destroyed", odds.destroyed()));
        figures.add(figure(target, "fate.tested", odds.tested()));
        if (!target.shaken()) figures.add(figure(target, "fate.shaken", odds.shaken()));
        return figures;
    }

    private OddsFigure figure(Unit unit, String key, double chance) {
        return new OddsFigure(unit.name() + ": " + words.say(key), chance);
    }
}
