package org.vexillum.kernel.state;

/** A part of a fingerprint. */
@FunctionalInterface
public interface Hashed<T> {
    long add(long hash, T of);

    /** Whether this piece of state is in it. */
    default boolean covers(State<T> state) {
        return this == state;
    }
}
