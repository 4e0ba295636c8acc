package org.vexillum.kernel.match;

import org.vexillum.kernel.Side;
import org.vexillum.kernel.referee.Choices;
import org.vexillum.kernel.referee.Question;

/**
 * A question that waits for its answer.
 *
 * @param answered it has one, which can be changed while another side is still to answer
 */
public record Open<T, A>(
        int number, Side side, Question<T, A> question, Choices<A> choices, boolean answered) {
    long fingerprint() {
        return Fingerprints.of(question);
    }
}
