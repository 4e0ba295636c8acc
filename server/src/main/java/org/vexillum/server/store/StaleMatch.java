package org.vexillum.server.store;

/** Somebody else changed a match since it was read. */
@SuppressWarnings("serial")
public final class StaleMatch extends RuntimeException {
    StaleMatch(String match) {
        super(match, null, false, false);
    }
}
