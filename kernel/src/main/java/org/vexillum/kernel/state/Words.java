package org.vexillum.kernel.state;

import java.util.List;
import java.util.function.BiConsumer;
import java.util.function.Function;
import org.vexillum.kernel.match.Fingerprints;

/** Several constants in their order; usually none. */
public final class Words<T, E extends Enum<E>> extends Declared<T, Words<T, E>> {
    private final Class<E> type;
    private final Function<T, List<E>> reader;
    private final BiConsumer<T, List<E>> setter;

    private Words(
            About about,
            Class<E> type,
            Function<T, List<E>> reader,
            BiConsumer<T, List<E>> setter) {
        super(about);
        this.type = type;
        this.reader = reader;
        this.setter = setter;
    }

    public static <T, E extends Enum<E>> Words<T, E> words(
            String name,
            Class<E> type,
            Function<T, List<E>> reader,
            BiConsumer<T, List<E>> setter) {
        return new Words<>(About.of(name), type, reader, setter);
    }

    @Override
    Words<T, E> with(About more) {
        return new Words<>(more, type, reader, setter);
    }

    public Class<E> type() {
        return type;
    }

    public List<E> get(T of) {
        return reader.apply(of);
    }

    public void set(T of, List<E> now) {
        setter.accept(of, now);
    }

    @Override
    public boolean usual(T of) {
        return get(of).isEmpty();
    }

    @Override
    public void end(T of) {
        set(of, List.of());
    }

    @Override
    public long add(long hash, T of) {
        for (var one : get(of)) hash = Fingerprints.add(hash, one.ordinal());
        return hash;
    }
}
