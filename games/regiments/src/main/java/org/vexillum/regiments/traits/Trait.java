package org.vexillum.regiments.traits;

/**
 * A special rule on a model or weapon.
 *
 * <p>A trait holds no state. It implements a narrow interface for each moment at which it acts; the
 * sequence asks the traits that are present at that moment.
 */
public interface Trait {
    /** The name without its value: traits of equal name do not add up (AOFR-PRINCIPLE-06). */
    String name();

    /** The value X, or 0 for a trait without one. */
    default int x() {
        return 0;
    }

    /** The ledger's rule behind it. */
    String rule();

    /** As written on the card. */
    default String written() {
        return x() == 0 ? name() : name() + "(" + x() + ")";
    }
}
