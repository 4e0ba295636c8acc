package org.vexillum.cli.adjudicate;

import java.util.List;
import org.vexillum.cli.Console;
import org.vexillum.cli.FileAnswer;
import org.vexillum.cli.tourney.EventFileAnswer;
import org.vexillum.gamekit.GameKit;
import org.vexillum.gamekit.adjudicate.Adjudicator;
import org.vexillum.gamekit.adjudicate.Report;
import org.vexillum.gamekit.adjudicate.ReportJson;
import org.vexillum.gamekit.adjudicate.Verdict;
import org.vexillum.gamekit.position.FileFault;
import org.vexillum.gamekit.position.NodeReader;
import org.vexillum.gamekit.rules.GameId;
import org.vexillum.rulebook.Rulebook;
import org.vexillum.tourneys.run.RunFile;

/** Answers files about tables and events; what it needs for that it reads once. */
final class FileJudge {
    private final Console console;
    private final boolean strict;
    private final Rulebook book = Rulebook.load();

    FileJudge(Console console, boolean strict) {
        this.console = console;
        this.strict = strict;
    }

    /**
     * @param name what the file is called
     * @param usual the game of a file that names none
     */
    FileAnswer of(String name, String text, GameKit usual) {
        var report = report(name, usual.id());
        try {
            var game = Adjudicator.game(text, usual);
            if (ofEvent(text, game)) return EventFileAnswer.judged(name, text, console.lang());
            report = report(name, game.id());
            var verdicts = Adjudicator.judge(text, game);
            if (strict) for (var one : verdicts) one.mustBeEnforced();
            return judged(report, verdicts);
        } catch (FileFault fault) {
            return broken(report, fault);
        }
    }

    /** Whether a file is about a tournament, not about a table. */
    private static boolean ofEvent(String text, GameKit game) {
        var file = NodeReader.file(text);
        boolean hasEvents = game.hasEvents() || file.fields().containsKey("pack");
        return hasEvents && RunFile.tells(file);
    }

    private Report report(String name, GameId game) {
        return new Report(name, game, book, console.lang());
    }

    private static FileAnswer broken(Report report, FileFault fault) {
        return new FileAnswer(
                false,
                () -> new ReportJson(report).of(fault),
                List::of,
                List.of(report.fault(fault)));
    }

    private static FileAnswer judged(Report report, List<Verdict> verdicts) {
        return new FileAnswer(
                verdicts.stream().allMatch(Verdict::done),
                () -> new ReportJson(report).of(verdicts),
                () -> verdicts.stream().flatMap(one -> report.lines(one).stream()).toList(),
                verdicts.stream().flatMap(one -> report.open(one).stream()).toList());
    }
}
