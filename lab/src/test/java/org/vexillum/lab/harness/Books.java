package org.vexillum.lab.harness;

import java.util.function.Consumer;
import org.vexillum.kernel.Event;

/** Keeps account of what there is in one game by its events alone: models, markers. */
interface Books<T> extends Consumer<Event> {
    /** Throws unless the table has what the books say, after every step. */
    void mustAgree(T table);
}
