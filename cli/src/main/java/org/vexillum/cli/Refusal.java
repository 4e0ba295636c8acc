package org.vexillum.cli;

/** Ends a command with exit code 1 and one clear message, already in the user's language. */
public final class Refusal extends RuntimeException {
    public Refusal(String message) {
        super(message, null, false, false);
    }
}
