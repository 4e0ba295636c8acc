package org.vexillum.gamekit.adjudicate;

import org.vexillum.kernel.Side;
import org.vexillum.kernel.referee.Question;
import org.vexillum.kernel.referee.Referee;

/** A referee whose answers were written before anybody knew which questions would be put. */
public interface Examined<T> {
    /**
     * A question that is not put, since there is nothing to choose.
     *
     * <p>If an answer to it is never used in another place, it is refused with the reason.
     */
    <A> void notPut(Side side, Question<T, A> question);

    /** The referee of a file, or nobody if it is another. */
    @SuppressWarnings("unchecked")
    static <T> Examined<T> of(Referee<T> referee) {
        return referee instanceof Examined<?> examined
                ? (Examined<T>) examined
                : new Examined<>() {
                    @Override
                    public <A> void notPut(Side side, Question<T, A> question) {}
                };
    }
}
