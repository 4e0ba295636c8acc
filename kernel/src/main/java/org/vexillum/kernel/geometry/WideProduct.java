package org.vexillum.kernel.geometry;

/** Products of two longs compared in 128 bits. */
final class WideProduct {
    private WideProduct() {}

    /** Compares a·b with c·d, none of them negative. */
    static int compareProducts(long a, long b, long c, long d) {
        int high = Long.compare(Math.multiplyHigh(a, b), Math.multiplyHigh(c, d));
        return high != 0 ? high : Long.compareUnsigned(a * b, c * d);
    }
}
