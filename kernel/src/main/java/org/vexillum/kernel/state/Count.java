package org.vexillum.kernel.state;

import java.util.function.ObjIntConsumer;
import java.util.function.ToIntFunction;
import org.vexillum.kernel.match.Fingerprints;

/** A whole number; usually the least it can be. */
public final class Count<T> extends Declared<T, Count<T>> {
    /**
     * What it can be.
     *
     * @param highest the most it can be for anybody
     * @param full whether it is usually the most
     */
    private record Range<T>(int least, int highest, ToIntFunction<T> most, boolean full) {}

    private final ToIntFunction<T> reader;
    private final ObjIntConsumer<T> setter;
    private final Range<T> range;

    private Count(About about, ToIntFunction<T> reader, ObjIntConsumer<T> setter, Range<T> range) {
        super(about);
        this.reader = reader;
        this.setter = setter;
        this.range = range;
    }

    public static <T> Count<T> count(
            String name, ToIntFunction<T> reader, ObjIntConsumer<T> setter) {
        int any = Integer.MAX_VALUE;
        return new Count<>(About.of(name), reader, setter, new Range<>(0, any, _ -> any, false));
    }

    @Override
    Count<T> with(About more) {
        return new Count<>(more, reader, setter, range);
    }

    private Count<T> within(Range<T> other) {
        return new Count<>(about(), reader, setter, other);
    }

    /** The least and the most that files may say. */
    public Count<T> from(int least, int most) {
        return within(new Range<>(least, most, _ -> most, range.full));
    }

    /** The same where the most depends on whose it is. */
    public Count<T> from(int least, ToIntFunction<T> most) {
        return within(new Range<>(least, Integer.MAX_VALUE, most, range.full));
    }

    /** Usually it is the most it can be. */
    public Count<T> full() {
        return within(new Range<>(range.least, range.highest, range.most, true));
    }

    public int get(T of) {
        return reader.applyAsInt(of);
    }

    public void set(T of, int number) {
        setter.accept(of, number);
    }

    public int least() {
        return range.least;
    }

    /** The most it can be for anybody. */
    public int highest() {
        return range.highest;
    }

    public int most(T of) {
        return range.most.applyAsInt(of);
    }

    /** What it is if nothing has happened. */
    public int usually(T of) {
        return range.full ? most(of) : range.least;
    }

    @Override
    public boolean usual(T of) {
        return get(of) == usually(of);
    }

    @Override
    public void end(T of) {
        set(of, usually(of));
    }

    @Override
    public long add(long hash, T of) {
        return Fingerprints.add(hash, get(of));
    }
}
