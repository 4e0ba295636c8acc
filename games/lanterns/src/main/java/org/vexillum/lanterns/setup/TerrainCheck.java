package org.vexillum.lanterns.setup;

import static org.vexillum.kernel.geometry.Lengths.inches;

import java.util.ArrayList;
import java.util.List;
import org.vexillum.kernel.Refusal;
import org.vexillum.kernel.Side;
import org.vexillum.kernel.dice.Lot;
import org.vexillum.kernel.geometry.Angle;
import org.vexillum.kernel.geometry.Area;
import org.vexillum.kernel.geometry.Disc;
import org.vexillum.kernel.geometry.Point;
import org.vexillum.kernel.geometry.Shape;
import org.vexillum.kernel.geometry.Within;
import org.vexillum.lanterns.table.Battle;
import org.vexillum.lanterns.table.Terrain;

/** Where terrain may lie (LD-TERRAIN-03), and terrain drawn by lot. */
public final class TerrainCheck {
    private static final int PAIRS = 3;
    private static final int CORNERS = 8;

    /** Where nothing may lie: round the middle and where bands deploy. */
    public static final List<Shape> FREE =
            List.of(
                    new Disc(Battle.MIDDLE, inches(3)),
                    PlaceFighter.zone(Side.A).polygon(),
                    PlaceFighter.zone(Side.B).polygon());

    private TerrainCheck() {}

    public static List<Refusal> of(List<Terrain> terrain) {
        var all = new ArrayList<Refusal>();
        var before = new ArrayList<Area>();
        for (var piece : terrain) {
            var area = piece.area();
            var sort = piece.sort();
            if (FREE.stream().anyMatch(free -> Within.overlaps(free, area)))
                all.add(Refusal.because("LD-TERRAIN-03", "terrain-place", sort));
            if (before.stream().anyMatch(other -> overlap(other, area)))
                all.add(Refusal.because("LD-TERRAIN-03", "terrain-overlap", sort));
            before.add(area);
        }
        return all;
    }

    private static boolean overlap(Area one, Area other) {
        return one.parts().stream().anyMatch(part -> Within.overlaps(part, other));
    }

    /** Three pieces and their images across the middle; at least one of each sort. */
    public static List<Terrain> drawn(Lot lot) {
        var all = new ArrayList<Terrain>();
        while (all.size() < 2 * PAIRS) {
            var sort = Terrain.Sort.values()[all.size() / 2 % Terrain.Sort.values().length];
            var at = new Point(inches(lot.between(4, 32)), inches(lot.between(9, 18)));
            int radius = inches(lot.between(2, 3));
            var more = new ArrayList<>(all);
            more.add(round(sort, at, radius));
            more.add(round(sort, new Point(Battle.SIZE - at.x(), Battle.SIZE - at.y()), radius));
            if (of(more).isEmpty()) all = more;
        }
        return all;
    }

    /** An outline of eight corners. */
    public static Terrain round(Terrain.Sort sort, Point at, int radius) {
        var corners = new ArrayList<Point>();
        for (int i = 0; i < CORNERS; i++) {
            int direction = i * Angle.FULL / CORNERS;
            corners.add(
                    at.plus(
                            (int) (radius * Angle.sin(direction)),
                            (int) (radius * Angle.cos(direction))));
        }
        return new Terrain(sort, corners);
    }
}
