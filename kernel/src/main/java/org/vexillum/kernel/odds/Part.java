package org.vexillum.kernel.odds;

import org.vexillum.kernel.referee.Referee;

/** A step of a course that knows all it depends on beside the table; compared by content. */
public interface Part<T> {
    /** Returns what came of it, which is compared by content as well. */
    Object play(T table, Referee<T> referee);
}
