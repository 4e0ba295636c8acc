package org.vexillum.firstblood.sight;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.vexillum.kernel.geometry.Area;
import org.vexillum.kernel.geometry.Blockers;
import org.vexillum.kernel.geometry.Disc;
import org.vexillum.kernel.geometry.Pose;
import org.vexillum.kernel.geometry.Rectangles;

/**
 * What overlaps from side to side of the way between two bases closes it, with half a millimetre of
 * a line round everything.
 *
 * <p>The bases are 25 mm wide, 20 cm apart and on a level; a unit is a hundredth of a millimetre.
 */
class BlockingRowTest {
    private static final int RADIUS = 1250;
    private static final Disc FROM = new Disc(0, 0, RADIUS);
    private static final Disc TO = new Disc(20_000, 0, RADIUS);

    private final ThickLines lines = new ThickLines();

    private void base(int x, int y) {
        lines.add(new Disc(x, y, RADIUS), Blockers.NOBODY);
    }

    private void wall(int x, int y, int facing, int width, int depth) {
        var pose = new Pose(x, y, facing);
        lines.add(Area.of(Rectangles.of(pose, width, depth)), Blockers.NOBODY);
    }

    private boolean closed() {
        boolean closed = lines.isClosed(FROM, TO);
        // whatever is surely closed has no line, whichever way one looks
        assertThat(lines.isClosed(TO, FROM)).isEqualTo(closed);
        if (closed) assertThat(lines.search(FROM, TO, Blockers.NOBODY, Blockers.NOBODY)).isFalse();
        return closed;
    }

    @ParameterizedTest
    @CsvSource({"0, true", "40, true", "-40, true", "51, false", "-51, false"})
    void aBaseAsWideAsTheWayClosesItUnlessALinePassesItsRim(int aside, boolean closes) {
        base(10_000, aside);
        assertThat(closed()).isEqualTo(closes);
    }

    @ParameterizedTest
    @CsvSource({"1250, true", "1299, true", "1301, false", "1350, false"})
    void aGapOfLessThanAMillimetreDoesNotOpenARow(int apart, boolean closes) {
        base(10_000, -apart);
        base(10_000, apart);
        assertThat(closed()).isEqualTo(closes);
    }

    @Test
    void aRowMayRunAslantFromThingToThing() {
        base(9_000, -2_500);
        base(9_800, -300);
        base(10_600, 1_900);
        assertThat(closed()).isTrue();
    }

    @Test
    void aRowThatIsBrokenOrEndsInTheWayLeavesItOpen() {
        base(7_000, -1_250);
        base(10_000, 1_200);
        assertThat(closed()).isFalse();
        lines.clear();
        base(10_000, 2_400);
        base(10_000, 4_800);
        assertThat(closed()).isFalse();
    }

    @ParameterizedTest
    @CsvSource({"23000", "-3000"})
    void whatIsBehindEitherBaseClosesNothing(int x) {
        base(x, 0);
        assertThat(closed()).isFalse();
    }

    @Test
    void aBaseRoundAnEndLeavesPointsOfItBeside() {
        base(1_500, 0);
        assertThat(closed()).isFalse();
        lines.clear();
        base(18_500, 0);
        assertThat(closed()).isFalse();
    }

    @ParameterizedTest
    @CsvSource({"4000, true", "2600, true", "2300, false"})
    void aWallClosesTheWayIfItIsWiderThanTheWay(int width, boolean closes) {
        wall(10_000, 0, 9_000, width, 600);
        assertThat(closed()).isEqualTo(closes);
        lines.clear();
        wall(10_000, 0, 0, 600, width);
        assertThat(closed()).isEqualTo(closes);
    }

    @Test
    void aWallSetAcrossAtAnAngleClosesItToo() {
        wall(10_000, 0, 4_500, 6_000, 600);
        assertThat(closed()).isTrue();
        lines.clear();
        wall(10_000, 0, 4_500, 1_500, 600);
        assertThat(closed()).isFalse();
    }

    @Test
    void aWallBehindABaseOrAcrossItClosesNothing() {
        wall(-3_000, 0, 9_000, 6_000, 600);
        assertThat(closed()).isFalse();
        lines.clear();
        wall(24_000, 0, 9_000, 6_000, 600);
        assertThat(closed()).isFalse();
        lines.clear();
        wall(1_000, 0, 9_000, 6_000, 600);
        assertThat(closed()).isFalse();
    }

    @Test
    void aWallAndBasesCloseTheWayTogether() {
        wall(10_000, 2_000, 9_000, 3_000, 600);
        assertThat(closed()).isFalse();
        base(10_000, -700);
        assertThat(closed()).isTrue();
    }

    @Test
    void onesOwnGroupIsNotInTheWay() {
        lines.add(new Disc(10_000, 0, RADIUS), 7);
        assertThat(lines.glimpse(FROM, TO, 1, 2)).isEqualTo(TrialResult.CLOSED);
        assertThat(lines.glimpse(FROM, TO, 7, 2)).isEqualTo(TrialResult.CLEAR);
        assertThat(lines.glimpse(FROM, TO, 1, 7)).isEqualTo(TrialResult.CLEAR);
    }

    @Test
    void theWayMayRunInAnyDirection() {
        var far = new Disc(12_000, 16_000, RADIUS);
        base(6_000, 8_000);
        assertThat(lines.isClosed(FROM, far)).isTrue();
        assertThat(lines.isClosed(far, FROM)).isTrue();
        lines.clear();
        base(6_000 - 80, 8_000 + 60);
        assertThat(lines.isClosed(FROM, far)).isFalse();
        lines.clear();
        base(6_000 + 80, 8_000 - 60);
        assertThat(lines.isClosed(FROM, far)).isFalse();
    }

    /** Between a small base and a large one the way is as wide as the large one. */
    @Test
    void theWiderBaseCounts() {
        var large = new Disc(20_000, 0, 3_000);
        base(10_000, 0);
        assertThat(lines.isClosed(FROM, large)).isFalse();
        base(10_000, 2_500);
        base(10_000, -2_500);
        assertThat(lines.isClosed(FROM, large)).isTrue();
        assertThat(lines.isClosed(large, FROM)).isTrue();
    }
}
