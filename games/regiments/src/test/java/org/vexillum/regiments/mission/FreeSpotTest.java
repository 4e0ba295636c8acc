package org.vexillum.regiments.mission;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.vexillum.kernel.dice.RandomSource;
import org.vexillum.kernel.geometry.Bounds;
import org.vexillum.kernel.geometry.ConvexPolygon;
import org.vexillum.kernel.geometry.Disc;
import org.vexillum.kernel.geometry.Point;
import org.vexillum.kernel.geometry.Shape;
import org.vexillum.kernel.geometry.Within;
import org.vexillum.testkit.Rule;

class FreeSpotTest {
    private static final Bounds ROOM = new Bounds(0, 0, 30, 20);

    private static boolean free(List<Shape> taken, Point point) {
        return taken.stream().noneMatch(shape -> Within.contains(shape, point));
    }

    private static boolean anyFree(List<Shape> taken) {
        for (int x = ROOM.minX(); x <= ROOM.maxX(); x++)
            for (int y = ROOM.minY(); y <= ROOM.maxY(); y++)
                if (free(taken, new Point(x, y))) return true;
        return false;
    }

    private static Shape shape(RandomSource lot) {
        int x = lot.between(-5, 35);
        int y = lot.between(-5, 25);
        if (lot.coin()) return new Disc(x, y, lot.between(4, 18));
        int far = lot.between(6, 22);
        return ConvexPolygon.of(x - far, y - far, x + far, y - far, x, y + far);
    }

    @Test
    @Rule("AOFR-MISSION-03")
    void aSpotIsFoundExactlyIfOnePointIsFree() {
        var lot = new RandomSource(2);
        int full = 0;
        for (int round = 0; round < 3000; round++) {
            var taken = new ArrayList<Shape>();
            for (int i = lot.between(3, 14); i > 0; i--) taken.add(shape(lot));
            var spot = new FreeSpot(taken).in(ROOM);
            assertThat(spot != null).as("%s", taken).isEqualTo(anyFree(taken));
            if (spot == null) full++;
            else assertThat(free(taken, spot) && ROOM.contains(spot)).isTrue();
        }
        assertThat(full).as("tables without room").isBetween(200, 2800);
    }

    @Test
    void theOnlyFreePointIsFoundWhereverItIs() {
        for (int x = 0; x <= 30; x++)
            for (int y = 0; y <= 20; y++)
                assertThat(new FreeSpot(allBut(x, y)).in(ROOM)).isEqualTo(new Point(x, y));
    }

    private static List<Shape> allBut(int x, int y) {
        return List.of(
                new Bounds(-9, -9, x - 1, 40).polygon(),
                new Bounds(x + 1, -9, 40, 40).polygon(),
                new Bounds(-9, -9, 40, y - 1).polygon(),
                new Bounds(-9, y + 1, 40, 40).polygon());
    }
}
