package org.vexillum.kernel.state;

import java.util.List;
import java.util.function.BiConsumer;
import java.util.function.Function;
import java.util.function.ToIntFunction;
import org.vexillum.kernel.match.Fingerprints;

/** Several numbers in their order, such as those of models; usually none. */
public final class Numbers<T> extends Declared<T, Numbers<T>> {
    private final Function<T, List<Integer>> reader;
    private final BiConsumer<T, List<Integer>> setter;
    private final ToIntFunction<T> most;

    private Numbers(
            About about,
            Function<T, List<Integer>> reader,
            BiConsumer<T, List<Integer>> setter,
            ToIntFunction<T> most) {
        super(about);
        this.reader = reader;
        this.setter = setter;
        this.most = most;
    }

    /**
     * @param most the greatest number that may stand there; the least is 0
     */
    public static <T> Numbers<T> numbers(
            String name,
            Function<T, List<Integer>> reader,
            BiConsumer<T, List<Integer>> setter,
            ToIntFunction<T> most) {
        return new Numbers<>(About.of(name), reader, setter, most);
    }

    @Override
    Numbers<T> with(About more) {
        return new Numbers<>(more, reader, setter, most);
    }

    public int most(T of) {
        return most.applyAsInt(of);
    }

    public List<Integer> get(T of) {
        return reader.apply(of);
    }

    public void set(T of, List<Integer> now) {
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
        for (int one : get(of)) hash = Fingerprints.add(hash, one);
        return hash;
    }
}
