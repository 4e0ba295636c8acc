package org.vexillum.kernel.referee;

/** A part of a sequence that can be entered by itself: a record of what it needs to know. */
public interface Stage<T> {
    void play(T table, Referee<T> referee);
}
