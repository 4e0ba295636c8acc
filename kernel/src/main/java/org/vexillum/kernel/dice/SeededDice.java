package org.vexillum.kernel.dice;

/** Fast dice by counter: each face is a hash of seed, entry and index. */
public final class SeededDice implements DiceSource {
    private static final long GOLDEN = 0x9E3779B97F4A7C15L;
    private final long seed;

    public SeededDice(long seed) {
        this.seed = mix(seed + GOLDEN);
    }

    @Override
    public int d6(long entry, int index) {
        return die(6, entry, index);
    }

    @Override
    public int die(int faces, long entry, int index) {
        long hash = mix(seed + GOLDEN * ((entry << 20) + index + 1));
        return 1 + (int) ((hash >>> 32) * faces >>> 32);
    }

    /** The finalizer of SplitMix64: every bit of the input stirs every bit of the result. */
    public static long mix(long z) {
        z = (z ^ z >>> 30) * 0xBF58476D1CE4E5B9L;
        z = (z ^ z >>> 27) * 0x94D049BB133111EBL;
        return z ^ z >>> 31;
    }
}
