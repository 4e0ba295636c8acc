package org.vexillum.kernel.match;

/** A replay met another question than the journal has an answer for. */
@SuppressWarnings("serial")
public final class ReplayMismatch extends RuntimeException {
    private final int entry;

    ReplayMismatch(int entry, String what) {
        super("entry " + entry + ": " + what);
        this.entry = entry;
    }

    public int entry() {
        return entry;
    }
}
