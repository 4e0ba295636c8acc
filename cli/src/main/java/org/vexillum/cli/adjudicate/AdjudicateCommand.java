package org.vexillum.cli.adjudicate;

import java.util.List;
import java.util.Optional;
import java.util.concurrent.Callable;
import org.vexillum.cli.Console;
import org.vexillum.cli.Exit;
import org.vexillum.cli.FileText;
import org.vexillum.cli.PlayedGame;
import org.vexillum.cli.Refusal;
import org.vexillum.cli.tourney.EventPaper;
import org.vexillum.formats.GameFormat;
import org.vexillum.formats.adjudicate.Adjudicator;
import org.vexillum.formats.adjudicate.Docket;
import org.vexillum.formats.adjudicate.PositionSchema;
import org.vexillum.formats.adjudicate.Report;
import org.vexillum.formats.adjudicate.ReportJson;
import org.vexillum.formats.adjudicate.Templates;
import org.vexillum.formats.adjudicate.Verdict;
import org.vexillum.formats.json.JsonText;
import org.vexillum.formats.position.Fault;
import org.vexillum.formats.position.Read;
import org.vexillum.rulebook.GameId;
import org.vexillum.rulebook.Rulebook;
import org.vexillum.tourneys.run.RunFile;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** Settles a question about a position: dice and answers from a file, rules from the engine. */
@Command(name = "adjudicate")
public final class AdjudicateCommand implements Callable<Integer> {
    private final Console console;

    @Parameters(paramLabel = "FILE", arity = "0..1", descriptionKey = "adjudicate.file")
    private Optional<String> file = Optional.empty();

    @Option(names = "--json", descriptionKey = "json")
    private boolean json;

    @Option(names = "--strict", descriptionKey = "force.strict")
    private boolean strict;

    @Option(names = "--kinds", descriptionKey = "adjudicate.kinds")
    private boolean kinds;

    @Option(names = "--template", paramLabel = "KIND", descriptionKey = "adjudicate.template")
    private Optional<String> template = Optional.empty();

    @Option(names = "--schema", descriptionKey = "adjudicate.schema")
    private boolean schema;

    @Mixin private final PlayedGame played = new PlayedGame();

    public AdjudicateCommand(Console console) {
        this.console = console;
    }

    @Override
    public Integer call() {
        var game = played.orFirst(console);
        if (kinds) return new KindsPage(console, game.docket()).print(json);
        if (schema) {
            console.out().println(JsonText.write(PositionSchema.of(game.docket())));
            return Exit.DONE;
        }
        if (template.isPresent()) return template(template.get(), game.docket());
        return file.map(name -> judge(name, game)).orElseGet(this::nothingToDo);
    }

    private int nothingToDo() {
        console.err().println(console.say("adjudicate.no.file"));
        return Exit.USAGE;
    }

    private int template(String kind, Docket<?> docket) {
        var text = Templates.of(docket, kind, console.lang());
        if (text.isEmpty())
            throw new Refusal(
                    console.say("adjudicate.no.kind", kind, String.join(", ", docket.kinds())));
        console.out().print(text.get());
        return Exit.DONE;
    }

    private int judge(String name, GameFormat usual) {
        var text = new FileText(console).read(name);
        var report = report(name, usual.id());
        try {
            var game = Adjudicator.game(text, usual);
            if (ofEvent(text, game)) return new EventPaper(console, json).answer(name, text);
            report = report(name, game.id());
            var verdicts = Adjudicator.judge(text, game);
            if (strict) for (var one : verdicts) one.scene().assumed().mustBeEnforced();
            return answer(report, verdicts);
        } catch (Fault fault) {
            if (json) console.json(new ReportJson(report).of(fault));
            throw new Refusal(report.fault(fault));
        }
    }

    /** Whether a file is about a tournament, not about a table. */
    private static boolean ofEvent(String text, GameFormat game) {
        var file = Read.file(text);
        boolean hasEvents = game.id() == GameId.WARCROW || file.fields().containsKey("pack");
        return hasEvents && RunFile.tells(file);
    }

    private Report report(String name, GameId game) {
        return new Report(name, game, Rulebook.load(), console.lang());
    }

    private int answer(Report report, List<Verdict> verdicts) {
        if (json) console.json(new ReportJson(report).of(verdicts));
        for (var verdict : verdicts) {
            if (!json) report.lines(verdict).forEach(console.out()::println);
            console.out().flush();
            report.open(verdict).forEach(console.err()::println);
        }
        return verdicts.stream().allMatch(Verdict::done) ? Exit.DONE : Exit.REFUSED;
    }
}
