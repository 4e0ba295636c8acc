package org.vexillum.cli.force;

import java.util.concurrent.Callable;
import org.vexillum.cli.Console;
import org.vexillum.cli.Exit;
import org.vexillum.cli.Version;
import org.vexillum.formats.force.ChatRoster;
import org.vexillum.formats.force.ForceReading;
import org.vexillum.formats.force.ForceWriter;
import org.vexillum.formats.force.Roster;
import org.vexillum.regiments.army.Force;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** Prints a list as a roster, for a chat, or as a file. */
@Command(name = "show")
final class ShowCommand implements Callable<Integer> {
    private final Console console;

    @Parameters(paramLabel = "FILE", descriptionKey = "force.file")
    private String file = "";

    @Option(names = "--chat", descriptionKey = "force.chat")
    private boolean chat;

    @Option(names = "--json", descriptionKey = "force.json")
    private boolean json;

    ShowCommand(Console console) {
        this.console = console;
    }

    @Override
    public Integer call() {
        var reading = new ForceFile(console).read(file);
        var force = reading.force();
        if (force == null) {
            new CheckPage(console).unread(file, reading);
            return Exit.REFUSED;
        }
        print(force);
        console.out().flush();
        doubts(reading);
        return reading.complete() ? Exit.DONE : Exit.REFUSED;
    }

    private void print(Force force) {
        if (json) console.out().print(ForceWriter.json(force));
        else if (chat) console.out().print(ChatRoster.of(force, console.lang(), Version.line()));
        else Roster.lines(force, console.lang()).forEach(console.out()::println);
    }

    private void doubts(ForceReading reading) {
        var sentences = new Sentences(console);
        for (var problem : reading.problems()) console.err().println(sentences.placed(problem));
    }
}
