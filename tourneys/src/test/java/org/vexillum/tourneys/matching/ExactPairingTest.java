package org.vexillum.tourneys.matching;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.random.RandomGenerator;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.vexillum.testkit.Rule;

@Tag("long-events")
class ExactPairingTest {
    private static final int TIMES = Boolean.getBoolean("vexillum.long") ? 3_000 : 250;

    private static RandomGenerator random(long seed) {
        return new java.util.SplittableRandom(seed);
    }

    private static int[] exact(PairingField field, boolean differences) {
        return ExactPairing.of(field, differences, SearchGuard.NONE);
    }

    @Test
    @Rule("WC-PAIR-06")
    void ofEqualTotalsTheTopGetsTheHighestRival() {
        assertThat(exact(Fields.of(new int[] {4, 3, 3, 2}), true)).containsExactly(1, 0, 3, 2);
    }

    @Test
    @Rule("WC-PAIR-07")
    void aRematchIsWorseThanAnyDifference() {
        var field = Fields.of(new int[] {9, 9, 0, 0}, new int[] {0, 1});
        assertThat(exact(field, true)).containsExactly(2, 3, 0, 1);
    }

    @Test
    @Rule("WC-PAIR-08")
    void ifAllHaveMetTheLeastDifferenceDecidesAgain() {
        var field =
                Fields.of(
                        new int[] {6, 4, 3, 0},
                        new int[] {0, 1},
                        new int[] {0, 2},
                        new int[] {0, 3},
                        new int[] {1, 2},
                        new int[] {1, 3},
                        new int[] {2, 3});
        assertThat(exact(field, true)).containsExactly(1, 0, 3, 2);
    }

    @Test
    @Rule("WC-PAIR-08")
    void oneRematchIsTakenRatherThanTwo() {
        var field =
                Fields.of(
                        new int[] {6, 6, 0, 0},
                        new int[] {0, 1},
                        new int[] {2, 3},
                        new int[] {0, 2},
                        new int[] {0, 3},
                        new int[] {1, 2});
        assertThat(exact(field, true)).containsExactly(2, 3, 0, 1);
    }

    @Test
    @Rule("WC-PAIR-09")
    void theLowestOfAnOddGroupMeetsTheHighestOfTheNext() {
        var field = Fields.of(new int[] {4, 4, 4, 3, 3, 3});
        assertThat(exact(field, true)).containsExactly(1, 0, 3, 2, 5, 4);
    }

    @Test
    @Rule("WC-PAIR-09")
    void anotherFloatsIfTheLowestHasMetThemAll() {
        var field =
                Fields.of(
                        new int[] {4, 4, 4, 3, 3, 3},
                        new int[] {2, 3},
                        new int[] {2, 4},
                        new int[] {2, 5});
        assertThat(exact(field, true)).containsExactly(2, 3, 0, 1, 5, 4);
    }

    @Test
    @Rule("WC-PAIR-06")
    void fromTheTopDownTotalsAreNotLookedAt() {
        var field = Fields.of(new int[] {9, 5, 5, 0}, new int[] {0, 1});
        assertThat(exact(field, false)).containsExactly(2, 3, 0, 1);
        var rest = Fields.of(new int[] {9, 9, 5, 5}, new int[] {2, 3});
        assertThat(exact(rest, false)).as("the rest must be free too").containsExactly(2, 3, 0, 1);
    }

    @ParameterizedTest
    @ValueSource(ints = {2, 4, 6, 8, 10})
    void everySmallFieldIsPairedAsBruteForcePairsIt(int size) {
        var random = random(size);
        for (int i = 0; i < TIMES; i++) {
            var field = Fields.random(random, size, random.nextInt(size), 1 + random.nextInt(12));
            for (boolean differences : new boolean[] {true, false})
                assertThat(exact(field, differences))
                        .as("%d: %s", i, field)
                        .isEqualTo(BruteForce.pair(field, differences));
        }
    }

    @ParameterizedTest
    @ValueSource(ints = {12, 18, 26, 40, 64})
    void largerFieldsArePairedAsTheSlowMethodPairsThem(int size) {
        var random = random(size);
        for (int i = 0; i < TIMES / 5; i++) {
            var field = Fields.random(random, size, random.nextInt(7), 2 + random.nextInt(20));
            for (boolean differences : new boolean[] {true, false})
                assertThat(exact(field, differences))
                        .as("%d: %s", i, field)
                        .isEqualTo(SlowPairing.pair(field, differences));
        }
    }

    @Test
    void theSlowMethodAgreesWithBruteForce() {
        var random = random(99);
        for (int i = 0; i < TIMES; i++) {
            var field = Fields.random(random, 8, random.nextInt(8), 6);
            assertThat(SlowPairing.pair(field, true)).isEqualTo(BruteForce.pair(field, true));
        }
    }
}
