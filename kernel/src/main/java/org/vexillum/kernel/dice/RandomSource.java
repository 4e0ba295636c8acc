package org.vexillum.kernel.dice;

/** A small reproducible source of random choices for bots and generators; never for dice. */
public final class RandomSource {
    private static final long GOLDEN = 0x9E3779B97F4A7C15L;
    private long state;

    public RandomSource(long seed) {
        state = SeededDice.mix(seed ^ 0x5DEECE66DL);
    }

    public long bits() {
        state += GOLDEN;
        return SeededDice.mix(state);
    }

    /** A whole number from 0 to {@code bound} - 1. */
    public int below(int bound) {
        return (int) ((bits() >>> 32) * bound >>> 32);
    }

    public int between(int least, int most) {
        return least + below(most - least + 1);
    }

    public boolean coin() {
        return bits() < 0;
    }
}
