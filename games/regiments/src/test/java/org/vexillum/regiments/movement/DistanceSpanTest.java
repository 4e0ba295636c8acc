package org.vexillum.regiments.movement;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

/** Distances ahead at which a lane, drifting sideways as its start moves on, meets a thing. */
class DistanceSpanTest {
    @Test
    void aLaneMeetsAThingFromItsRightBorderToItsLeft() {
        // a lane 20 wide drifts half a unit to the right for each unit ahead; the thing is at
        // 50..60
        assertThat(DistanceSpan.drifting(50, 60, 10, 0.5, 0, 1000))
                .isEqualTo(new DistanceSpan(80, 140));
        assertThat(DistanceSpan.drifting(-60, -50, 10, -0.5, 0, 1000))
                .isEqualTo(new DistanceSpan(80, 140));
    }

    @Test
    void onlyDistancesWithinTheLimitsCount() {
        assertThat(DistanceSpan.drifting(50, 60, 10, 0.5, 100, 120))
                .isEqualTo(new DistanceSpan(100, 120));
        assertThat(DistanceSpan.drifting(50, 60, 10, 0.5, 0, 70).empty()).isTrue();
    }

    @Test
    void bothEndsBelongToIt() {
        var span = new DistanceSpan(3, 7);
        assertThat(span.length()).isEqualTo(4);
        assertThat(span.has(3)).isTrue();
        assertThat(span.has(7)).isTrue();
        assertThat(span.has(2.9)).isFalse();
        assertThat(span.has(7.1)).isFalse();
        assertThat(new DistanceSpan(3, 3).empty()).isFalse();
        assertThat(new DistanceSpan(3, 2.9).empty()).isTrue();
    }
}
