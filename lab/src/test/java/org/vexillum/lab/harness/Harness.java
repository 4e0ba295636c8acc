package org.vexillum.lab.harness;

import static org.vexillum.lab.harness.Broken.must;

import java.util.ArrayList;
import java.util.List;
import org.vexillum.kernel.Side;
import org.vexillum.kernel.match.Entry;
import org.vexillum.kernel.match.Match;
import org.vexillum.kernel.match.OpenQuestion;
import org.vexillum.kernel.match.Table;
import org.vexillum.kernel.referee.DirectReferee;
import org.vexillum.kernel.referee.Player;

/**
 * Plays any game at random and looks at it after every step.
 *
 * @param oneIn looks closely at one question, and one table, in so many
 */
record Harness<T extends Table<T>>(Subject<T> subject, int oneIn) {
    /** Plays a game; returns the fingerprint of the table after each step. */
    List<Long> play(int number) {
        var table = subject.start(number);
        var dice = new CountedDice(subject.dice(number));
        var ledger = new DiceLedger(subject, oneIn == 1);
        var books = subject.books();
        var referee =
                new DirectReferee<>(
                        player(number, Side.A),
                        player(number, Side.B),
                        dice,
                        ledger.andThen(books));
        referee.standAt(table);
        var prints = new ArrayList<Long>();
        try {
            while (!subject.rules().over(table)) {
                step(table, referee, (number + prints.size()) % oneIn == 0);
                ledger.mustAgree(dice.count());
                books.mustAgree(table);
                prints.add(table.fingerprint());
            }
        } catch (RuntimeException | AssertionError broken) {
            var where = subject.title(number) + ", step " + prints.size() + ": ";
            throw new AssertionError(where + broken, broken);
        }
        return prints;
    }

    private Watchful<T> player(int number, Side side) {
        return new Watchful<>(subject, 2L * number + side.ordinal(), oneIn);
    }

    private void step(T table, DirectReferee<T> referee, boolean look) {
        if (look) Copies.mustBeDeep(table, subject.replaced());
        var copy = table.copy();
        long before = copy.fingerprint();
        subject.rules().step(table, referee);
        must(copy.fingerprint() == before, "a step changed a copy made before it");
        subject.laws(table);
    }

    /** The same game as a match, which runs each step again for every answer. */
    Match<T> match(int number) {
        var match = new Match<>(subject.rules(), subject.start(number), subject.dice(number));
        var a = player(number, Side.A);
        var b = player(number, Side.B);
        while (!match.over())
            for (var open : match.open()) answer(match, open, open.side() == Side.A ? a : b);
        return match;
    }

    static <T extends Table<T>, A> void answer(
            Match<T> match, OpenQuestion<T, A> open, Player<T> player) {
        var answer = player.answer(match.table(), open.side(), open.question(), open.choices());
        var refusal = match.answer(open.side(), open.number(), answer);
        must(refusal == null, "refused", open.question(), answer);
    }

    /** A match played once more from its journal. */
    Match<T> replayed(int number, List<Entry> journal) {
        return Match.replay(subject.rules(), subject.start(number), subject.dice(number), journal);
    }
}
