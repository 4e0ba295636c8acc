package org.vexillum.kernel.match;

import org.vexillum.kernel.stored.Storable;

/** The whole state of a game between two steps. */
public interface Table<T extends Table<T>> extends Storable {
    /** A deep copy: nothing done to it is seen here. */
    T copy();

    /** The version of the rules that it is played by; see {@link Game#version}. */
    default int ruleset() {
        return 1;
    }

    /** A hash of everything that matters, the same on every machine. */
    long fingerprint();
}
