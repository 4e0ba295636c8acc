package org.vexillum.kernel.dice;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

class SeededDiceTest {
    private static final int DICE = 600_000;

    private static int[] faces(long seed, long entry, int count) {
        var dice = new SeededDice(seed);
        return IntStream.range(0, count).map(i -> dice.d6(entry, i)).toArray();
    }

    /** Stored games hang on these numbers: they must never change. */
    @Test
    void theFacesOfASeedAreFixedForEver() {
        assertThat(faces(0, 0, 12)).containsExactly(4, 5, 3, 4, 5, 1, 5, 2, 3, 4, 3, 1);
        assertThat(faces(1, 0, 12)).containsExactly(3, 6, 1, 5, 2, 5, 4, 2, 2, 2, 4, 6);
        assertThat(faces(1, 1, 12)).containsExactly(3, 6, 4, 1, 3, 6, 5, 4, 4, 4, 6, 6);
        assertThat(faces(-7, 123_456, 12)).containsExactly(3, 2, 2, 2, 4, 1, 3, 4, 5, 1, 3, 2);
    }

    @Test
    void everyFaceIsEquallyLikely() {
        var counts = new int[7];
        for (int face : faces(42, 3, DICE)) counts[face]++;
        assertThat(chiSquare(counts, 1, DICE / 6.0)).isLessThan(20.5); // 0.999 of 5 degrees
    }

    @Test
    void everyFaceIsEquallyLikelyAtTheStartOfAnEntry() {
        var dice = new SeededDice(9);
        var counts = new int[7];
        for (int entry = 0; entry < DICE; entry++) counts[dice.d6(entry, 0)]++;
        assertThat(chiSquare(counts, 1, DICE / 6.0)).isLessThan(20.5);
    }

    @Test
    void everyFaceIsEquallyLikelyOverSeeds() {
        var counts = new int[7];
        for (int seed = 0; seed < DICE; seed++) counts[new SeededDice(seed).d6(0, 0)]++;
        assertThat(chiSquare(counts, 1, DICE / 6.0)).isLessThan(20.5);
    }

    @Test
    void neighboursDoNotDependOnEachOther() {
        var counts = new int[36];
        int[] faces = faces(4, 0, DICE);
        for (int i = 0; i + 1 < DICE; i += 2) counts[6 * faces[i] + faces[i + 1] - 7]++;
        assertThat(chiSquare(counts, 0, DICE / 72.0)).isLessThan(66.6); // 0.999 of 35 degrees
    }

    @Test
    void theDiceOfOneEntryAreNotThoseOfTheNextShifted() {
        for (int shift = 0; shift < 8; shift++) {
            int[] first = faces(8, 5, 6000 + shift);
            int[] next = faces(8, 6, 6000);
            int same = 0;
            for (int i = 0; i < 6000; i++) if (first[i + shift] == next[i]) same++;
            assertThat(same).isBetween(860, 1140); // 1000 expected, five sigma
        }
    }

    private static double chiSquare(int[] counts, int from, double expected) {
        double sum = 0;
        for (int i = from; i < counts.length; i++)
            sum += (counts[i] - expected) * (counts[i] - expected) / expected;
        return sum;
    }

    @Test
    void diceOfEightFacesShowAllOfThemAlike() {
        int[] counts = new int[9];
        var dice = new SeededDice(11);
        for (int i = 0; i < 80_000; i++) counts[dice.die(8, i, 0)]++;
        assertThat(counts[0]).isZero();
        for (int face = 1; face <= 8; face++) assertThat(counts[face]).isBetween(9_500, 10_500);
    }
}
