package org.vexillum.cli.rules;

import java.util.ArrayList;
import java.util.Map;
import java.util.concurrent.Callable;
import org.vexillum.cli.Console;
import org.vexillum.cli.ExitCode;
import org.vexillum.cli.TerminalText;
import org.vexillum.gamekit.rules.GameId;
import org.vexillum.gamekit.rules.RuleEntry;
import org.vexillum.gamekit.rules.RuleOption;
import org.vexillum.rulebook.Rulebook;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

/** Lists the readings on which tables differ, with their values and defaults. */
@Command(name = "options")
final class OptionsCommand implements Callable<Integer> {
    private final Console console;

    @Mixin private final GameOption game = new GameOption();

    @Option(names = "--json", descriptionKey = "json")
    private boolean json;

    OptionsCommand(Console console) {
        this.console = console;
    }

    @Override
    public Integer call() {
        var book = Rulebook.load();
        if (json) json(book);
        else for (var each : game.games()) print(each, book);
        return ExitCode.DONE;
    }

    private void json(Rulebook book) {
        var options = new ArrayList<Map<String, Object>>();
        for (var each : game.games())
            for (var rule : book.options(each).values()) {
                var option = RuleJson.option(declared(rule));
                option.put("rule", RuleJson.brief(rule));
                options.add(option);
            }
        console.json(options);
    }

    private void print(GameId game, Rulebook book) {
        var sheet = new TerminalText(console);
        var page = new RulePage(console);
        var rules = book.options(game).values();
        sheet.heading(game.title(), console.say("rules.options.count", rules.size()));
        for (var rule : rules) {
            sheet.paragraph(page.words(declared(rule)));
            sheet.deeper(rule.id() + "  " + rule.name().in(console.lang()));
        }
        sheet.blank();
    }

    private static RuleOption declared(RuleEntry rule) {
        return rule.option().orElseThrow();
    }
}
