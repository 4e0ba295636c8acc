package org.vexillum.server.store;

/** Somebody else changed a match since it was read. */
@SuppressWarnings("serial")
public final class Overtaken extends RuntimeException {
    Overtaken(String match) {
        super(match, null, false, false);
    }
}
