package org.vexillum.kernel.referee;

import org.vexillum.kernel.Side;

/** A question and the side that has to answer it. */
public record AskedQuestion<T, A>(Side side, Question<T, A> question) {}
