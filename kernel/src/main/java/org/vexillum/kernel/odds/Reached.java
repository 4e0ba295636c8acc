package org.vexillum.kernel.odds;

import org.vexillum.kernel.match.Table;

/**
 * A table and what is carried from it; tables are compared by their fingerprints, what is carried
 * by content.
 */
public final class Reached<T extends Table<T>, C> {
    private final T table;
    private final long print;
    private final C carried;
    private final int hash;

    private Reached(T table, long print, C carried) {
        this.table = table;
        this.print = print;
        this.carried = carried;
        hash = Long.hashCode(print) + 31 * carried.hashCode();
    }

    static <T extends Table<T>, C> Reached<T, C> of(T table, C carried) {
        return new Reached<>(table, table.fingerprint(), carried);
    }

    /** The same table with something else. */
    <D> Reached<T, D> with(D other) {
        return new Reached<>(table, print, other);
    }

    public T table() {
        return table;
    }

    public C carried() {
        return carried;
    }

    @Override
    public boolean equals(Object other) {
        return other instanceof Reached<?, ?> reached
                && print == reached.print
                && carried.equals(reached.carried);
    }

    @Override
    public int hashCode() {
        return hash;
    }
}
