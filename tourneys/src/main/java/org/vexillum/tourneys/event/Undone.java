package org.vexillum.tourneys.event;

/** Voids an earlier entry, as if it had never been made. */
public record Undone(int entry) implements Change {
    /** The log itself leaves the entry out. */
    @Override
    public void apply(Event event) {}
}
