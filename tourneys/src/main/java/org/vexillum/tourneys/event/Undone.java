package org.vexillum.tourneys.event;

import org.vexillum.kernel.stored.Stored;

/** Voids an earlier entry, as if it had never been made. */
@Stored(as = "Undone", with = "entry")
public record Undone(int entry) implements Change {
    /** The log itself leaves the entry out. */
    @Override
    public void apply(EventState event) {}
}
