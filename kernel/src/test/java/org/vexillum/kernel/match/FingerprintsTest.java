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
}
