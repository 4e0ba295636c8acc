package org.vexillum.kernel.state;

import java.util.List;
import java.util.function.BiConsumer;
import java.util.function.Function;
import org.vexillum.kernel.Nullable;
import org.vexillum.kernel.match.Fingerprints;

/** One of several constants, or none where the usual is none. */
public final class Word<T, E extends Enum<E>> extends Declared<T, Word<T, E>> {
    private final Class<E> type;
    private final @Nullable E usual;
    private final Function<T, @Nullable E> reader;
    private final BiConsumer<T, @Nullable E> setter;

    private Word(
            About about,
            Class<E> type,
            @Nullable E usual,
            Function<T, @Nullable E> reader,
            BiConsumer<T, @Nullable E> setter) {
        super(about);
        this.type = type;
        this.usual = usual;
        this.reader = reader;
        this.setter = setter;
    }

    public static <T, E extends Enum<E>> Word<T, E> word(
            String name, E usual, Function<T, E> reader, BiConsumer<T, E> setter) {
        return new Word<>(
                About.of(name),
                usual.getDeclaringClass(),
                usual,
                reader::apply,
                (of, now) -> setter.accept(of, now == null ? usual : now));
    }

    /** A constant, or null, which is usual. */
    public static <T, E extends Enum<E>> Word<T, E> wordOrNone(
            String name,
            Class<E> type,
            Function<T, @Nullable E> reader,
            BiConsumer<T, @Nullable E> setter) {
        return new Word<>(About.of(name), type, null, reader, setter);
    }

    @Override
    Word<T, E> with(About more) {
        return new Word<>(more, type, usual, reader, setter);
    }

    public Class<E> type() {
        return type;
    }

    public List<E> constants() {
        return List.of(type.getEnumConstants());
    }

    /** What it is usually; null if that is nothing. */
    public @Nullable E usual() {
        return usual;
    }

    public @Nullable E get(T of) {
        return reader.apply(of);
    }

    public void set(T of, @Nullable E now) {
        setter.accept(of, now);
    }

    @Override
    public boolean usual(T of) {
        return get(of) == usual;
    }

    @Override
    public void end(T of) {
        set(of, usual);
    }

    @Override
    public long add(long hash, T of) {
        var now = get(of);
        return Fingerprints.add(hash, now == null ? -1 : now.ordinal());
    }
}
