package org.vexillum.server;

import java.util.function.BooleanSupplier;

/** Waits for a state, however long a busy machine takes. */
final class Waiting {
    private static final int PAUSE = 50;
    private static final int TIMES = 60_000 / PAUSE;

    private Waiting() {}

    static void until(BooleanSupplier such) {
        for (int i = 0; i < TIMES; i++) {
            if (such.getAsBoolean()) return;
            pause();
        }
        throw new AssertionError("not so after a minute");
    }

    private static void pause() {
        try {
            Thread.sleep(PAUSE);
        } catch (InterruptedException hurried) {
            throw new AssertionError(hurried);
        }
    }
}
