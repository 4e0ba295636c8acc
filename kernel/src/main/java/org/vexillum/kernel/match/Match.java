package org.vexillum.kernel.match;

import java.util.ArrayList;
import java.util.List;
import org.vexillum.kernel.Event;
import org.vexillum.kernel.Nullable;
import org.vexillum.kernel.Refusal;
import org.vexillum.kernel.Rules;
import org.vexillum.kernel.Side;
import org.vexillum.kernel.dice.Dice;
import org.vexillum.kernel.dice.DiceSource;
import org.vexillum.kernel.referee.NoAnswerYet;

/**
 * A game being played: a first table, a source of dice and a journal.
 *
 * <p>Everything else is recomputed from these. A step that stops for want of an answer is run again
 * from the table at its start when the answer comes.
 */
public final class Match<T extends Table<T>> {
    private final Game<T> game;
    private final @Nullable DiceSource dice;
    private final List<Entry> journal = new ArrayList<>();
    private final List<Checkpoint<T>> checkpoints = new ArrayList<>();
    private final List<JournalReferee.Numbered> live = new ArrayList<>();
    private T table;
    private List<OpenQuestion<T, ?>> open = List.of();
    private List<Event> halfStep = List.of();
    private @Nullable Dice awaited;
    private @Nullable Side conceded;
    private int sealed;

    /** The table at the start of a step, and how far the journal was used up by then. */
    private record Checkpoint<T>(T table, JournalReferee.Progress progress, List<Event> events) {}

    /**
     * @param dice where faces come from, or null if people roll and enter them
     */
    public Match(Game<T> game, T start, @Nullable DiceSource dice) {
        this.game = game;
        this.dice = dice;
        this.table = start;
        checkpoints.add(new Checkpoint<>(start.copy(), JournalReferee.Progress.NONE, List.of()));
        play();
    }

    /** Plays a journal from its beginning. */
    public static <T extends Table<T>> Match<T> replay(
            Game<T> game, T start, @Nullable DiceSource dice, List<Entry> journal) {
        var match = new Match<>(game, start, dice);
        for (var entry : journal) match.append(entry);
        return match;
    }

    /** Answers an open question. Returns why not, or null if the answer stands. */
    public @Nullable Refusal answer(Side side, int number, Object answer) {
        for (var question : open)
            if (question.number() == number && question.side() == side)
                return answer(question, answer);
        return new Refusal("not-asked", List.of(side, number), Rules.NONE);
    }

    private <A> @Nullable Refusal answer(OpenQuestion<T, A> asked, Object answer) {
        var type = asked.question().answerType();
        if (!type.isInstance(answer))
            return new Refusal(
                    "wrong-kind",
                    List.of(type.getSimpleName(), answer.getClass().getSimpleName()),
                    asked.question().rules());
        var refusal = asked.choices().refusal(type.cast(answer));
        if (refusal != null) return refusal;
        enter(new Entry.Answer(asked.side(), asked.number(), asked.fingerprint(table), answer));
        return null;
    }

    /** Takes dice rolled by hand. */
    public boolean enterDice(List<Integer> faces) {
        if (awaited == null || awaited.count() != faces.size()) return false;
        int highest = awaited.faces();
        if (faces.stream().anyMatch(face -> face < 1 || face > highest)) return false;
        enter(new Entry.DiceFell(List.copyOf(faces)));
        return true;
    }

    /** Voids everything from this entry on. */
    public void takeBack(int from) {
        if (from < 0 || from >= journal.size())
            throw new IllegalArgumentException("the journal has no entry " + from);
        enter(new Entry.TakenBack(from));
    }

    /** Whether nothing has been rolled or revealed since this entry. */
    public boolean mayBeTakenBack(int from) {
        return from >= sealed && from < journal.size();
    }

    public void correct(List<Side> agreed, Object correction, String reason) {
        enter(new Entry.Corrected(List.copyOf(agreed), correction, reason));
    }

    /** A side gives up, unless the game is over already. */
    public boolean concede(Side side) {
        if (over()) return false;
        enter(new Entry.Conceded(side));
        return true;
    }

    public void standingPass(Side side, String question, boolean on) {
        enter(new Entry.StandingPass(side, question, on));
    }

    /** A new entry; what it brings up is declined where a standing pass says so. */
    private void enter(Entry entry) {
        append(entry);
        passWhereTold();
    }

    private void append(Entry entry) {
        int number = journal.size();
        mustFit(number, entry);
        journal.add(entry);
        switch (entry) {
            case Entry.TakenBack back -> rewind(back.from());
            case Entry.Conceded gone -> conceded = gone.side();
            case Entry.StandingPass _ -> {}
            default -> live.add(new JournalReferee.Numbered(number, entry));
        }
        playOrDrop(number);
    }

    private void mustFit(int number, Entry entry) {
        if (entry instanceof Entry.TakenBack back && (back.from() < 0 || back.from() >= number))
            throw new ReplayMismatch(number, "takes back entry " + back.from());
        boolean plays =
                entry instanceof Entry.Answer
                        || entry instanceof Entry.DiceFell
                        || entry instanceof Entry.Conceded;
        if (plays && over()) throw new ReplayMismatch(number, "comes after the end of the game");
    }

    /** An entry that cannot be played leaves no trace. */
    private void playOrDrop(int number) {
        try {
            play();
        } catch (RuntimeException impossible) {
            rewind(number);
            journal.removeLast();
            play();
            throw impossible;
        }
    }

    private void rewind(int from) {
        live.removeIf(numbered -> numbered.number() >= from);
        if (journal.subList(from, journal.size()).stream()
                .anyMatch(entry -> entry instanceof Entry.Conceded)) conceded = null;
        while (checkpoints.size() > 1 && checkpoints.getLast().progress.used() > live.size())
            checkpoints.removeLast();
    }

    private void play() {
        open = List.of();
        awaited = null;
        halfStep = List.of();
        boolean done = true;
        while (done && !game.over(checkpoints.getLast().table)) done = step();
        if (done) end();
        if (conceded != null) giveUp(conceded);
    }

    /** Plays a step as far as the journal goes. Returns whether it was finished. */
    private boolean step() {
        var referee = refereeAt(checkpoints.getLast());
        boolean done = run(table, referee);
        sealed = referee.progress().sealed();
        if (done) {
            var events = referee.events();
            checkpoints.add(new Checkpoint<>(table.copy(), referee.progress(), events));
        } else {
            open = referee.open();
            awaited = referee.awaited();
            halfStep = referee.events();
        }
        return done;
    }

    /** The last table, and what was agreed on after the game. */
    private void end() {
        var referee = refereeAt(checkpoints.getLast());
        referee.applyCorrections();
        halfStep = referee.events();
    }

    private void giveUp(Side side) {
        open = List.of();
        awaited = null;
        var referee = new JournalReferee<>(game, List.of(), null, JournalReferee.Progress.NONE);
        referee.standAt(table);
        game.concede(table, side, referee);
        var told = new ArrayList<>(halfStep);
        told.addAll(referee.events());
        halfStep = told;
    }

    private JournalReferee<T> refereeAt(Checkpoint<T> start) {
        table = start.table.copy();
        var referee = new JournalReferee<>(game, live, dice, start.progress);
        referee.standAt(table);
        return referee;
    }

    private boolean run(T copy, JournalReferee<T> referee) {
        try {
            game.step(copy, referee);
            return true;
        } catch (NoAnswerYet stop) {
            return false;
        }
    }

    private void passWhereTold() {
        for (var question : List.copyOf(open)) {
            var pass = question.question().pass();
            if (pass == null || question.answered()) continue;
            if (!passes(question.side(), name(question))) continue;
            answer(question.side(), question.number(), pass);
            return;
        }
    }

    private boolean passes(Side side, String question) {
        boolean passes = false;
        for (int i = 0; i < journal.size(); i++)
            if (journal.get(i) instanceof Entry.StandingPass pass
                    && pass.side() == side
                    && pass.question().equals(question)) passes = pass.on();
        return passes;
    }

    private String name(OpenQuestion<?, ?> question) {
        return table.stored().name(question.question());
    }

    public boolean over() {
        return conceded != null || game.over(checkpoints.getLast().table());
    }

    /** The table as far as it has been played, in mid-step too. */
    public T table() {
        return table;
    }

    public List<OpenQuestion<T, ?>> open() {
        return List.copyOf(open);
    }

    /** The dice that somebody has to roll and enter, or null. */
    public @Nullable Dice awaited() {
        return awaited;
    }

    public List<Entry> journal() {
        return List.copyOf(journal);
    }

    /** Everything that has happened and stands. */
    public List<Event> events() {
        var all = new ArrayList<Event>();
        for (var checkpoint : checkpoints) all.addAll(checkpoint.events());
        all.addAll(halfStep);
        return all;
    }

    /** The events of each finished step. */
    public List<List<Event>> steps() {
        return checkpoints.stream().skip(1).map(Checkpoint::events).toList();
    }

    /** The table after each finished step; not to be changed. */
    public List<T> tables() {
        return checkpoints.stream().skip(1).map(Checkpoint::table).toList();
    }

    /** How many of the entries that stand had been used up after each finished step. */
    public List<Integer> used() {
        return checkpoints.stream().skip(1).map(c -> c.progress().used()).toList();
    }

    /** The fingerprint of the table after each finished step. */
    public List<Long> fingerprints() {
        return checkpoints.stream().skip(1).map(c -> c.table().fingerprint()).toList();
    }
}
