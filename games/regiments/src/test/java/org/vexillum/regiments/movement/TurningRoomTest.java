package org.vexillum.regiments.movement;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Arrays;
import org.junit.jupiter.api.Test;
import org.vexillum.kernel.geometry.Angle;
import org.vexillum.kernel.geometry.ConvexPolygon;
import org.vexillum.kernel.geometry.Disc;
import org.vexillum.kernel.geometry.Shape;
import org.vexillum.testkit.Rule;

/** Wherever room to turn begins or ends on the way ahead, a distance is named. */
class TurningRoomTest {
    private static final int STEP = 40;

    /** The radius of the block's corners is taken this much larger. */
    private static final int MARGIN = 3;

    private int changes;
    private int named;

    /** How far a place is from something. */
    private interface Far {
        double from(double x, double y);
    }

    @Test
    @Rule("AOFR-MOVE-09")
    void everyChangeOfRoomIsNamedAndNothingBeyondReach() {
        for (int seed = 0; seed < RandomTables.count(40); seed++) {
            var battle = new RandomTables(seed).scene(24, 20, 9, 7).battle();
            for (var unit : RandomTables.standing(battle))
                for (var target : battle.onTable(unit.side().other()))
                    check(new ChargeCheck(new Charger(battle, unit), target));
        }
        assertThat(changes).isGreaterThan(RandomTables.count(300));
        assertThat(named).isGreaterThan(RandomTables.count(300));
    }

    private void check(ChargeCheck lunge) {
        double[] distances = new TurningRoom(lunge).distances();
        named += distances.length;
        for (double distance : distances)
            assertThat(distance).isPositive().isLessThan(lunge.furthest());
        var table = lunge.around().table();
        along(lunge, distances, (x, y) -> x - table.minX());
        along(lunge, distances, (x, y) -> table.maxX() - x);
        along(lunge, distances, (x, y) -> y - table.minY());
        along(lunge, distances, (x, y) -> table.maxY() - y);
        along(lunge, distances, (x, y) -> distance(x, y, lunge.side().block()));
        for (var thing : lunge.inTheWay())
            along(lunge, distances, (x, y) -> distance(x, y, thing.shape()));
    }

    private void along(ChargeCheck lunge, double[] distances, Far far) {
        var centre = lunge.charger().centre();
        double radius = lunge.charger().radius() + MARGIN;
        boolean was = far.from(centre.x(), centre.y()) < radius;
        for (int d = STEP; d < lunge.furthest(); d += STEP) {
            double x = centre.x() + d * Angle.sin(centre.facing());
            double y = centre.y() + d * Angle.cos(centre.facing());
            boolean is = far.from(x, y) < radius;
            if (is != was) {
                changes++;
                double ahead = d;
                assertThat(Arrays.stream(distances))
                        .as("%s ahead of %s", d, centre)
                        .anyMatch(one -> one > ahead - STEP - 0.01 && one < ahead + 0.01);
            }
            was = is;
        }
    }

    private static double distance(double x, double y, Shape shape) {
        return switch (shape) {
            case Disc disc -> Math.hypot(x - disc.x(), y - disc.y()) - disc.radius();
            case ConvexPolygon polygon -> distance(x, y, polygon);
        };
    }

    private static double distance(double x, double y, ConvexPolygon polygon) {
        double least = Double.POSITIVE_INFINITY;
        boolean inside = true;
        for (int i = polygon.size() - 1, j = 0; j < polygon.size(); i = j++) {
            double ex = polygon.x(j) - polygon.x(i);
            double ey = polygon.y(j) - polygon.y(i);
            double px = x - polygon.x(i);
            double py = y - polygon.y(i);
            inside &= ex * py - ey * px >= 0;
            double t = Math.clamp((px * ex + py * ey) / (ex * ex + ey * ey), 0, 1);
            least = Math.min(least, Math.hypot(px - t * ex, py - t * ey));
        }
        return inside ? 0 : least;
    }
}
