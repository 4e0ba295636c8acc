package org.vexillum.kernel.dice;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Arrays;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

class RandomSourceTest {
    @Test
    void theSameSeedDrawsTheSame() {
        var one = new RandomSource(17);
        var other = new RandomSource(17);
        for (int i = 0; i < 100; i++) assertThat(one.bits()).isEqualTo(other.bits());
        assertThat(new RandomSource(18).bits()).isNotEqualTo(new RandomSource(17).bits());
    }

    /** Simulations with a seed are compared over the years. */
    @Test
    void theDrawsOfASeedAreFixed() {
        var lot = new RandomSource(1);
        assertThat(IntStream.range(0, 10).map(_ -> lot.below(100)).toArray())
                .containsExactly(92, 38, 34, 5, 54, 12, 23, 99, 64, 17);
    }

    @Test
    void drawsEveryNumberBelowTheBoundAndNoOther() {
        var lot = new RandomSource(3);
        var counts = new int[7];
        for (int i = 0; i < 7000; i++) counts[lot.below(7)]++;
        assertThat(Arrays.stream(counts)).allMatch(count -> count > 850 && count < 1150);
        assertThat(lot.below(1)).isZero();
    }

    @Test
    void drawsBetweenBothEnds() {
        var lot = new RandomSource(5);
        var counts = new int[4];
        for (int i = 0; i < 4000; i++) counts[lot.between(-1, 2) + 1]++;
        assertThat(Arrays.stream(counts)).allMatch(count -> count > 860 && count < 1140);
    }

    @Test
    void theCoinIsFair() {
        var lot = new RandomSource(6);
        int heads = 0;
        for (int i = 0; i < 10_000; i++) if (lot.coin()) heads++;
        assertThat(heads).isBetween(4750, 5250);
    }

    @Test
    void theTossesOfASeedAreFixed() {
        var lot = new RandomSource(1);
        var tosses = new StringBuilder();
        for (int i = 0; i < 10; i++) tosses.append(lot.coin() ? 'H' : 'T');
        assertThat(tosses).hasToString("HTTTHTTHHT");
    }
}
