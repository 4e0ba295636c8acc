package org.vexillum.kernel.geometry;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Arrays;

/** Counts comparisons with JTS, and those left out because a double cannot decide them. */
final class Agreement {
    private int compared;
    private int tooClose;
    private int yes;

    void tooClose() {
        tooClose++;
    }

    void check(boolean ours, boolean theirs, Object... what) {
        compared++;
        yes += ours ? 1 : 0;
        if (ours != theirs) {
            assertThat(ours).as("%s", Arrays.toString(what)).isEqualTo(theirs);
        }
    }

    /** Nearly all cases were compared, and neither answer was rare. */
    void isBroad(int atLeast) {
        assertThat(compared).isGreaterThanOrEqualTo(atLeast);
        assertThat(tooClose).isLessThan(compared / 10);
        assertThat(yes).isBetween(compared / 50, compared - compared / 50);
    }
}
