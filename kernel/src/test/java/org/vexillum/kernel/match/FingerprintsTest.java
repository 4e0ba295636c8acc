package org.vexillum.kernel.match;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

class FingerprintsTest {
    /** Stored journals hold such numbers: they must never change. */
    @Test
    void areFixedForEver() {
        assertThat(Fingerprints.of("")).isEqualTo(0xCBF29CE484222325L);
        assertThat(Fingerprints.of("a")).isEqualTo(0xAF63DC4C8601EC8CL);
        assertThat(Fingerprints.of("foobar")).isEqualTo(0x85944171F73967E8L);
        assertThat(Fingerprints.add(Fingerprints.START, 0x7261626F6F66L))
                .isEqualTo(Fingerprints.of("foobar\0\0"));
    }

    @Test
    void everyByteCounts() {
        for (int shift = 0; shift < 64; shift += 8)
            assertThat(Fingerprints.add(Fingerprints.START, 1L << shift))
                    .isNotEqualTo(Fingerprints.add(Fingerprints.START, 0));
    }

    /** Zeroes above the highest byte are added in one step, which is no other sum. */
    @Test
    void numbersAreAddedByteByByte() {
        for (long value : new long[] {0, 1, 255, 256, 0x100_0000, 12_345_678_901L, -1, 1L << 63}) {
            long hash = Fingerprints.START;
            for (int shift = 0; shift < 64; shift += 8)
                hash = Fingerprints.add(hash, String.valueOf((char) (value >>> shift & 0xFF)));
            assertThat(Fingerprints.add(Fingerprints.START, value)).isEqualTo(hash);
        }
    }
}
