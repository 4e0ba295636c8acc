package org.vexillum.gamekit.odds;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Arrays;
import org.junit.jupiter.api.Test;
import org.vexillum.kernel.chance.NumberDistribution;

class ChanceFactsTest {
    /** Ten tenths are added up to a little more than one. */
    @Test
    void chancesStayBetweenNeverAndAlways() {
        var tenths = new double[11];
        Arrays.fill(tenths, 1, 11, 0.1);
        tenths[10] += 1e-15;
        var chance = NumberDistribution.of(tenths);
        assertThat(chance.atLeast(0)).isGreaterThan(1);
        var facts = ChanceFacts.of(chance);
        assertThat((double[]) facts.get("atLeast")).hasSize(11).startsWith(1, 1);
        assertThat((double[]) facts.get("exactly")).startsWith(0, 0.1);
        assertThat(ChanceFacts.within(-1e-16)).isZero();
    }
}
