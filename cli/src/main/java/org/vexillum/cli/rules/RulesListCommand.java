package org.vexillum.cli.rules;

import java.util.List;
import java.util.concurrent.Callable;
import org.vexillum.cli.Console;
import org.vexillum.cli.ExitCode;
import org.vexillum.cli.TerminalText;
import org.vexillum.gamekit.rules.GameId;
import org.vexillum.gamekit.rules.RuleEntry;
import org.vexillum.rulebook.Rulebook;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

/** Lists the rules of a game or of all, by area. */
@Command(name = "list")
final class RulesListCommand implements Callable<Integer> {
    private final Console console;

    @Mixin private final GameOption game = new GameOption();

    @Option(names = "--json", descriptionKey = "json")
    private boolean json;

    RulesListCommand(Console console) {
        this.console = console;
    }

    @Override
    public Integer call() {
        var book = Rulebook.load();
        if (json) console.json(rules(book).stream().map(RuleJson::brief).toList());
        else for (var each : game.games()) print(each, book.list(each));
        return ExitCode.DONE;
    }

    private List<RuleEntry> rules(Rulebook book) {
        return game.games().stream().flatMap(each -> book.list(each).stream()).toList();
    }

    private void print(GameId game, List<RuleEntry> rules) {
        var sheet = new TerminalText(console);
        int width = rules.stream().mapToInt(rule -> rule.id().length()).max().orElse(0);
        sheet.heading(game.title(), console.say("rules.count", rules.size()));
        var area = "";
        for (var rule : rules) {
            if (!rule.area().equals(area)) sheet.aside(rule.areaName().in(console.lang()));
            area = rule.area();
            sheet.row(rule.id(), width, rule.name().in(console.lang()));
        }
        sheet.blank();
    }
}
