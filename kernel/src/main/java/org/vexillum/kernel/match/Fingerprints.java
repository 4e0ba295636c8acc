package org.vexillum.kernel.match;

/** FNV-1a, the hash behind fingerprints: small, and the same everywhere. */
public final class Fingerprints {
    public static final long START = 0xCBF29CE484222325L;
    private static final long PRIME = 0x100000001B3L;

    /** What so many bytes of zeroes multiply a hash by. */
    private static final long[] ZEROES = zeroes();

    private Fingerprints() {}

    private static long[] zeroes() {
        long[] powers = new long[Long.BYTES];
        powers[0] = 1;
        for (int i = 1; i < powers.length; i++) powers[i] = powers[i - 1] * PRIME;
        return powers;
    }

    /** Its eight bytes, the lowest first; those that are zero up to the highest are one step. */
    public static long add(long hash, long value) {
        int zeroes = Long.BYTES;
        do {
            hash = (hash ^ value & 0xFF) * PRIME;
            value >>>= 8;
            zeroes--;
        } while (value != 0);
        return hash * ZEROES[zeroes];
    }

    public static long add(long hash, String text) {
        for (int i = 0; i < text.length(); i++) hash = (hash ^ text.charAt(i)) * PRIME;
        return hash;
    }

    public static long of(String text) {
        return add(START, text);
    }
}
