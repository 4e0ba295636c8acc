package org.vexillum.cli.tourney;

import java.util.concurrent.Callable;
import org.vexillum.cli.Console;
import org.vexillum.cli.FileText;
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
        return EventFileAnswer.judged(file, text, console.lang()).print(console, json);
    }
}
