package org.vexillum.kernel.state;

import java.util.List;

/** Several pieces of state that stored games hash together in a way of their own. */
public record Joint<T>(Hashed<T> hashed, List<State<T>> pieces) implements Hashed<T> {
    @SafeVarargs
    @SuppressWarnings("varargs")
    public static <T> Joint<T> of(Hashed<T> hashed, State<T>... pieces) {
        return new Joint<>(hashed, List.of(pieces));
    }

    @Override
    public long add(long hash, T of) {
        return hashed.add(hash, of);
    }

    @Override
    public boolean covers(State<T> state) {
        return pieces.contains(state);
    }
}
