package org.vexillum.kernel;

/** A special rule as the card of a unit or model names it. */
public interface CardRule {
    /** The name without its value. */
    String name();

    /** The ledger's rule behind it. */
    String rule();

    /** As written on the card. */
    String written();
}
