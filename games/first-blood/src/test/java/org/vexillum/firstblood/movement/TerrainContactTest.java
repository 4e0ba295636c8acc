package org.vexillum.firstblood.movement;

import static org.assertj.core.api.Assertions.assertThat;
import static org.vexillum.firstblood.movement.Muster.garrison;
import static org.vexillum.firstblood.movement.Muster.roundGarrison;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.vexillum.firstblood.Field;
import org.vexillum.firstblood.terrain.Terrain;
import org.vexillum.kernel.geometry.Disc;
import org.vexillum.kernel.geometry.Point;
import org.vexillum.kernel.geometry.Within;
import org.vexillum.testkit.Rule;

/** Where bases touch a tower, five inches by four, or a round one. */
class TerrainContactTest {
    private static final Terrain SQUARE = garrison("tower", "15,8", "20,12");
    private static final Terrain ROUND = roundGarrison("keep", "15,10");

    private static void assertTouching(List<Point> spots, Terrain piece, int radius) {
        for (var spot : spots) {
            var base = new Disc(spot, radius);
            assertThat(Within.overlaps(base, piece.area())).isFalse();
            assertThat(Within.within(base, piece.area(), 3)).isTrue();
        }
    }

    private static double apart(Point one, Point other) {
        return Math.hypot(one.x() - other.x(), one.y() - other.y());
    }

    /** The path of the middle of a base that goes once round, as the spots tell it. */
    private static double length(List<Point> ring) {
        double sum = 0;
        for (int i = 0; i < ring.size(); i++)
            sum += apart(ring.get(i), ring.get((i + 1) % ring.size()));
        return sum;
    }

    @ParameterizedTest
    @ValueSource(ints = {1250, 2000, 3000})
    @Rule("FB-GARRISON-13")
    void aRingLeavesNoGapAlongWallsAndRoundCorners(int radius) {
        var ring = TerrainContact.ring(SQUARE, radius);
        assertTouching(ring, SQUARE, radius);
        for (int i = 0; i < ring.size(); i++)
            assertThat(apart(ring.get(i), ring.get((i + 1) % ring.size()))).isLessThan(310);
        double round = 2 * (5 + 4) * 2540 + 2 * Math.PI * radius;
        assertThat(length(ring)).isBetween(round * 0.995, round * 1.005);
    }

    @ParameterizedTest
    @ValueSource(ints = {1250, 2000, 3000})
    @Rule("FB-GARRISON-13")
    void aRingGoesRoundARoundTower(int radius) {
        var ring = TerrainContact.ring(ROUND, radius);
        assertTouching(ring, ROUND, radius);
        for (int i = 0; i < ring.size(); i++)
            assertThat(apart(ring.get(i), ring.get((i + 1) % ring.size()))).isLessThan(310);
        double round = 2 * Math.PI * (5000 + radius);
        assertThat(length(ring)).isBetween(round * 0.995, round * 1.005);
    }

    @Test
    @Rule("FB-GARRISON-13")
    void spotsForSeveralBasesLeaveThemRoom() {
        for (var piece : List.of(SQUARE, ROUND)) {
            var spots = TerrainContact.spots(piece, 1250);
            assertTouching(spots, piece, 1250);
            assertThat(spots).hasSizeGreaterThan(10);
            for (int i = 1; i < spots.size(); i++)
                assertThat(apart(spots.get(i - 1), spots.get(i))).isGreaterThan(1250);
        }
        double apart =
                apart(
                        TerrainContact.spots(ROUND, 1250).get(0),
                        TerrainContact.spots(ROUND, 1250).get(1));
        assertThat(apart).isBetween(2500.0, 2800.0);
    }

    @Test
    @Rule("FB-GARRISON-13")
    void whatIsToldInHundredthsOfAnInchTouches() {
        var wall = Field.at("15,10").plus(-1250, 0);
        assertThat(TerrainContact.toldToTouch(new Disc(wall.plus(-25, 0), 1250), SQUARE)).isTrue();
        assertThat(TerrainContact.toldToTouch(new Disc(wall.plus(-26, 0), 1250), SQUARE)).isFalse();
        assertThat(TerrainContact.toldToTouch(new Disc(wall.plus(1, 0), 1250), SQUARE)).isFalse();
        assertThat(TerrainContact.touches(new Disc(wall.plus(-3, 0), 1250), SQUARE)).isTrue();
        assertThat(TerrainContact.touches(new Disc(wall.plus(-4, 0), 1250), SQUARE)).isFalse();
    }
}
