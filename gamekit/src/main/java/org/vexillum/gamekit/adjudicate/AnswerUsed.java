package org.vexillum.gamekit.adjudicate;

import java.util.LinkedHashMap;
import java.util.Map;
import org.vexillum.gamekit.Kind;
import org.vexillum.gamekit.TableNames;
import org.vexillum.gamekit.json.HyphenatedFacts;
import org.vexillum.gamekit.text.Teller;
import org.vexillum.kernel.Event;
import org.vexillum.kernel.Nullable;
import org.vexillum.kernel.Rules;
import org.vexillum.kernel.Side;
import org.vexillum.kernel.referee.Question;
import org.vexillum.kernel.stored.Stored;

/** An answer of the file was used: what a player decided belongs to what happened. */
@Stored(
        as = "Answered",
        with = {"side", "question", "answer", "rules"})
public record AnswerUsed(Side side, Question<?, ?> question, Object answer, Rules rules)
        implements Event {
    String told(Teller teller, TableNames names) {
        return teller.say(
                "report.answered",
                side,
                teller.say(Kind.of(question.getClass()) + ".label"),
                teller.answer(question, answer, names));
    }

    Map<String, @Nullable Object> json() {
        var json = new LinkedHashMap<String, @Nullable Object>();
        json.put("kind", "answered");
        json.put("side", side.name());
        json.put("question", QuestionNames.of(question));
        json.put("answer", HyphenatedFacts.answer(question, answer));
        json.put("rules", rules.ids());
        return json;
    }
}
