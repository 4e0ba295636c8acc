package org.vexillum.kernel.chance;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.math.BigInteger;
import org.junit.jupiter.api.Test;

class WeightedOutcomesTest {
    private final WeightedOutcomes<String> outcomes = new WeightedOutcomes<>();

    private void add(String result, long weight, int dice) {
        outcomes.add(result, BigInteger.valueOf(weight), dice);
    }

    @Test
    void waysOfDifferentNumbersOfDiceMakeAWhole() {
        add("hit", 3, 1);
        add("miss", 2, 1);
        add("miss", 6, 2);
        assertThat(outcomes.whole()).isTrue();
        assertThat(outcomes.chance("miss"::equals)).isCloseTo(0.5, within(1e-15));
        assertThat(outcomes.paths()).isEqualTo(3);
    }

    @Test
    void aWayForgottenOrCountedTwiceIsNoticed() {
        add("hit", 3, 1);
        add("miss", 2, 1);
        add("miss", 5, 2);
        assertThat(outcomes.whole()).isFalse();
        add("miss", 2, 2);
        assertThat(outcomes.whole()).isFalse();
    }

    @Test
    void nothingAddedIsNoWhole() {
        assertThat(outcomes.whole()).isFalse();
    }
}
