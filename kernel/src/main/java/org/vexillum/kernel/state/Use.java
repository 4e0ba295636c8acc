package org.vexillum.kernel.state;

/** Where a piece of state is found, besides fingerprints and stored tables, which have them all. */
public enum Use {
    /** In position files; what is left out there is read and written by the game's own code. */
    POSITION,
    /** In what programs that play are told of the table. */
    FACTS,
    /** In the last table of a journal. */
    END,
    /** Among what players may agree to change. */
    CORRECTION
}
