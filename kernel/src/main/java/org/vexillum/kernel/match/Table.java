package org.vexillum.kernel.match;

import org.vexillum.kernel.stored.StoredTypes;

/** The whole state of a game between two steps. */
public interface Table<T extends Table<T>> {
    /** A deep copy: nothing done to it is seen here. */
    T copy();

    /** The version of the rules that it is played by; see {@link Game#version}. */
    default int ruleset() {
        return 1;
    }

    /** The types that journals store, and by which keys. */
    StoredTypes stored();

    /** A hash of everything that matters, the same on every machine. */
    long fingerprint();
}
