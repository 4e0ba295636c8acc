package org.vexillum.cli.tourney;

import java.util.List;
import org.vexillum.cli.CommandFailure;
import org.vexillum.cli.FileAnswer;
import org.vexillum.gamekit.rules.Lang;
import org.vexillum.tourneys.run.AnswerJson;
import org.vexillum.tourneys.run.AnswerText;
import org.vexillum.tourneys.run.BadFile;
import org.vexillum.tourneys.run.CaseAnswer;
import org.vexillum.tourneys.run.RunFile;
import org.vexillum.tourneys.text.TourneyMessages;

/** A file with an event or a question about one. */
public final class EventFileAnswer {
    private EventFileAnswer() {}

    /**
     * @throws CommandFailure if the file makes no sense
     */
    public static FileAnswer judged(String name, String text, Lang lang) {
        var say = TourneyMessages.in(lang);
        var told = new AnswerText(say);
        try {
            return judged(RunFile.run(name, text), say, told);
        } catch (BadFile bad) {
            throw new CommandFailure(told.of(bad));
        }
    }

    private static FileAnswer judged(
            List<CaseAnswer> answers, TourneyMessages say, AnswerText told) {
        var refusals = answers.stream().map(told::refusal).filter(why -> !why.isEmpty()).toList();
        return new FileAnswer(
                refusals.isEmpty(),
                () -> AnswerJson.of(answers, say),
                () -> answers.stream().flatMap(one -> told.of(one).stream()).toList(),
                refusals);
    }
}
