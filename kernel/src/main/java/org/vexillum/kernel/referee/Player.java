package org.vexillum.kernel.referee;

import org.vexillum.kernel.Side;

/** Somebody who answers at once: a bot. */
public interface Player<T> {
    <A> A answer(T table, Side side, Question<T, A> question, Choices<A> choices);
}
