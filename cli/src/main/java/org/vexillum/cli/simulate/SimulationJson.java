package org.vexillum.cli.simulate;

import java.math.BigDecimal;
import java.math.RoundingMode;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.vexillum.cli.force.UnenforcedRules;
import org.vexillum.gamekit.OptionValues;
import org.vexillum.lab.Interval;
import org.vexillum.lab.SeriesReport;
import org.vexillum.lab.UnitTally;

/** A report as maps and lists. */
final class SimulationJson {
    private static final int PLACES = 4;

    private SimulationJson() {}

    static Map<String, Object> of(Simulation simulation, SeriesReport report) {
        var contest = simulation.contest();
        var map = new LinkedHashMap<String, Object>();
        map.put("game", simulation.arena().game().id().id());
        map.putAll(simulation.arena().terms());
        map.put("games", report.games());
        map.put("seed", contest.seed());
        map.put("swap", contest.swap());
        map.put("options", OptionValues.of(simulation.arena().options()));
        map.put("forces", List.of(force(0, simulation, report), force(1, simulation, report)));
        map.put("draws", report.draws());
        map.put("firstTurn", firstTurn(report));
        map.put("length", length(report));
        return map;
    }

    private static Map<String, Object> force(
            int number, Simulation simulation, SeriesReport report) {
        var map = new LinkedHashMap<String, Object>();
        map.put("name", simulation.force(number).name());
        map.put("bot", simulation.bot(number));
        map.put("points", simulation.force(number).points());
        map.put("notEnforced", UnenforcedRules.of(simulation.force(number)));
        map.put("wins", report.wins()[number]);
        map.put("winRate", interval(report.wins(number)));
        map.put("score", interval(report.score(number)));
        map.put(simulation.arena().goal().id(), rounded(report.reached()[number]));
        var units = new ArrayList<Map<String, Object>>();
        for (var unit : report.units(number)) units.add(unit(unit));
        map.put("units", units);
        return map;
    }

    private static Map<String, Object> unit(UnitTally unit) {
        var map = new LinkedHashMap<String, Object>();
        map.put("name", unit.unit());
        map.put("points", unit.points());
        map.put("killed", rounded(unit.killedPerGame()));
        map.put("lost", rounded(unit.lostPerGame()));
        map.put("survived", rounded(unit.survival()));
        map.put("killedPerPoint", rounded(unit.killedPerPoint()));
        map.put("lostPerPoint", rounded(unit.lostPerPoint()));
        map.put("survivedPer100Points", rounded(unit.survivalPer100Points()));
        return map;
    }

    private static Map<String, Object> firstTurn(SeriesReport report) {
        var map = new LinkedHashMap<String, Object>();
        map.put("wins", report.openerWins());
        map.put("decided", report.games() - report.draws());
        map.put("winRate", interval(report.openerAdvantage()));
        return map;
    }

    private static Map<String, Object> length(SeriesReport report) {
        var map = new LinkedHashMap<String, Object>();
        map.put("rounds", rounded(report.rounds()));
        map.put("steps", rounded(report.steps()));
        map.put("answers", rounded(report.answers()));
        return map;
    }

    private static Map<String, Object> interval(Interval interval) {
        var map = new LinkedHashMap<String, Object>();
        map.put("share", rounded(interval.share()));
        map.put("low", rounded(interval.low()));
        map.put("high", rounded(interval.high()));
        return map;
    }

    private static BigDecimal rounded(double value) {
        return BigDecimal.valueOf(value).setScale(PLACES, RoundingMode.HALF_UP);
    }
}
