package org.vexillum.cli.tourney;

import org.vexillum.cli.Console;
import org.vexillum.cli.Exit;
import org.vexillum.cli.Refusal;
import org.vexillum.tourneys.run.AnswerJson;
import org.vexillum.tourneys.run.AnswerText;
import org.vexillum.tourneys.run.BadFile;
import org.vexillum.tourneys.run.RunFile;
import org.vexillum.tourneys.text.Say;

/** A file with an event or a question about one, answered on the console. */
public final class EventPaper {
    private final Console console;
    private final boolean json;

    public EventPaper(Console console, boolean json) {
        this.console = console;
        this.json = json;
    }

    /**
     * Prints the answers, and what was refused to the other stream.
     *
     * @return the exit code
     */
    public int answer(String name, String text) {
        var say = Say.in(console.lang());
        var told = new AnswerText(say);
        try {
            var answers = RunFile.run(name, text);
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
