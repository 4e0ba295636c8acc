package org.vexillum.lanterns.table;

import java.util.List;
import org.vexillum.kernel.geometry.Area;
import org.vexillum.kernel.geometry.Point;
import org.vexillum.kernel.stored.Stored;

/** A piece of terrain by the corners of its outline. */
@Stored(
        as = "Terrain",
        with = {"sort", "corners"})
public record Terrain(Sort sort, List<Point> corners) {
    @Stored(
            as = "Terrain.Sort",
            with = {"ROCKS", "THICKET"})
    public enum Sort {
        /** In nobody's reach and in the way of every look (LD-TERRAIN-01). */
        ROCKS,
        /** Cover, and nothing else (LD-TERRAIN-02). */
        THICKET
    }

    public Terrain {
        corners = List.copyOf(corners);
    }

    public Area area() {
        int[] xy = new int[2 * corners.size()];
        for (int i = 0; i < corners.size(); i++) {
            xy[2 * i] = corners.get(i).x();
            xy[2 * i + 1] = corners.get(i).y();
        }
        return Area.polygon(xy);
    }
}
