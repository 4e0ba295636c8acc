package org.vexillum.firstblood.traits;

import org.vexillum.kernel.CardRule;
import org.vexillum.kernel.Cause;

/**
 * A special rule on a model.
 *
 * <p>A trait holds no state. It implements a narrow interface for each moment at which it acts; the
 * sequence asks the traits that are present at that moment.
 */
public interface Trait extends CardRule {
    /** The name without its value, as in the English book. */
    @Override
    String name();

    /** The value X, or 0 for a trait without one. */
    default int x() {
        return 0;
    }

    /** Whether the value is written (+X) and adds to others (FB-SR-STACK-E2). */
    default boolean adds() {
        return false;
    }

    /** The reason of what it changes, as the log shows it. */
    default Cause cause() {
        return new Cause(rule(), written());
    }

    @Override
    default String written() {
        return x() == 0 ? name() : name() + " (" + (adds() ? "+" : "") + x() + ")";
    }
}
