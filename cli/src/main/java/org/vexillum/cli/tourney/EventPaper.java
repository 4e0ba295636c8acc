package org.vexillum.cli.tourney;

import java.util.List;
import org.vexillum.cli.Judged;
import org.vexillum.cli.Refusal;
import org.vexillum.gamekit.rules.Lang;
import org.vexillum.tourneys.run.Answer;
import org.vexillum.tourneys.run.AnswerJson;
import org.vexillum.tourneys.run.AnswerText;
import org.vexillum.tourneys.run.BadFile;
import org.vexillum.tourneys.run.RunFile;
import org.vexillum.tourneys.text.Say;

/** A file with an event or a question about one. */
public final class EventPaper {
    private EventPaper() {}

    /**
     * @throws Refusal if the file makes no sense
     */
    public static Judged judged(String name, String text, Lang lang) {
        var say = Say.in(lang);
        var told = new AnswerText(say);
        try {
            return judged(RunFile.run(name, text), say, told);
        } catch (BadFile bad) {
            throw new Refusal(told.of(bad));
        }
    }

    private static Judged judged(List<Answer> answers, Say say, AnswerText told) {
        var refusals = answers.stream().map(told::refusal).filter(why -> !why.isEmpty()).toList();
        return new Judged(
                refusals.isEmpty(),
                () -> AnswerJson.of(answers, say),
                () -> answers.stream().flatMap(one -> told.of(one).stream()).toList(),
                refusals);
    }
}
