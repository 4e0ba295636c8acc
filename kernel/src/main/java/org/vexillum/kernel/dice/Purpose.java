package org.vexillum.kernel.dice;

/** What a roll is for; each game has an enum of its purposes. */
public interface Purpose {
    String name();

    /** How many faces its dice have. */
    default int faces() {
        return 6;
    }

    /** Whether it matters which die fell first; otherwise they are only counted. */
    default boolean inOrder() {
        return false;
    }
}
