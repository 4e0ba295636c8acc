package org.vexillum.files.journal;

import java.util.List;
import java.util.Optional;
import org.vexillum.gamekit.Kind;
import org.vexillum.gamekit.Unreadable;
import org.vexillum.gamekit.journal.GameVersion;
import org.vexillum.kernel.Nullable;
import org.vexillum.kernel.match.Entry;
import org.vexillum.kernel.match.Match;
import org.vexillum.kernel.match.OpenQuestion;
import org.vexillum.kernel.match.Table;

/** A match played entry by entry, which says what happens after each. */
final class JournalPlayer<T extends Table<T>> {
    private final GameVersion<T> title;
    private final Match<T> match;
    private final @Nullable RememberedDice dice;
    private int finished;

    /**
     * @param seed of the dice, or null if people rolled and entered them
     */
    JournalPlayer(GameVersion<T> title, T start, @Nullable Seed seed) {
        this(title, start, seed, 0);
    }

    /**
     * @param before entries that an older part of the journal has: no die falls twice
     */
    JournalPlayer(GameVersion<T> title, T start, @Nullable Seed seed, int before) {
        this.title = title;
        dice = seed == null ? null : new RememberedDice(new LaterDice(seed.dice(), before));
        match = new Match<>(title.game(), start, dice);
    }

    GameVersion<T> title() {
        return title;
    }

    Match<T> match() {
        return match;
    }

    /** What came about since this was asked last, after so many entries. */
    EntryChecks marks(int entries) {
        var tables = match.fingerprints();
        int known = Math.min(finished, tables.size());
        finished = tables.size();
        return new EntryChecks(faces(entries), List.copyOf(tables.subList(known, tables.size())));
    }

    /** The faces that fell once so many entries had been used; none if people rolled them. */
    List<Integer> faces(int entries) {
        return dice == null ? List.of() : dice.after(entries);
    }

    /** The question that an answer of this number answers, if it is open. */
    Optional<OpenQuestion<T, ?>> open(int number) {
        return match.open().stream().filter(open -> open.number() == number).findFirst();
    }

    /** Whether the match has an entry of this number, made by a standing pass. */
    boolean has(int number) {
        return match.journal().size() > number;
    }

    /**
     * Plays one entry.
     *
     * @throws Unreadable if the rules do not take it
     */
    void play(Entry entry, String place) {
        switch (entry) {
            case Entry.Answer answer -> answer(answer, place);
            case Entry.DiceFell fell -> dice(fell, place);
            case Entry.TakenBack back -> takeBack(back, place);
            case Entry.Corrected agreed ->
                    match.correct(agreed.agreed(), agreed.correction(), agreed.reason());
            case Entry.Conceded gone -> concede(gone, place);
            case Entry.StandingPass pass ->
                    match.standingPass(pass.side(), pass.question(), pass.on());
        }
    }

    private void answer(Entry.Answer answer, String place) {
        var open = mustBeOpen(answer.number(), answer.fingerprint(), place);
        if (open.side() != answer.side())
            throw new Unreadable(place, "other-side", answer.side(), open.side());
        var refusal = match.answer(answer.side(), answer.number(), answer.answer());
        if (refusal != null) throw new Unreadable(place, "refused", refusal, refusal.rules());
    }

    /** The open question of this number, if it is the one that was answered then. */
    OpenQuestion<T, ?> mustBeOpen(int number, long fingerprint, String place) {
        var open =
                open(number)
                        .orElseThrow(() -> new Unreadable(place, "not-open", number, waiting()));
        if (open.fingerprint(match.table()) != fingerprint)
            throw new Unreadable(place, "other-question", Kind.of(open.question().getClass()));
        return open;
    }

    /** What the match waits for, to tell a reader who expected something else. */
    private String waiting() {
        var wanted = match.awaited();
        if (wanted != null) return wanted.count() + "D6";
        return match.open().isEmpty()
                ? "-"
                : match.open().stream().map(open -> "" + open.number()).toList().toString();
    }

    private void dice(Entry.DiceFell fell, String place) {
        if (!match.enterDice(fell.faces()))
            throw new Unreadable(place, "dice-unwanted", fell.faces().size(), waiting());
    }

    private void takeBack(Entry.TakenBack back, String place) {
        if (!has(back.from()) || back.from() < 0)
            throw new Unreadable(place, "no-entry", back.from());
        match.takeBack(back.from());
    }

    private void concede(Entry.Conceded gone, String place) {
        if (!match.concede(gone.side())) throw new Unreadable(place, "already-over");
    }
}
