package org.vexillum.lab;

import org.vexillum.kernel.referee.Player;

/** A player who wants to know when its game is over. */
public interface EndAwarePlayer<T> extends Player<T> {
    void over(T table);
}
