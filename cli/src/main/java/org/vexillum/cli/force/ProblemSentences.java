package org.vexillum.cli.force;

import org.vexillum.cli.Console;
import org.vexillum.gamekit.Problem;
import org.vexillum.gamekit.Words;
import org.vexillum.kernel.Finding;

/** Problems and findings in the user's language. */
final class ProblemSentences {
    private final Console console;
    private final Words words;

    ProblemSentences(Console console) {
        this.console = console;
        this.words = Words.in(console.lang());
    }

    String of(Problem problem) {
        return words.say(problem.key(), problem.facts().toArray());
    }

    String of(Finding finding) {
        return words.say(finding);
    }

    /** The sentence behind its place: line, and path if the file has such. */
    String placed(Problem problem) {
        var place = problem.place();
        if (place.line() == 0) return of(problem);
        var line = console.say("force.line", place.line());
        return line + (place.path().isEmpty() ? "" : ", " + place.path()) + ": " + of(problem);
    }
}
