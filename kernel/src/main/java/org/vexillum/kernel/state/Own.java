package org.vexillum.kernel.state;

import java.util.Objects;
import java.util.function.BiConsumer;
import java.util.function.Function;
import org.vexillum.kernel.Nullable;

/** A value of the game's own; in files the game's own code reads and writes it. */
public final class Own<T, V> extends Declared<T, Own<T, V>> {
    private final @Nullable V usual;
    private final Function<T, @Nullable V> reader;
    private final BiConsumer<T, @Nullable V> setter;
    private final Hashed<T> hashed;

    private Own(
            About about,
            @Nullable V usual,
            Function<T, @Nullable V> reader,
            BiConsumer<T, @Nullable V> setter,
            Hashed<T> hashed) {
        super(about);
        this.usual = usual;
        this.reader = reader;
        this.setter = setter;
        this.hashed = hashed;
    }

    /**
     * @param hashed how it enters the fingerprint
     */
    public static <T, V> Own<T, V> own(
            String name,
            @Nullable V usual,
            Function<T, @Nullable V> reader,
            BiConsumer<T, @Nullable V> setter,
            Hashed<T> hashed) {
        return new Own<>(About.of(name), usual, reader, setter, hashed);
    }

    /** A part that only the game's own code reads and sets. */
    public static <T> Own<T, Void> part(String name, Hashed<T> hashed) {
        return new Own<>(About.of(name), null, _ -> null, (_, _) -> {}, hashed);
    }

    @Override
    Own<T, V> with(About more) {
        return new Own<>(more, usual, reader, setter, hashed);
    }

    public @Nullable V get(T of) {
        return reader.apply(of);
    }

    public void set(T of, @Nullable V now) {
        setter.accept(of, now);
    }

    @Override
    public boolean usual(T of) {
        return Objects.equals(get(of), usual);
    }

    @Override
    public void end(T of) {
        set(of, usual);
    }

    @Override
    public long add(long hash, T of) {
        return hashed.add(hash, of);
    }
}
