package org.vexillum.cli.rules;

import java.util.List;
import java.util.concurrent.Callable;
import org.vexillum.cli.Console;
import org.vexillum.cli.Count;
import org.vexillum.cli.ExitCode;
import org.vexillum.cli.TerminalText;
import org.vexillum.rulebook.Rulebook;
import org.vexillum.rulebook.SearchHit;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** Finds rules by words, the best answers first. */
@Command(name = "search")
final class SearchCommand implements Callable<Integer> {
    private final Console console;

    @Parameters(paramLabel = "WORDS", arity = "1..*", descriptionKey = "rules.words")
    private List<String> words = List.of();

    @Mixin private final GameOption game = new GameOption();

    @Option(names = "--limit", paramLabel = "N", descriptionKey = "rules.limit")
    private Count limit = new Count(10);

    @Option(names = "--json", descriptionKey = "json")
    private boolean json;

    SearchCommand(Console console) {
        this.console = console;
    }

    @Override
    public Integer call() {
        var asked = String.join(" ", words);
        var book = Rulebook.load();
        var hits = book.search(asked, console.lang(), game.game(), limit.value());
        if (json)
            console.json(
                    hits.stream().map(hit -> RuleJson.whole(hit.rule(), console.lang())).toList());
        else if (hits.isEmpty()) console.err().println(console.say("rules.nothing", asked));
        else hits.forEach(this::print);
        if (!hits.isEmpty()) similar(book.unknownWords(asked, console.lang(), game.game()));
        return ExitCode.DONE;
    }

    /** Says that some words were matched only approximately. */
    private void similar(List<String> unknown) {
        if (unknown.isEmpty()) return;
        console.err().println(console.say("rules.similar", String.join(", ", unknown)));
    }

    private void print(SearchHit hit) {
        var sheet = new TerminalText(console);
        sheet.heading(hit.rule().id(), hit.rule().name().in(console.lang()));
        sheet.paragraph(hit.rule().text().in(console.lang()));
        sheet.blank();
    }
}
