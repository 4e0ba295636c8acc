package org.vexillum.kernel.state;

import java.util.List;
import org.vexillum.kernel.Nullable;
import org.vexillum.kernel.match.Fingerprints;

/** Flags as the bits of one number, in their order, and a count above them. */
public final class Packed<T> implements Hashed<T> {
    private final List<Flag<T>> flags;
    private final @Nullable Count<T> count;
    private final int shift;

    private Packed(List<Flag<T>> flags, @Nullable Count<T> count, int shift) {
        if (flags.size() > shift) throw new IllegalArgumentException("no room for " + flags);
        this.flags = List.copyOf(flags);
        this.count = count;
        this.shift = shift;
    }

    public static <T> Packed<T> of(List<Flag<T>> flags) {
        return new Packed<>(flags, null, Long.SIZE);
    }

    /** With a count from this bit on. */
    public Packed<T> and(Count<T> above, int bit) {
        return new Packed<>(flags, above, bit);
    }

    @Override
    public boolean covers(State<T> state) {
        return state == count || flags.stream().anyMatch(flag -> flag == state);
    }

    public long bits(T of) {
        long bits = count == null ? 0 : (long) count.get(of) << shift;
        for (int i = 0; i < flags.size(); i++) if (flags.get(i).get(of)) bits |= 1L << i;
        return bits;
    }

    @Override
    public long add(long hash, T of) {
        return Fingerprints.add(hash, bits(of));
    }
}
