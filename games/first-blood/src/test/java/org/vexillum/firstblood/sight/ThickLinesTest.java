package org.vexillum.firstblood.sight;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.vexillum.kernel.dice.RandomSource;
import org.vexillum.kernel.geometry.Area;
import org.vexillum.kernel.geometry.Blockers;
import org.vexillum.kernel.geometry.Disc;
import org.vexillum.kernel.geometry.LineCrossing;
import org.vexillum.kernel.geometry.LineOfSight;
import org.vexillum.kernel.geometry.Point;
import org.vexillum.kernel.geometry.Pose;
import org.vexillum.kernel.geometry.Rectangles;
import org.vexillum.kernel.geometry.Shape;
import org.vexillum.kernel.geometry.Within;

/**
 * Lines between bases against the kernel's search for thin lines, and against lines at random.
 *
 * <p>The kernel takes discs for polygons less than two units off, so it is asked with all things a
 * little smaller and a little larger.
 */
class ThickLinesTest {
    private static final int RADIUS = 1250;
    private static final int OFF = 3;

    /** Mutants meet fewer tables each. */
    private static final boolean FEW = Boolean.getBoolean("vexillum.few");

    private static final int SHARE = FEW ? 8 : 100;

    private final RandomSource lot = new RandomSource(11);
    private final List<Shape> grown = new ArrayList<>();
    private final ThickLines lines = new ThickLines();
    private final Blockers smaller = new Blockers();
    private final Blockers larger = new Blockers();
    private Disc from = base();
    private Disc to = base();

    private Disc base() {
        return new Disc(lot.below(30_000), lot.below(20_000), RADIUS);
    }

    /** A crowd of bases that do not overlap, and a wall or two. */
    private void newTable() {
        grown.clear();
        lines.clear();
        smaller.clear();
        larger.clear();
        var bases = new ArrayList<Disc>();
        for (int i = 0; i < 30; i++) {
            var base = base();
            if (bases.stream().noneMatch(other -> Within.overlaps(base, other))) bases.add(base);
        }
        from = bases.get(0);
        to = bases.get(1);
        for (var base : bases.subList(2, bases.size())) add(base);
        for (int i = lot.below(3); i > 0; i--) addWall();
    }

    private void add(Disc base) {
        lines.add(base, Blockers.NOBODY);
        grown.add(base.grown(ThickLines.HALF_THICKNESS));
        smaller.add(base.grown(ThickLines.HALF_THICKNESS - OFF), Blockers.NOBODY);
        larger.add(base.grown(ThickLines.HALF_THICKNESS + OFF), Blockers.NOBODY);
    }

    private void addWall() {
        var pose = new Pose(lot.below(30_000), lot.below(20_000), lot.below(36_000));
        var wall = Area.of(Rectangles.of(pose, lot.between(2000, 9000), 600));
        if (Within.overlaps(from, wall) || Within.overlaps(to, wall)) return;
        lines.add(wall, Blockers.NOBODY);
        grown.addAll(wall.grown(ThickLines.HALF_THICKNESS));
        smaller.add(wall.grown(ThickLines.HALF_THICKNESS - OFF).getFirst(), Blockers.NOBODY);
        larger.add(wall.grown(ThickLines.HALF_THICKNESS + OFF).getFirst(), Blockers.NOBODY);
    }

    @Test
    void linesAreFoundAsByTheSearchForThinOnes() {
        int seen = 0;
        int tables = 15 * SHARE;
        for (int i = 0; i < tables; i++) {
            newTable();
            boolean any = lines.any(from, to, Blockers.NOBODY, Blockers.NOBODY);
            assertThat(any ? searchFinds(OFF, smaller) : searchFinds(-OFF, larger))
                    .as("table %d", i)
                    .isEqualTo(any);
            if (any) seen++;
        }
        mixed(seen, tables);
    }

    /** Neither answer is rare; of a few tables nothing can be said. */
    private static void mixed(int seen, int tables) {
        if (!FEW) assertThat(seen).isBetween(tables / 5, tables * 4 / 5);
    }

    private boolean searchFinds(int wider, Blockers blockers) {
        return new LineOfSight().sees(from.grown(wider), to.grown(wider), blockers);
    }

    @Test
    void linesFromAHouseAreFoundToo() {
        int seen = 0;
        int tables = 5 * SHARE;
        for (int i = 0; i < tables; i++) {
            newTable();
            var house = Rectangles.of(new Pose(-4000, lot.below(20_000), 1000), 5000, 4000);
            boolean any = lines.any(house, to, Blockers.NOBODY, Blockers.NOBODY);
            var target = to.grown(any ? OFF : -OFF);
            assertThat(new LineOfSight().sees(house, target, any ? smaller : larger))
                    .isEqualTo(any);
            if (any) seen++;
        }
        mixed(seen, tables);
    }

    @Test
    void aClearLineDrawnAtRandomIsFound() {
        int drawn = 0;
        for (int i = 0; i < 10 * SHARE; i++) {
            newTable();
            if (!someRandomLineIsClear()) continue;
            drawn++;
            assertThat(lines.any(from, to, Blockers.NOBODY, Blockers.NOBODY)).isTrue();
        }
        assertThat(drawn).isPositive();
    }

    private boolean someRandomLineIsClear() {
        for (int i = 0; i < 100; i++) {
            var start = pointIn(from);
            var end = pointIn(to);
            if (grown.stream().noneMatch(shape -> LineCrossing.crosses(start, end, shape)))
                return true;
        }
        return false;
    }

    private Point pointIn(Disc disc) {
        while (true) {
            int x = disc.x() + lot.between(-RADIUS, RADIUS);
            int y = disc.y() + lot.between(-RADIUS, RADIUS);
            if (Within.contains(disc, new Point(x, y))) return new Point(x, y);
        }
    }
}
