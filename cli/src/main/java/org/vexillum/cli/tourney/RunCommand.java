package org.vexillum.cli.tourney;

import java.util.concurrent.Callable;
import org.vexillum.cli.Console;
import org.vexillum.cli.Exit;
import org.vexillum.cli.FileText;
import org.vexillum.cli.Refusal;
import org.vexillum.tourneys.run.AnswerJson;
import org.vexillum.tourneys.run.AnswerText;
import org.vexillum.tourneys.run.BadFile;
import org.vexillum.tourneys.run.RunFile;
import org.vexillum.tourneys.text.Say;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** Plays a whole event, or answers a question about one, from a file. */
@Command(name = "run")
final class RunCommand implements Callable<Integer> {
    private final Console console;

    @Parameters(paramLabel = "FILE", descriptionKey = "tourney.run.file")
    private String file = "";

    @Option(names = "--json", descriptionKey = "json")
    private boolean json;

    RunCommand(Console console) {
        this.console = console;
    }

    @Override
    public Integer call() {
        var text = new FileText(console).read(file);
        var say = Say.in(console.lang());
        var told = new AnswerText(say);
        try {
            var answers = RunFile.run(file, text);
            if (json) console.json(AnswerJson.of(answers, say));
            else for (var answer : answers) told.of(answer).forEach(console.out()::println);
            console.out().flush();
            var refusals =
                    answers.stream().map(told::refusal).filter(why -> !why.isEmpty()).toList();
            refusals.forEach(console.err()::println);
            return refusals.isEmpty() ? Exit.DONE : Exit.REFUSED;
        } catch (BadFile bad) {
            throw new Refusal(told.of(bad));
        }
    }
}
