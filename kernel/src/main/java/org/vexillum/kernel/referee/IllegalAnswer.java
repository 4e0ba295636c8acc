package org.vexillum.kernel.referee;

import org.vexillum.kernel.Refusal;

/** An answer that the rules refuse; the table is unchanged. */
@SuppressWarnings("serial")
public final class IllegalAnswer extends RuntimeException {
    private final transient Refusal refusal;

    public IllegalAnswer(Refusal refusal) {
        super(refusal.key() + " " + refusal.facts() + " " + refusal.rules());
        this.refusal = refusal;
    }

    public Refusal refusal() {
        return refusal;
    }
}
