package org.vexillum.cli.simulate;

import java.util.ArrayList;
import java.util.List;
import org.vexillum.cli.Columns;
import org.vexillum.cli.Console;
import org.vexillum.cli.TerminalText;
import org.vexillum.gamekit.arena.Goal;
import org.vexillum.lab.Interval;
import org.vexillum.lab.SeriesReport;
import org.vexillum.lab.UnitTally;
import org.vexillum.server.ServerWords;

/** A report for people. */
final class SimulationText {
    private final Console console;
    private final TerminalText sheet;

    SimulationText(Console console) {
        this.console = console;
        sheet = new TerminalText(console);
    }

    void print(Simulation simulation, SeriesReport report) {
        sheet.heading(
                console.say("simulate.versus", named(simulation, 0), named(simulation, 1)),
                console.counted("simulate.count", report.games(), simulation.contest().seed()));
        terms(simulation);
        sheet.blank();
        results(simulation, report);
        sheet.blank();
        course(simulation.arena().goal(), report);
        for (int force = 0; force < 2; force++) {
            sheet.blank();
            units(simulation.force(force).name(), report.units(force));
        }
    }

    /** Edition and scenario, where a game has them. */
    private void terms(Simulation simulation) {
        var terms = new ArrayList<String>();
        simulation
                .arena()
                .terms()
                .forEach((name, value) ->
                        terms.add(console.say("simulate.term." + name, term(name, value))));
        if (!terms.isEmpty()) sheet.aside(String.join(", ", terms));
    }

    private String term(String name, Object value) {
        return name.equals("scenario")
                ? ServerWords.in(console.lang()).say("scenario." + value)
                : String.valueOf(value);
    }

    private static String named(Simulation simulation, int force) {
        return simulation.force(force).name() + " (" + simulation.bot(force) + ")";
    }

    private void results(Simulation simulation, SeriesReport report) {
        var table = new Columns();
        for (int force = 0; force < 2; force++)
            result(
                    table,
                    console.say("simulate.wins", simulation.force(force).name()),
                    report.wins()[force],
                    report.games());
        result(table, console.say("simulate.draws"), report.draws(), report.games());
        table.lines().forEach(sheet::line);
        sheet.deeper(console.say("simulate.confidence"));
    }

    private void result(Columns table, String label, int count, int games) {
        var rate = Interval.of(count, games);
        table.row(label, String.valueOf(count), percent(rate.share()), between(rate));
    }

    private void course(Goal goal, SeriesReport report) {
        int decided = report.games() - report.draws();
        var opener = report.openerAdvantage();
        sheet.field(
                console.say("simulate.opener"),
                decided == 0
                        ? console.say("simulate.opener.none")
                        : console.say(
                                "simulate.opener.line",
                                report.openerWins(),
                                decided,
                                percent(opener.share()),
                                between(opener)));
        sheet.field(
                console.say("simulate.length"),
                console.say(
                        "simulate.length.line",
                        number(report.rounds(), 1),
                        number(report.steps(), 1),
                        number(report.answers(), 1)));
        sheet.field(
                console.say("simulate." + goal.id()),
                console.say(
                        "simulate.reached.line",
                        number(report.reached()[0], 2),
                        number(report.reached()[1], 2)));
    }

    private void units(String force, List<UnitTally> units) {
        var table = new Columns();
        table.row(
                force,
                console.say("simulate.points"),
                console.say("simulate.killed"),
                console.say("simulate.lost"),
                console.say("simulate.survived"),
                console.say("simulate.killed.per.point"),
                console.say("simulate.lost.per.point"),
                console.say("simulate.survived.per.point"));
        for (var unit : units) table.row(cells(unit));
        var lines = table.lines();
        sheet.line(sheet.bold(lines.getFirst()));
        lines.stream().skip(1).forEach(sheet::line);
    }

    private String[] cells(UnitTally unit) {
        return new String[] {
            unit.unit(),
            String.valueOf(unit.points()),
            number(unit.killedPerGame(), 0),
            number(unit.lostPerGame(), 0),
            percent(unit.survival()),
            number(unit.killedPerPoint(), 2),
            number(unit.lostPerPoint(), 2),
            number(unit.survivalPer100Points(), 2)
        };
    }

    private String between(Interval interval) {
        return percent(interval.low()) + " – " + percent(interval.high());
    }

    private String percent(double share) {
        return number(100 * share, 1) + " %";
    }

    private String number(double value, int places) {
        return String.format(console.lang().locale(), "%." + places + "f", value);
    }
}
