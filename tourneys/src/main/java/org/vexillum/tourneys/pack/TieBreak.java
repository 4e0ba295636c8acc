package org.vexillum.tourneys.pack;

/** What separates companies with equal tournament points. */
public enum TieBreak {
    /** More victory points. */
    SCORED,
    /** Fewer victory points conceded. */
    CONCEDED,
    /** More victory points than conceded. */
    DIFFERENCE
}
