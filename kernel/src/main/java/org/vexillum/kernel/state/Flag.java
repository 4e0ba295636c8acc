package org.vexillum.kernel.state;

import java.util.function.Predicate;
import org.vexillum.kernel.match.Fingerprints;

/** Yes or no; usually no. */
public final class Flag<T> extends Declared<T, Flag<T>> {
    /** Sets a flag. */
    @FunctionalInterface
    public interface Setter<T> {
        void set(T of, boolean on);
    }

    private final Predicate<T> reader;
    private final Setter<T> setter;

    private Flag(About about, Predicate<T> reader, Setter<T> setter) {
        super(about);
        this.reader = reader;
        this.setter = setter;
    }

    public static <T> Flag<T> flag(String name, Predicate<T> reader, Setter<T> setter) {
        return new Flag<>(About.of(name), reader, setter);
    }

    @Override
    Flag<T> with(About more) {
        return new Flag<>(more, reader, setter);
    }

    public boolean get(T of) {
        return reader.test(of);
    }

    public void set(T of, boolean on) {
        setter.set(of, on);
    }

    @Override
    public boolean usual(T of) {
        return !get(of);
    }

    @Override
    public void end(T of) {
        set(of, false);
    }

    @Override
    public long add(long hash, T of) {
        return Fingerprints.add(hash, get(of) ? 1 : 0);
    }
}
