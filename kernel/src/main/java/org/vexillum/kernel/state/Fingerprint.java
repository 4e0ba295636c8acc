package org.vexillum.kernel.state;

import java.util.ArrayList;
import java.util.List;

/** The hash of all that can change about something. */
public final class Fingerprint<T> implements Hashed<T> {
    private final List<Hashed<T>> parts;

    private Fingerprint(List<Hashed<T>> parts) {
        this.parts = List.copyOf(parts);
    }

    /**
     * @param parts the order in which stored games have them; what is declared and not among them
     *     comes after them
     */
    @SafeVarargs
    @SuppressWarnings("varargs")
    public static <T> Fingerprint<T> of(States<T> states, Hashed<T>... parts) {
        var all = new ArrayList<>(List.of(parts));
        for (var state : states.all())
            if (all.stream().noneMatch(part -> part.covers(state))) all.add(state);
        return new Fingerprint<>(all);
    }

    @Override
    public long add(long hash, T of) {
        for (int i = 0; i < parts.size(); i++) hash = parts.get(i).add(hash, of);
        return hash;
    }
}
