package org.vexillum.regiments.traits;

import org.vexillum.kernel.CardRule;

/**
 * A special rule on a model or weapon.
 *
 * <p>A trait holds no state. It implements a narrow interface for each moment at which it acts; the
 * sequence asks the traits that are present at that moment.
 */
public interface Trait extends CardRule {
    /** The name without its value: traits of equal name do not add up (AOFR-PRINCIPLE-06). */
    @Override
    String name();

    /** The value X, or 0 for a trait without one. */
    default int x() {
        return 0;
    }

    @Override
    default String written() {
        return x() == 0 ? name() : name() + "(" + x() + ")";
    }
}
