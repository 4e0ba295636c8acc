package org.vexillum.kernel.referee;

/** Thrown by a referee that has no answer yet; only the one who runs the step catches it. */
@SuppressWarnings("serial")
public final class NoAnswerYet extends Error {
    public NoAnswerYet() {
        super(null, null, false, false);
    }
}
