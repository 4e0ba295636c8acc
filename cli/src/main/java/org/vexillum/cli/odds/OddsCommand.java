package org.vexillum.cli.odds;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Objects;
import java.util.concurrent.Callable;
import org.vexillum.cli.CommandFailure;
import org.vexillum.cli.Console;
import org.vexillum.cli.ExitCode;
import org.vexillum.cli.FileBatch;
import org.vexillum.cli.FileText;
import org.vexillum.cli.GameAndEdition;
import org.vexillum.gamekit.GameKit;
import org.vexillum.gamekit.adjudicate.Adjudicator;
import org.vexillum.gamekit.adjudicate.Report;
import org.vexillum.gamekit.adjudicate.ReportJson;
import org.vexillum.gamekit.json.Facts;
import org.vexillum.gamekit.odds.OddsAnswer;
import org.vexillum.gamekit.odds.OddsFiles;
import org.vexillum.gamekit.position.FileFault;
import org.vexillum.gamekit.rules.GameId;
import org.vexillum.kernel.Nullable;
import org.vexillum.rulebook.Rulebook;
import picocli.CommandLine;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

/** Exact odds of what one unit does to another. */
@Command(name = "odds")
public final class OddsCommand implements Callable<Integer> {
    private final Console console;

    @Spec private @Nullable CommandSpec spec;

    @Parameters(paramLabel = "FILE", arity = "0..*", descriptionKey = "odds.file")
    private List<String> files = List.of();

    @Mixin private final GameAndEdition played = new GameAndEdition();

    @Mixin private final OddsOptions parties = new OddsOptions();

    @Option(names = "--json", descriptionKey = "json")
    private boolean json;

    @Option(names = "--strict", descriptionKey = "force.strict")
    private boolean strict;

    private OddsCommand(Console console) {
        this.console = console;
    }

    /** With the options that the games bring along. */
    public static CommandLine tree(Console console) {
        var command = new CommandLine(new OddsCommand(console));
        new GameFlags(command.getCommandSpec()).addAll(console.lang());
        return command;
    }

    @Override
    public Integer call() {
        var game = played.orOf(parties.forces(), console);
        if (files.isEmpty()) return print(answer(game));
        return new FileBatch(console, json).answer(files, name -> print(read(name, game)));
    }

    private int print(OddsAnswer answer) {
        var unknown = answer.notEnforced();
        if (strict && !unknown.isEmpty())
            throw new CommandFailure(console.say("strict.refused", String.join("; ", unknown)));
        if (answer.idle()) throw nothing(console.say("odds.nothing", answer.attacker()));
        if (answer.takesLong()) console.err().println(console.say("odds.long"));
        if (json) console.json(Facts.numbered(answer.facts()));
        else answer.lines(console.lang()).forEach(console.out()::println);
        return ExitCode.DONE;
    }

    /** That there is nothing to do is an answer of the rules: the question is in order. */
    private CommandFailure nothing(String message) {
        var facts = new LinkedHashMap<String, Object>();
        facts.put("status", "refused");
        facts.put("message", message);
        if (json) console.json(Facts.numbered(facts));
        return new CommandFailure(message);
    }

    private OddsCall asking(GameKit game) {
        return new OddsCall(Objects.requireNonNull(spec), game, console);
    }

    private OddsAnswer answer(GameKit game) {
        var asking = asking(game);
        asking.refuseOthers();
        return asking.answer(parties);
    }

    private OddsAnswer read(String name, GameKit usual) {
        asking(usual).refuseBeside(name);
        var text = new FileText(console).read(name);
        try {
            return OddsFiles.read(text, usual, played.named(console));
        } catch (FileFault fault) {
            var report = new Report(name, game(text, usual), Rulebook.load(), console.lang());
            if (json) console.json(new ReportJson(report).of(fault));
            throw new CommandFailure(report.fault(fault));
        }
    }

    private static GameId game(String text, GameKit usual) {
        try {
            return Adjudicator.game(text, usual).id();
        } catch (FileFault unreadable) {
            return usual.id();
        }
    }
}
