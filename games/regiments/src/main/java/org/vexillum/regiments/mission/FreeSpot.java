package org.vexillum.regiments.mission;

import java.util.List;
import org.vexillum.kernel.Nullable;
import org.vexillum.kernel.geometry.Bounds;
import org.vexillum.kernel.geometry.Point;
import org.vexillum.kernel.geometry.Shape;
import org.vexillum.kernel.geometry.Within;

/**
 * Finds a point that lies in none of some convex shapes, if there is one.
 *
 * <p>Exact: a piece of the room is given up only if a single shape holds all its corners, hence all
 * of it; whatever is left is quartered, down to single points.
 */
record FreeSpot(List<Shape> taken) {
    @Nullable Point in(Bounds room) {
        return in(room.minX(), room.minY(), room.maxX(), room.maxY());
    }

    private @Nullable Point in(int west, int south, int east, int north) {
        if (west > east || south > north || held(west, south, east, north)) return null;
        int x = west + (east - west) / 2;
        int y = south + (north - south) / 2;
        var middle = new Point(x, y);
        if (free(middle)) return middle;
        if (west == east && south == north) return null;
        var spot = in(west, south, x, y);
        if (spot == null) spot = in(x + 1, south, east, y);
        if (spot == null) spot = in(west, y + 1, x, north);
        return spot != null ? spot : in(x + 1, y + 1, east, north);
    }

    private boolean free(Point point) {
        for (var shape : taken) if (Within.contains(shape, point)) return false;
        return true;
    }

    private boolean held(int west, int south, int east, int north) {
        var one = new Point(west, south);
        var two = new Point(east, south);
        var three = new Point(east, north);
        var four = new Point(west, north);
        for (var shape : taken)
            if (Within.contains(shape, one)
                    && Within.contains(shape, two)
                    && Within.contains(shape, three)
                    && Within.contains(shape, four)) return true;
        return false;
    }
}
