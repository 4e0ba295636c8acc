package org.vexillum.kernel.dice;

import java.util.Arrays;
import java.util.function.IntUnaryOperator;

/**
 * What rules take from dice that have fallen: sums of what each face counts for, and whether some
 * faces are shown at all.
 *
 * <p>Whoever works out chances may treat ways to fall as one if the same is read from them.
 */
public final class Reading {
    /** Nothing is read: all ways to fall are alike. */
    public static final Reading NOTHING = new Reading(new long[9], 0, 0);

    /** So many bits hold a sum, the last of which may be as large as it likes. */
    private static final int BITS = 9;

    private static final int MOST = 7;

    /** Each face: all but one are counted, which tells how often that one fell. */
    public static final Reading ALL = all();

    private final long[] counts;
    private final int sums;
    private final int shown;

    private Reading(long[] counts, int sums, int shown) {
        this.counts = counts;
        this.sums = sums;
        this.shown = shown;
    }

    private static Reading all() {
        var reading = NOTHING;
        for (int face = 2; face < NOTHING.counts.length; face++) reading = reading.andCount(face);
        return reading;
    }

    /** The number of dice that succeed. */
    public static Reading successes(Check check) {
        return NOTHING.and(face -> check.succeeds(face) ? 1 : 0);
    }

    /** One sum more: what each face, by itself, adds to it. */
    public Reading and(IntUnaryOperator each) {
        if (sums == MOST) throw new IllegalStateException("too many sums");
        long[] more = counts.clone();
        for (int face = 1; face < more.length; face++)
            more[face] += (long) each.applyAsInt(face) << BITS * sums;
        return new Reading(more, sums + 1, shown);
    }

    /** How many dice show this face. */
    public Reading andCount(int face) {
        return and(other -> other == face ? 1 : 0);
    }

    /** Whether any die shows this face. */
    public Reading andWhether(int face) {
        return new Reading(counts, sums, shown | 1 << face);
    }

    /**
     * To be called before what so many dice add is summed up.
     *
     * @throws IllegalArgumentException if the sums would run into each other
     */
    public void mustHold(int dice) {
        long full = 1L << BITS;
        for (int sum = 0; sum < sums - 1; sum++)
            for (long count : counts)
                if ((count >> BITS * sum & full - 1) * dice >= full)
                    throw new IllegalArgumentException("too many dice: " + dice);
    }

    /** What a die with this face adds to the sums, each of which has its own bits. */
    public long count(int face) {
        return counts[face];
    }

    /** The bit of this face if it matters whether anybody shows it, otherwise 0. */
    public int shown(int face) {
        return shown & 1 << face;
    }

    @Override
    public boolean equals(Object other) {
        return other instanceof Reading reading
                && shown == reading.shown
                && Arrays.equals(counts, reading.counts);
    }

    @Override
    public int hashCode() {
        return 31 * Arrays.hashCode(counts) + shown;
    }
}
