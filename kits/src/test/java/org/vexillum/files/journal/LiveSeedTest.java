package org.vexillum.files.journal;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.vexillum.gamekit.Unreadable;

class LiveSeedTest {
    private static final String SECRET = "00".repeat(31) + "01";

    @Test
    void theHashIsThatOfTheSecretsBytes() {
        assertThat(new LiveSeed(SECRET, "", "").hash())
                .isEqualTo("ec4916dd28fc4c10d78e287ca5d9cc51ee1ae73cbfde08c6b37324cbfaac8bc5");
    }

    @Test
    void whatIsWrittenIsReadAgain() {
        var seed = new LiveSeed(SECRET, "ab", "cdef");
        assertThat(Seed.read(seed.written(), "seed")).isEqualTo(seed);
        assertThat(Seed.read("-17", "seed")).isEqualTo(new Seed.Quick(-17));
    }

    @Test
    void everyPartOfTheSeedChangesTheDice() {
        var plain = faces(new LiveSeed(SECRET, "", ""));
        assertThat(faces(new LiveSeed(SECRET, "", ""))).isEqualTo(plain);
        assertThat(faces(new LiveSeed(SECRET, "01", ""))).isNotEqualTo(plain);
        assertThat(faces(new LiveSeed(SECRET, "", "01")))
                .isNotEqualTo(plain)
                .isNotEqualTo(faces(new LiveSeed(SECRET, "01", "")));
        assertThat(faces(new LiveSeed("11".repeat(32), "", ""))).isNotEqualTo(plain);
    }

    @Test
    void entryAndIndexChooseTheDie() {
        var dice = new LiveSeed(SECRET, "", "").dice();
        var byEntry = IntStream.range(0, 200).map(entry -> dice.d6(entry, 0)).toArray();
        var byIndex = IntStream.range(0, 200).map(index -> dice.d6(0, index)).toArray();
        assertThat(byEntry).isNotEqualTo(byIndex);
    }

    @Test
    void allFacesAreEquallyLikely() {
        var dice = new LiveSeed(SECRET, "", "").dice();
        int many = 60_000;
        var counts = new int[7];
        for (int i = 0; i < many; i++) counts[dice.d6(i / 100, i % 100)]++;
        double chiSquare = 0;
        for (int face = 1; face <= 6; face++)
            chiSquare += Math.pow(counts[face] - many / 6.0, 2) / (many / 6.0);
        assertThat(counts[0]).isZero();
        assertThat(chiSquare).isLessThan(20.5); // one in a thousand with five degrees of freedom
    }

    @Test
    void whatIsNoSeedIsRefused() {
        for (var wrong : new String[] {"live:", "live:00:00:00", "live:" + SECRET, "x", "1.5"})
            assertThatThrownBy(() -> Seed.read(wrong, "seed")).isInstanceOf(Unreadable.class);
        assertThat(LiveSeed.share("0g")).isFalse();
        assertThat(LiveSeed.share("a".repeat(66))).isFalse();
        assertThat(LiveSeed.share("a".repeat(64))).isTrue();
    }

    private static int[] faces(LiveSeed seed) {
        var dice = seed.dice();
        return IntStream.range(0, 100).map(index -> dice.d6(3, index)).toArray();
    }
}
