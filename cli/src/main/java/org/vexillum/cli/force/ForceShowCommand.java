package org.vexillum.cli.force;

import java.util.concurrent.Callable;
import org.vexillum.cli.Console;
import org.vexillum.cli.ExitCode;
import org.vexillum.cli.GameAndEdition;
import org.vexillum.cli.Version;
import org.vexillum.gamekit.force.ForceFormat;
import org.vexillum.gamekit.force.ForceReading;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** Prints a list as a roster, for a chat, or as a file. */
@Command(name = "show")
final class ForceShowCommand implements Callable<Integer> {
    private final Console console;

    @Parameters(paramLabel = "FILE", descriptionKey = "force.file")
    private String file = "";

    @Mixin private final GameAndEdition game = new GameAndEdition();

    @Option(names = "--chat", descriptionKey = "force.chat")
    private boolean chat;

    @Option(names = "--json", descriptionKey = "force.json")
    private boolean json;

    ForceShowCommand(Console console) {
        this.console = console;
    }

    @Override
    public Integer call() {
        return show(new ForceFile(console).load(file, game));
    }

    private <F> int show(LoadedForce<F> loaded) {
        var reading = loaded.reading();
        var force = reading.force();
        if (force == null) {
            new CheckPage(console).unread(file, reading);
            return ExitCode.REFUSED;
        }
        print(force, loaded.format());
        console.out().flush();
        doubts(reading);
        return reading.complete() ? ExitCode.DONE : ExitCode.REFUSED;
    }

    private <F> void print(F force, ForceFormat<F> format) {
        if (json) console.out().print(format.json(force));
        else if (chat) console.out().print(format.chat(force, console.lang(), Version.line()));
        else format.roster(force, console.lang()).forEach(console.out()::println);
    }

    private void doubts(ForceReading<?> reading) {
        var sentences = new ProblemSentences(console);
        for (var problem : reading.problems()) console.err().println(sentences.placed(problem));
    }
}
