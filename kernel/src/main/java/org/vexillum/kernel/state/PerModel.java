package org.vexillum.kernel.state;

import java.util.function.ToIntFunction;
import org.vexillum.kernel.match.Fingerprints;

/** A number for each model of a unit; usually 0. */
public final class PerModel<T> extends Declared<T, PerModel<T>> {
    /** The number of one model. */
    @FunctionalInterface
    public interface Reader<T> {
        int get(T of, int model);
    }

    /** Sets the number of one model. */
    @FunctionalInterface
    public interface Setter<T> {
        void set(T of, int model, int number);
    }

    private final ToIntFunction<T> size;
    private final Reader<T> reader;
    private final Setter<T> setter;

    private PerModel(About about, ToIntFunction<T> size, Reader<T> reader, Setter<T> setter) {
        super(about);
        this.size = size;
        this.reader = reader;
        this.setter = setter;
    }

    /**
     * @param size how many models there are, dead ones included
     */
    public static <T> PerModel<T> perModel(
            String name, ToIntFunction<T> size, Reader<T> reader, Setter<T> setter) {
        return new PerModel<>(About.of(name), size, reader, setter);
    }

    @Override
    PerModel<T> with(About more) {
        return new PerModel<>(more, size, reader, setter);
    }

    public int size(T of) {
        return size.applyAsInt(of);
    }

    public int get(T of, int model) {
        return reader.get(of, model);
    }

    public void set(T of, int model, int number) {
        setter.set(of, model, number);
    }

    @Override
    public boolean usual(T of) {
        for (int model = 0; model < size(of); model++) if (get(of, model) != 0) return false;
        return true;
    }

    @Override
    public void end(T of) {
        for (int model = 0; model < size(of); model++) set(of, model, 0);
    }

    @Override
    public long add(long hash, T of) {
        for (int model = 0; model < size(of); model++)
            hash = Fingerprints.add(hash, get(of, model));
        return hash;
    }
}
