package org.vexillum.cli;

import java.util.Objects;

/** Ends a command with exit code 2: an argument that only the command itself can judge. */
public final class WrongUsage extends RuntimeException {
    public WrongUsage(String message) {
        super(message, null, false, false);
    }

    @Override
    public String getMessage() {
        return Objects.requireNonNull(super.getMessage());
    }
}
