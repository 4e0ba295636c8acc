package org.vexillum.tourneys.matching;

/** The matching library did not come back, or broke: the round must be paired by hand. */
public final class StuckSearch extends RuntimeException {
    StuckSearch(Exception cause) {
        super(cause);
    }
}
