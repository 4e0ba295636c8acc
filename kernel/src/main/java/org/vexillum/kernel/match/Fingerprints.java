package org.vexillum.kernel.match;

/** FNV-1a, the hash behind fingerprints: small, and the same everywhere. */
public final class Fingerprints {
    public static final long START = 0xCBF29CE484222325L;
    private static final long PRIME = 0x100000001B3L;

    private Fingerprints() {}

    public static long add(long hash, long value) {
        for (int shift = 0; shift < 64; shift += 8) hash = (hash ^ value >>> shift & 0xFF) * PRIME;
        return hash;
    }

    public static long add(long hash, String text) {
        for (int i = 0; i < text.length(); i++) hash = (hash ^ text.charAt(i)) * PRIME;
        return hash;
    }

    public static long of(String text) {
        return add(START, text);
    }
}
