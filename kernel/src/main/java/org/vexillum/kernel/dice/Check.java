package org.vexillum.kernel.dice;

/**
 * What the faces of a die mean; of six faces unless a game brings others.
 *
 * <p>All masks have bit f set for face f.
 *
 * @param success faces that count
 * @param again faces that must be rolled once more
 * @param later those of them that wait until the others have been rolled again
 */
public record Check(int success, int again, int later) {
    public static final int ALL = 0b1111110;
    private static final int EIGHT = 0b111111110;

    /** A roll whose faces are merely read. */
    public static final Check READ = new Check(ALL, 0);

    public Check {
        if (((success | again) & ~EIGHT) != 0)
            throw new IllegalArgumentException("faces are 1 to 8");
        if ((later & ~again) != 0)
            throw new IllegalArgumentException("only what is rolled again can be so later");
    }

    public Check(int success, int again) {
        this(success, again, 0);
    }

    /** Success on {@code needed} or more; below 2 everything and above 6 nothing succeeds. */
    public static Check atLeast(int needed) {
        int from = Math.max(1, Math.min(7, needed));
        return new Check(ALL & -(1 << from), 0);
    }

    /** Success on {@code most} or less. */
    public static Check atMost(int most) {
        int to = Math.max(0, Math.min(6, most));
        return new Check(ALL & ((1 << (to + 1)) - 1), 0);
    }

    public static Check only(int face) {
        return new Check(1 << face, 0);
    }

    /** The natural 6 succeeds and the natural 1 fails, whatever was needed. */
    public Check naturals() {
        return new Check(success & ~(1 << 1) | 1 << 6, again, later);
    }

    /** These faces are rolled again, once. */
    public Check rollingAgain(int mask) {
        return new Check(success, again | mask, later & ~mask);
    }

    /** These faces are rolled again too, once, after those that were to be rolled again already. */
    public Check thenRollingAgain(int mask) {
        return new Check(success, again | mask, later | mask & ~again);
    }

    public boolean succeeds(int face) {
        return (success >> face & 1) != 0;
    }

    public boolean rollsAgain(int face) {
        return (again >> face & 1) != 0;
    }

    public boolean rollsAgainLater(int face) {
        return (later >> face & 1) != 0;
    }

    /** How many of 36 equally likely pairs (first face, face of the re-roll) succeed. */
    public int successesIn36() {
        int fresh = Integer.bitCount(success);
        return 6 * Integer.bitCount(success & ~again) + Integer.bitCount(again) * fresh;
    }

    /** The chance that one die succeeds, its re-roll included. */
    public double chance() {
        return successesIn36() / 36.0;
    }

    /** The lowest face that succeeds, or 7. */
    public int lowest() {
        return success == 0 ? 7 : Integer.numberOfTrailingZeros(success);
    }
}
