package org.vexillum.formats.adjudicate;

import java.util.ArrayList;
import java.util.List;
import org.vexillum.formats.adjudicate.Outcome.Asking;
import org.vexillum.formats.adjudicate.Outcome.Refused;
import org.vexillum.formats.adjudicate.Outcome.WaitsForAnswer;
import org.vexillum.formats.adjudicate.Outcome.WaitsForDice;
import org.vexillum.formats.position.Fault;
import org.vexillum.kernel.Event;
import org.vexillum.kernel.Nullable;
import org.vexillum.kernel.Refusal;
import org.vexillum.kernel.Side;
import org.vexillum.kernel.dice.Dice;
import org.vexillum.kernel.match.Table;
import org.vexillum.kernel.referee.BaseReferee;
import org.vexillum.kernel.referee.Choices;
import org.vexillum.kernel.referee.IllegalAnswer;
import org.vexillum.kernel.referee.Question;
import org.vexillum.kernel.referee.Stop;

/** Takes dice and answers from a file; stops where they run out or are not legal. */
final class FileReferee<T extends Table<T>> extends BaseReferee<T> {
    private final Matter<T> matter;
    private final DiceTray tray;
    private final AnswerSheet sheet;
    private final List<Event> events = new ArrayList<>();
    private @Nullable Outcome stopped;

    FileReferee(Matter<T> matter, Matter.Orders<T> orders) {
        this.matter = matter;
        tray = orders.dice();
        sheet = orders.answers();
        standAt(matter.scene().battle());
    }

    @Override
    protected <A> A answer(Side side, Question<T, A> question, Choices<A> choices) {
        var entry = sheet.next(side, question);
        var pass = question.pass();
        boolean unsaid = entry == null || !entry.answers(question);
        if (unsaid && pass != null && matter.docket().idle(question)) return pass;
        boolean goesOn = entry != null || sheet.goesOnAfter(question);
        if (unsaid && pass != null && goesOn && matter.docket().offered(question))
            return taken(side, question, pass);
        if (entry == null) return assumed(side, question, choices);
        if (!entry.answers(question))
            throw new Fault(
                    entry.at(),
                    "other-question",
                    QuestionNames.of(question),
                    side,
                    String.valueOf(entry.question()));
        if (!entry.by(side))
            throw new Fault(
                    entry.at(), "other-side", QuestionNames.of(question), side, side.other());
        var answer = read(side, question, choices, entry);
        boolean before = entry.standing() && sheet.used(entry);
        sheet.use(entry);
        var refusal = choices.refusal(answer);
        if (refusal == null) return taken(side, question, answer);
        if (before && pass != null) return taken(side, question, instead(question, refusal, pass));
        throw refused(refusal, entry, side, question, choices);
    }

    /** A standing answer has done what it could; that it does no more is told. */
    private <A> A instead(Question<T, A> question, Refusal refusal, A pass) {
        var name = QuestionNames.of(question);
        var rules = refusal.rules();
        events.add(Found.of("passed-over", rules, "question", name, "why", refusal));
        return pass;
    }

    private <A> A taken(Side side, Question<T, A> question, A answer) {
        events.add(new Answered(side, question, answer, question.rules()));
        return answer;
    }

    /** What hardly matters need not be answered; everything else is waited for. */
    private <A> A assumed(Side side, Question<T, A> question, Choices<A> choices) {
        var taken = matter.docket().assumes(question, table());
        if (taken == null) throw stop(new WaitsForAnswer(new Asking<>(side, question, choices)));
        matter.scene().assumed().add(taken.about(), taken.what());
        var answer = choices.list().getFirst();
        events.add(new Answered(side, question, answer, question.rules()));
        return answer;
    }

    private <A> A read(
            Side side, Question<T, A> question, Choices<A> choices, AnswerSheet.Entry entry) {
        try {
            return new AnswerReader<>(matter.docket(), table(), matter.scene().frame())
                    .read(question, choices, entry.value());
        } catch (IllegalAnswer illegal) {
            throw refused(illegal.refusal(), entry, side, question, choices);
        }
    }

    private <A> Stop refused(
            Refusal refusal,
            AnswerSheet.Entry entry,
            Side side,
            Question<T, A> question,
            Choices<A> choices) {
        return stop(new Refused(refusal, entry.at(), new Asking<>(side, question, choices)));
    }

    /** An answer that the file has ready for it must still be the right one. */
    @Override
    protected <A> void unasked(Side side, Question<T, A> question, Choices<A> choices) {
        var entry = sheet.next(side, question);
        if (entry == null || entry.question() == null) return;
        if (!entry.answers(question) || !entry.by(side)) return;
        boolean before = entry.standing() && sheet.used(entry);
        sheet.use(entry);
        var refusal = choices.refusal(read(side, question, choices, entry));
        if (refusal == null) return;
        if (!before || question.pass() == null)
            throw refused(refusal, entry, side, question, choices);
        instead(question, refusal, question.pass());
    }

    @Override
    protected int[] faces(Dice dice, int count) {
        int[] faces = tray.take(dice, count);
        if (faces == null) throw stop(new WaitsForDice(dice, count, tray.left(dice), tray.at()));
        return faces;
    }

    @Override
    public void record(Event event) {
        events.add(event);
        for (var one : matter.docket().notAsked(event, table()))
            if (sheet.holds(one.side(), QuestionNames.of(one.question()))) events.add(one.why());
    }

    private Stop stop(Outcome why) {
        stopped = why;
        return new Stop();
    }

    List<Event> events() {
        return events;
    }

    /** Why it stopped, or null. */
    @Nullable Outcome stopped() {
        return stopped;
    }
}
