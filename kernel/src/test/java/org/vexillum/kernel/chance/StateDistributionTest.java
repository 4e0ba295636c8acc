package org.vexillum.kernel.chance;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.util.ArrayList;
import org.junit.jupiter.api.Test;

class StateDistributionTest {
    private static StateDistribution<Integer> die(int faces) {
        var spread = new StateDistribution<Integer>();
        for (int face = 1; face <= faces; face++) spread.add(face, 1.0 / faces);
        return spread;
    }

    @Test
    void whatFollowsIsTakenFromEachState() {
        var total = die(2).then(first -> die(first).map(second -> first + second));
        assertThat(total.chance(sum -> sum == 2)).isCloseTo(0.5, within(1e-15));
        assertThat(total.chance(sum -> sum == 3)).isCloseTo(0.25, within(1e-15));
        assertThat(total.chance(sum -> sum == 4)).isCloseTo(0.25, within(1e-15));
    }

    @Test
    void equalStatesAreOne() {
        var parity = die(6).map(face -> face % 2);
        assertThat(parity.size()).isEqualTo(2);
        assertThat(parity.chance(odd -> odd == 1)).isCloseTo(0.5, within(1e-15));
    }

    @Test
    void aSureState() {
        assertThat(StateDistribution.sure("x").chance("x"::equals)).isEqualTo(1);
        assertThat(StateDistribution.sure("x").size()).isEqualTo(1);
    }

    @Test
    void whatHasNoWeightIsNoState() {
        var spread = StateDistribution.sure("x");
        spread.add("y", 0);
        assertThat(spread.size()).isEqualTo(1);
    }

    @Test
    void hasMeansAndAnOrder() {
        assertThat(die(6).mean(face -> face)).isCloseTo(3.5, within(1e-15));
        var seen = new ArrayList<Integer>();
        die(6).forEach((face, _) -> seen.add(face));
        assertThat(seen).containsExactly(1, 2, 3, 4, 5, 6);
    }
}
