package org.vexillum.lab.program;

import java.util.Map;
import java.util.function.Consumer;
import org.vexillum.gamekit.Kind;
import org.vexillum.gamekit.TableNames;
import org.vexillum.gamekit.Unreadable;
import org.vexillum.gamekit.json.JsonText;
import org.vexillum.gamekit.json.PlainAnswerReader;
import org.vexillum.kernel.Nullable;
import org.vexillum.kernel.Side;
import org.vexillum.kernel.match.Table;
import org.vexillum.kernel.referee.Choices;
import org.vexillum.kernel.referee.Question;
import org.vexillum.lab.EndAwarePlayer;

/** Puts questions to a program, one line of JSON each, and reads its answers. */
final class ProgramBot<T extends Table<T>> implements EndAwarePlayer<T> {
    private final String command;
    private final ProgramProcess talk;
    private final long seed;
    private final Consumer<ProgramProcess> giveBack;
    private int number;

    ProgramBot(String command, ProgramProcess talk, long seed, Consumer<ProgramProcess> giveBack) {
        this.command = command;
        this.talk = talk;
        this.seed = seed;
        this.giveBack = giveBack;
    }

    @Override
    public <A> A answer(T table, Side side, Question<T, A> question, Choices<A> choices) {
        if (number == 0) talk.say(JsonText.line(ProgramMessages.game(table, side, seed)));
        number++;
        var asked = JsonText.line(ProgramMessages.question(number, table, side, question, choices));
        var about = Kind.of(question.getClass());
        var said = talk.ask(asked, about);
        var answer = read(said, table, question, choices);
        var refusal = choices.refusal(answer);
        if (refusal != null) throw ProgramFailure.refused(refusal, command, said, about);
        return answer;
    }

    private <A> A read(String said, T table, Question<T, A> question, Choices<A> choices) {
        try {
            if (!(JsonText.read(said) instanceof Map<?, ?> map))
                throw new Unreadable("", "no-record", "answer");
            if (map.containsKey("pick")) return picked(map.get("pick"), choices);
            if (!map.containsKey("answer")) throw new Unreadable("", "missing", "answer");
            return PlainAnswerReader.read(
                    question, map.get("answer"), "answer", TableNames.of(table));
        } catch (Unreadable wrong) {
            var about = Kind.of(question.getClass());
            throw ProgramFailure.unreadable(wrong, command, said, about);
        }
    }

    private static <A> A picked(@Nullable Object place, Choices<A> choices) {
        var listed = choices.list();
        int most = Math.min(listed.size(), ProgramMessages.MOST) - 1;
        if (place instanceof Integer number && number >= 0 && number <= most)
            return listed.get(number);
        throw new Unreadable("pick", "no-constant", String.valueOf(place), "0 … " + most);
    }

    @Override
    public void over(T table) {
        talk.say(JsonText.line(ProgramMessages.over(table)));
        giveBack.accept(talk);
    }
}
