package org.vexillum.cli.force;

import java.util.List;
import org.vexillum.cli.Console;
import org.vexillum.cli.TerminalText;
import org.vexillum.gamekit.Problem;
import org.vexillum.gamekit.force.ForceReading;
import org.vexillum.gamekit.text.Citation;
import org.vexillum.gamekit.text.Teller;
import org.vexillum.kernel.Finding;
import org.vexillum.rulebook.Rulebook;

/** The check of a list as people read it: the roster, what is wrong, what to know, the verdict. */
final class CheckPage {
    private final Console console;
    private final TerminalText sheet;
    private final ProblemSentences sentences;

    CheckPage(Console console) {
        this.console = console;
        this.sheet = new TerminalText(console);
        this.sentences = new ProblemSentences(console);
    }

    /** Nothing of the list was understood. */
    void unread(String file, ForceReading<?> reading) {
        console.err().println(console.say("force.unread", file));
        for (var problem : reading.problems())
            console.err().println("  " + sentences.placed(problem));
    }

    void print(ForceJudgement<?> judgement) {
        judgement.roster(console.lang()).forEach(console.out()::println);
        sheet.blank();
        problems("force.errors", judgement.errors());
        findings(judgement);
        if (judgement.strict() && judgement.muster().unenforced()) strict(judgement);
        problems("force.doubts", judgement.doubts());
        told("force.notes", judgement.notes());
        told("force.counts", judgement.counts());
        verdict(judgement);
    }

    private void problems(String heading, List<Problem> problems) {
        if (problems.isEmpty()) return;
        console.out().println(sheet.bold(console.say(heading)));
        for (var problem : problems) sheet.paragraph(sentences.placed(problem));
        sheet.blank();
    }

    private void findings(ForceJudgement<?> judgement) {
        if (judgement.violations().isEmpty()) return;
        var book = Rulebook.load();
        var teller = Teller.of(judgement.game().id(), console.lang(), book);
        console.out().println(sheet.bold(console.say("force.violations")));
        for (var violation : judgement.violations()) {
            sheet.paragraph(sentences.of(violation));
            for (var citation : Citation.of(violation.rules(), judgement.options(), book))
                sheet.deeper(citation.line(teller, console.lang()));
        }
        sheet.blank();
    }

    private void strict(ForceJudgement<?> judgement) {
        console.out().println(sheet.bold(console.say("force.strict.refused")));
        for (var unit : judgement.muster().units())
            for (var trait : unit.unenforced()) sheet.paragraph(unit.name() + ": " + trait);
        sheet.blank();
    }

    private void told(String heading, List<Finding> notes) {
        if (notes.isEmpty()) return;
        console.out().println(sheet.bold(console.say(heading)));
        for (var note : notes) sheet.paragraph(sentences.of(note) + " (" + note.rules() + ")");
        sheet.blank();
    }

    private void verdict(ForceJudgement<?> judgement) {
        int points = judgement.muster().points();
        console.out()
                .println(
                        judgement.legal()
                                ? console.say("force.legal", points)
                                : console.say("force.illegal", points));
    }
}
