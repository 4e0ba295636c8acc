package org.vexillum.kernel.state;

import java.util.function.BiConsumer;
import java.util.function.Function;
import org.vexillum.kernel.Nullable;
import org.vexillum.kernel.match.Fingerprints;

/** A name, such as that of another unit; usually there is none. */
public final class Text<T> extends Declared<T, Text<T>> {
    private final Function<T, @Nullable String> reader;
    private final BiConsumer<T, @Nullable String> setter;

    private Text(
            About about,
            Function<T, @Nullable String> reader,
            BiConsumer<T, @Nullable String> setter) {
        super(about);
        this.reader = reader;
        this.setter = setter;
    }

    public static <T> Text<T> text(
            String name,
            Function<T, @Nullable String> reader,
            BiConsumer<T, @Nullable String> setter) {
        return new Text<>(About.of(name), reader, setter);
    }

    @Override
    Text<T> with(About more) {
        return new Text<>(more, reader, setter);
    }

    public @Nullable String get(T of) {
        return reader.apply(of);
    }

    public void set(T of, @Nullable String now) {
        setter.accept(of, now);
    }

    @Override
    public boolean usual(T of) {
        return get(of) == null;
    }

    @Override
    public void end(T of) {
        set(of, null);
    }

    @Override
    public long add(long hash, T of) {
        return Fingerprints.add(hash, String.valueOf(get(of)));
    }
}
