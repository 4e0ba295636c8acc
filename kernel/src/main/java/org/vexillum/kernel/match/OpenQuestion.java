package org.vexillum.kernel.match;

import org.vexillum.kernel.Side;
import org.vexillum.kernel.referee.Choices;
import org.vexillum.kernel.referee.Question;

/**
 * A question that waits for its answer.
 *
 * @param answered it has one, which can be changed while another side is still to answer
 */
public record OpenQuestion<T, A>(
        int number, Side side, Question<T, A> question, Choices<A> choices, boolean answered) {
    /** The hash of its text, by which an answer says what it answers. */
    public long fingerprint(Table<?> table) {
        return Fingerprints.of(table.stored().text(question));
    }
}
