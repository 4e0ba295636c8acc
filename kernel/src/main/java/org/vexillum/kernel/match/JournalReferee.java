package org.vexillum.kernel.match;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import org.vexillum.kernel.Event;
import org.vexillum.kernel.Nullable;
import org.vexillum.kernel.Side;
import org.vexillum.kernel.dice.Dice;
import org.vexillum.kernel.dice.DiceSource;
import org.vexillum.kernel.referee.AskedQuestion;
import org.vexillum.kernel.referee.BaseReferee;
import org.vexillum.kernel.referee.Choices;
import org.vexillum.kernel.referee.NoAnswerYet;
import org.vexillum.kernel.referee.Question;

/** Answers one step from the journal and stops where the journal ends. */
final class JournalReferee<T extends Table<T>> extends BaseReferee<T> {
    private final Game<T> game;
    private final List<Numbered> entries;
    private final @Nullable DiceSource dice;
    private final List<Event> events = new ArrayList<>();
    private final List<OpenQuestion<T, ?>> open = new ArrayList<>();
    private @Nullable Dice awaited;
    private int used;
    private int questions;
    private int lastEntry;
    private int fallen;
    private int sealed;

    /** A journal entry with its number. */
    record Numbered(int number, Entry entry) {}

    /**
     * How far a game has got through its journal.
     *
     * @param used entries used up
     * @param questions questions put so far
     * @param lastEntry the number of the last entry used, or -1
     * @param fallen dice that fell since that entry; the next step counts on from there
     * @param sealed entries below this number lie before a roll or a reveal
     */
    record Progress(int used, int questions, int lastEntry, int fallen, int sealed) {
        static final Progress NONE = new Progress(0, 0, -1, 0, 0);
    }

    /**
     * @param dice where faces come from, or null if people roll and enter them
     */
    JournalReferee(
            Game<T> game, List<Numbered> entries, @Nullable DiceSource dice, Progress start) {
        this.game = game;
        this.entries = entries;
        this.dice = dice;
        used = start.used;
        questions = start.questions;
        lastEntry = start.lastEntry;
        fallen = start.fallen;
        sealed = start.sealed;
    }

    @Override
    protected <A> A answer(Side side, Question<T, A> question, Choices<A> choices) {
        return type(question, answersTo(List.of(new AskedQuestion<>(side, question))).getFirst());
    }

    @Override
    public List<Object> askTogether(List<AskedQuestion<T, ?>> together) {
        return answersTo(together);
    }

    private List<Object> answersTo(List<? extends AskedQuestion<T, ?>> asked) {
        var answers = new ArrayList<@Nullable Object>();
        for (int i = 0; i < asked.size(); i++) answers.add(null);
        while (answers.contains(null)) takeAnswer(asked, answers);
        questions += asked.size();
        return new ArrayList<>(answers);
    }

    private void takeAnswer(
            List<? extends AskedQuestion<T, ?>> asked, List<@Nullable Object> answers) {
        applyCorrections();
        if (used == entries.size()) stopAt(asked, answers);
        var numbered = entries.get(used);
        if (!(numbered.entry() instanceof Entry.Answer answer))
            throw new ReplayMismatch(numbered.number(), "dice stand where an answer is asked for");
        int place = answer.number() - questions;
        if (place < 0 || place >= asked.size())
            throw new ReplayMismatch(numbered.number(), "answers question " + answer.number());
        check(numbered.number(), asked.get(place), answer);
        answers.set(place, answer.answer());
        use(numbered.number());
    }

    private <A> void check(int number, AskedQuestion<T, A> asked, Entry.Answer answer) {
        var question = asked.question();
        if (answer.side() != asked.side()
                || answer.fingerprint() != Fingerprints.of(table().stored().text(question)))
            throw new ReplayMismatch(number, "answers another question than " + question);
        if (!question.answerType().isInstance(answer.answer()))
            throw new ReplayMismatch(number, "has the wrong kind of answer to " + question);
        var refusal = question.choices(table()).refusal(type(question, answer.answer()));
        if (refusal != null) throw new ReplayMismatch(number, "is refused: " + refusal);
    }

    private static <T, A> A type(Question<T, A> question, Object answer) {
        return question.answerType().cast(answer);
    }

    /** Corrections were agreed on while the game waited here. */
    void applyCorrections() {
        while (used < entries.size()
                && entries.get(used).entry() instanceof Entry.Corrected corrected) {
            game.correct(table(), corrected.correction(), this);
            use(entries.get(used).number());
        }
    }

    private void stopAt(List<? extends AskedQuestion<T, ?>> asked, List<@Nullable Object> answers) {
        for (int i = 0; i < asked.size(); i++)
            open.add(open(questions + i, asked.get(i), answers.get(i) != null));
        throw new NoAnswerYet();
    }

    private <A> OpenQuestion<T, A> open(int number, AskedQuestion<T, A> asked, boolean answered) {
        var choices = asked.question().choices(table());
        return new OpenQuestion<>(number, asked.side(), asked.question(), choices, answered);
    }

    private void use(int number) {
        used++;
        lastEntry = number;
        fallen = 0;
    }

    @Override
    protected int[] faces(Dice what, int count) {
        if (dice == null) return enteredFaces(what, count);
        int[] faces = new int[count];
        for (int i = 0; i < count; i++) faces[i] = dice.die(what.faces(), lastEntry + 1, fallen++);
        if (count > 0) sealed = lastEntry + 1;
        return faces;
    }

    private int[] enteredFaces(Dice what, int count) {
        if (count == 0) return new int[0];
        applyCorrections();
        if (used == entries.size()) {
            awaited = new Dice(what.side(), what.purpose(), what.check(), count);
            throw new NoAnswerYet();
        }
        var numbered = entries.get(used);
        if (!(numbered.entry() instanceof Entry.DiceFell fell) || fell.faces().size() != count)
            throw new ReplayMismatch(
                    numbered.number(), "does not have the " + count + " dice wanted");
        use(numbered.number());
        sealed = lastEntry + 1;
        return Arrays.copyOf(fell.faces().stream().mapToInt(Integer::intValue).toArray(), count);
    }

    @Override
    public void reveal(Event fact) {
        sealed = lastEntry + 1;
        record(fact);
    }

    @Override
    public void record(Event event) {
        events.add(event);
    }

    List<Event> events() {
        return events;
    }

    List<OpenQuestion<T, ?>> open() {
        return open;
    }

    @Nullable Dice awaited() {
        return awaited;
    }

    Progress progress() {
        return new Progress(used, questions, lastEntry, fallen, sealed);
    }
}
