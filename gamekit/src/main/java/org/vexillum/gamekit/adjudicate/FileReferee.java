package org.vexillum.gamekit.adjudicate;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import org.vexillum.gamekit.adjudicate.InquiryOutcome.Asking;
import org.vexillum.gamekit.adjudicate.InquiryOutcome.Refused;
import org.vexillum.gamekit.adjudicate.InquiryOutcome.WaitsForAnswer;
import org.vexillum.gamekit.adjudicate.InquiryOutcome.WaitsForDice;
import org.vexillum.gamekit.position.FileFault;
import org.vexillum.gamekit.position.Scene;
import org.vexillum.gamekit.tree.Node;
import org.vexillum.kernel.Event;
import org.vexillum.kernel.Nullable;
import org.vexillum.kernel.Refusal;
import org.vexillum.kernel.Side;
import org.vexillum.kernel.dice.Dice;
import org.vexillum.kernel.match.Table;
import org.vexillum.kernel.referee.AnsweredItself;
import org.vexillum.kernel.referee.BaseReferee;
import org.vexillum.kernel.referee.Choices;
import org.vexillum.kernel.referee.IllegalAnswer;
import org.vexillum.kernel.referee.NoAnswerYet;
import org.vexillum.kernel.referee.Question;

/** Takes dice and answers from a file; stops where they run out or are not legal. */
final class FileReferee<T extends Table<T>> extends BaseReferee<T> {
    private final Inquiry<T> matter;
    private final Scene<T> scene;
    private final FileDice tray;
    private final FileAnswers sheet;
    private final List<Event> events = new ArrayList<>();
    private @Nullable InquiryOutcome stopped;
    private @Nullable Asking<?> asking;
    private @Nullable InquiryOutcome passedOver;
    private final UnneededAnswers needless = new UnneededAnswers();
    private final Map<FileAnswers.Entry, InquiryOutcome.Refused> forgone = new LinkedHashMap<>();

    FileReferee(Inquiry<T> matter, Inquiry.Orders<T> orders) {
        this.matter = matter;
        tray = orders.dice();
        sheet = orders.answers();
        scene = Objects.requireNonNull(matter.scene());
        standAt(scene.battle());
    }

    @Override
    protected <A> A answer(Side side, Question<T, A> question, Choices<A> choices) {
        asking = asking(side, question, choices);
        var answer = answered(side, question, choices);
        asking = null;
        return answer;
    }

    private <A> A answered(Side side, Question<T, A> question, Choices<A> choices) {
        var entry = next(side, question, choices);
        var pass = question.pass();
        boolean unsaid = entry == null || !entry.answers(question);
        if (unsaid && pass != null && matter.docket().idle(question))
            return taken(side, question, pass);
        boolean goesOn = entry != null || sheet.goesOnAfter(question);
        if (unsaid && pass != null && goesOn && matter.docket().offered(question))
            return taken(side, question, pass);
        var proposal = unsaid ? matter.docket().assumes(question, table()) : null;
        if (proposal != null) return assumed(side, question, choices, proposal);
        var only = unsaid || strange(question, choices, entry) ? choices.only() : null;
        if (only != null) {
            if (!unsaid) passOver(side, question, choices, entry);
            return itself(side, question, only);
        }
        if (entry == null) throw stop(new WaitsForAnswer(asking(side, question, choices)));
        if (!entry.answers(question)) {
            mustNotComeLate(side, question, choices, entry);
            var why = forgone.get(entry);
            if (why != null) throw stop(why);
            throw new FileFault(
                    entry.at(),
                    "other-question",
                    QuestionNames.of(question),
                    side,
                    String.valueOf(entry.question()));
        }
        if (!entry.by(side))
            throw new FileFault(
                    entry.at(), "other-side", QuestionNames.of(question), side, side.other());
        entry = meant(question, choices, entry);
        var answer = read(side, question, choices, entry);
        boolean before = entry.standing() && sheet.used(entry);
        sheet.use(entry);
        var refusal = choices.refusal(answer);
        if (refusal == null) return taken(side, question, answer);
        if (before && pass != null) return taken(side, question, instead(question, refusal, pass));
        throw refused(refusal, entry, side, question, choices);
    }

    /** The next answer; those that nobody needed to write are passed over. */
    private <A> FileAnswers.@Nullable Entry next(
            Side side, Question<T, A> question, Choices<A> choices) {
        var entry = sheet.next(side, question);
        while (entry != null && strange(question, choices, entry) && needless.take(entry)) {
            sheet.use(entry);
            entry = sheet.next(side, question);
        }
        return entry;
    }

    /** Whether an answer without a name is none to this question. */
    private <A> boolean strange(
            Question<T, A> question, Choices<A> choices, FileAnswers.@Nullable Entry entry) {
        return entry != null && entry.unnamed() && !legal(question, choices, entry);
    }

    private <A> boolean legal(
            Question<T, A> question, Choices<A> choices, FileAnswers.Entry entry) {
        try {
            return choices.refusal(reader().read(question, choices, entry.value())) == null;
        } catch (IllegalAnswer | FileFault _) {
            return false;
        }
    }

    /** An answer that is not legal here; if one is left over in the end, this was wrong. */
    private <A> void passOver(
            Side side,
            Question<T, A> question,
            Choices<A> choices,
            FileAnswers.@Nullable Entry entry) {
        if (entry == null || !readable(question, choices, entry.value())) return;
        var refusal = choices.refusal(read(side, question, choices, entry));
        if (refusal != null && passedOver == null)
            passedOver = new Refused(refusal, entry.at(), asking(side, question, choices));
    }

    /** Answers to questions that answered themselves do no harm at the end of the list. */
    void settle() {
        for (var entry : sheet.unnamed()) if (needless.take(entry)) sheet.use(entry);
    }

    /** At a table a secret question is put though only one answer is legal; a file need not. */
    private <A> A itself(Side side, Question<T, A> question, A only) {
        var name = question.getClass().getSimpleName();
        record(new AnsweredItself(side, name, only, question.rules(table())));
        return only;
    }

    /** An answer that stands behind others to which it belongs before. */
    private <A> void mustNotComeLate(
            Side side, Question<T, A> question, Choices<A> choices, FileAnswers.Entry instead) {
        var late = sheet.later(question);
        if (late == null) return;
        var name = QuestionNames.of(question);
        var why = matter.docket().tooLate(name, String.valueOf(instead.question()), events);
        if (why != null) throw refused(why, late, side, question, choices);
    }

    /** What the list has left may come too late, or be forbidden by what was played. */
    @Nullable InquiryOutcome leftOver() {
        var left = sheet.leftOver();
        if (left == null) return neverAsked();
        var name = String.valueOf(left.question());
        var why = matter.docket().tooLate(name, sheet.lastAsked(), events);
        return why == null ? neverAsked() : new InquiryOutcome.Forbidden(why, left.at());
    }

    private @Nullable InquiryOutcome neverAsked() {
        for (var entry : sheet.neverAsked()) {
            var name = String.valueOf(entry.question());
            var why = matter.docket().neverAsked(name, events);
            if (why != null) return new InquiryOutcome.Forbidden(why, entry.at());
        }
        return null;
    }

    /** A standing answer has done what it could; that it does no more is told. */
    private <A> A instead(Question<T, A> question, Refusal refusal, A pass) {
        var name = QuestionNames.of(question);
        var rules = refusal.rules();
        events.add(QueryAnswer.of("passed-over", rules, "question", name, "why", refusal));
        return pass;
    }

    private <A> A taken(Side side, Question<T, A> question, A answer) {
        events.add(new AnswerUsed(side, question, answer, question.rules(table())));
        return answer;
    }

    /** A row under the name of a question is one answer if it can be, else one after another. */
    private <A> FileAnswers.Entry meant(
            Question<T, A> question, Choices<A> choices, FileAnswers.Entry entry) {
        var several = FileAnswers.several(entry);
        if (several.isEmpty() || readable(question, choices, entry.value())) return entry;
        return several.stream().allMatch(one -> readable(question, choices, one))
                ? sheet.split(entry)
                : entry;
    }

    private <A> boolean readable(Question<T, A> question, Choices<A> choices, Node node) {
        try {
            reader().read(question, choices, node);
            return true;
        } catch (IllegalAnswer _) {
            return true;
        } catch (FileFault _) {
            return false;
        }
    }

    private AnswerReader<T> reader() {
        return new AnswerReader<>(matter.docket(), table(), scene.frame());
    }

    /** What hardly matters need not be answered, in a list no more than elsewhere. */
    private <A> A assumed(
            Side side,
            Question<T, A> question,
            Choices<A> choices,
            TaskCatalogue.Assumption taken) {
        scene.assumed().add(taken.about(), taken.what());
        var answer = choices.list().getFirst();
        events.add(new AnswerUsed(side, question, answer, question.rules(table())));
        return answer;
    }

    private <A> A read(
            Side side, Question<T, A> question, Choices<A> choices, FileAnswers.Entry entry) {
        try {
            return reader().read(question, choices, entry.value());
        } catch (IllegalAnswer illegal) {
            throw refused(illegal.refusal(), entry, side, question, choices);
        }
    }

    private <A> NoAnswerYet refused(
            Refusal refusal,
            FileAnswers.Entry entry,
            Side side,
            Question<T, A> question,
            Choices<A> choices) {
        return stop(new Refused(refusal, entry.at(), asking(side, question, choices)));
    }

    /** An answer that the file has ready for it is taken, but must be a right one. */
    @Override
    protected <A> @Nullable A unasked(Side side, Question<T, A> question, Choices<A> choices) {
        needless.mayHave(
                sheet.unnamed().stream().filter(one -> legal(question, choices, one)).toList());
        var next = sheet.next(side, question);
        if (next == null || next.question() == null) return null;
        if (!next.answers(question) || !next.by(side)) return null;
        asking = asking(side, question, choices);
        var own = own(side, question, choices, meant(question, choices, next));
        asking = null;
        return own;
    }

    private <A> @Nullable A own(
            Side side, Question<T, A> question, Choices<A> choices, FileAnswers.Entry entry) {
        boolean before = entry.standing() && sheet.used(entry);
        sheet.use(entry);
        var answer = read(side, question, choices, entry);
        var refusal = choices.refusal(answer);
        if (refusal == null) return taken(side, question, answer);
        if (!before || question.pass() == null)
            throw refused(refusal, entry, side, question, choices);
        instead(question, refusal, question.pass());
        return null;
    }

    /** If an answer to it is never used in another place, it is refused with the reason. */
    @Override
    public <A> void notPut(Side side, Question<T, A> question) {
        var entry = sheet.next(side, question);
        if (entry == null || !entry.answers(question) || !entry.by(side)) return;
        var choices = question.choices(table());
        boolean named = entry.question() != null;
        if (!named && (entry.standing() || !readable(question, choices, entry.value()))) return;
        entry = meant(question, choices, entry);
        if (entry.standing() && sheet.used(entry)) return;
        var refusal = choices.refusal(read(side, question, choices, entry));
        if (refusal != null)
            forgone.putIfAbsent(
                    entry, new Refused(refusal, entry.at(), asking(side, question, choices)));
    }

    /** An answer to a question that was not put, for good reason, and to no other; or null. */
    @Nullable InquiryOutcome forgone() {
        for (var one : forgone.entrySet()) if (!sheet.used(one.getKey())) return one.getValue();
        return sheet.unnamed().isEmpty() ? null : passedOver;
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
        var chosen = matter.docket().assumes(event, table());
        if (chosen != null) scene.assumed().add(chosen.about(), chosen.what());
        matter.docket().happened(event, table());
        for (var one : matter.docket().notAsked(event, table()))
            if (sheet.holds(one.side(), QuestionNames.of(one.question()))) events.add(one.why());
    }

    private <A> Asking<A> asking(Side side, Question<T, A> question, Choices<A> choices) {
        return new Asking<>(side, question, choices, question.rules(table()));
    }

    private NoAnswerYet stop(InquiryOutcome why) {
        stopped = why;
        return new NoAnswerYet();
    }

    /** The question that an answer of the file was just to be held against, or null. */
    @Nullable Asking<?> asking() {
        return asking;
    }

    List<Event> events() {
        return events;
    }

    /** Why it stopped, or null. */
    @Nullable InquiryOutcome stopped() {
        return stopped;
    }
}
