package org.vexillum.kernel.state;

import org.vexillum.kernel.Nullable;

/**
 * One piece of what can change about something on the table: declared once, a plain field there.
 *
 * <p>Names and order of declarations stand in stored games: neither changes, new ones go to the
 * end.
 *
 * @param <T> whose state it is: a unit, or the table itself
 */
public abstract sealed class State<T> implements Hashed<T> permits Declared {
    private final About about;

    State(About about) {
        this.about = about;
    }

    final About about() {
        return about;
    }

    public final String name() {
        return about.name();
    }

    /** When it ends by itself; null if it does not. */
    public final @Nullable Until until() {
        return about.until();
    }

    /** The rule behind it, or empty. */
    public final String rule() {
        return about.rule();
    }

    /** What its badge is called; empty if it shows none. */
    public final String badge() {
        return about.badge();
    }

    final int rank() {
        return about.rank();
    }

    /** Whether tables were stored before it came. */
    public final boolean isLater() {
        return about.later();
    }

    public final boolean isIn(Use use) {
        return about.uses().contains(use);
    }

    /** Whether it is as if nothing had happened. */
    public abstract boolean usual(T of);

    /** Makes it so. */
    public abstract void end(T of);

    @Override
    public final String toString() {
        return name();
    }
}
