package org.vexillum.cli.rules;

import java.util.concurrent.Callable;
import org.vexillum.cli.CommandFailure;
import org.vexillum.cli.Console;
import org.vexillum.cli.ExitCode;
import org.vexillum.gamekit.rules.RuleEntry;
import org.vexillum.rulebook.Rulebook;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** Shows one rule with all that the ledger knows about it. */
@Command(name = "show")
final class RulesShowCommand implements Callable<Integer> {
    private static final int SUGGESTIONS = 3;

    private final Console console;

    @Parameters(paramLabel = "ID", descriptionKey = "rules.id")
    private String id = "";

    @Option(names = "--json", descriptionKey = "json")
    private boolean json;

    RulesShowCommand(Console console) {
        this.console = console;
    }

    @Override
    public Integer call() {
        var book = Rulebook.load();
        var rule = book.rule(id).orElseThrow(() -> unknown(book));
        if (json) console.json(RuleJson.whole(rule, console.lang()));
        else new RulePage(console).print(rule);
        return ExitCode.DONE;
    }

    private CommandFailure unknown(Rulebook book) {
        var said = console.say("rules.unknown", id);
        var similar = book.similar(id, SUGGESTIONS);
        if (similar.isEmpty())
            return new CommandFailure(said + " " + console.say("rules.try.search"));
        var meant = similar.stream().map(near -> named(book, near)).toList();
        return new CommandFailure(
                said + " " + console.say("usage.meant", String.join(", ", meant)));
    }

    private String named(Rulebook book, String id) {
        return id + " (" + name(book.rule(id).orElseThrow()) + ")";
    }

    private String name(RuleEntry rule) {
        return rule.name().in(console.lang());
    }
}
