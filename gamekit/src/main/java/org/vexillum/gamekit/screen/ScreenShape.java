package org.vexillum.gamekit.screen;

import java.util.ArrayList;
import java.util.List;
import org.vexillum.kernel.Nullable;
import org.vexillum.kernel.geometry.Area;
import org.vexillum.kernel.geometry.Bounds;
import org.vexillum.kernel.geometry.ConvexPolygon;
import org.vexillum.kernel.geometry.Disc;
import org.vexillum.kernel.geometry.Point;

/**
 * An outline in units of 0.01 mm, one of the two.
 *
 * @param disc x, y and radius, or null
 * @param polygon corners, each x and y, or null
 */
public record ScreenShape(@Nullable List<Integer> disc, @Nullable List<List<Integer>> polygon) {
    public static ScreenShape disc(Point centre, int radius) {
        return new ScreenShape(List.of(centre.x(), centre.y(), radius), null);
    }

    public static ScreenShape of(Disc disc) {
        return disc(disc.centre(), disc.radius());
    }

    public static ScreenShape of(ConvexPolygon polygon) {
        var corners = new ArrayList<Point>();
        for (int i = 0; i < polygon.size(); i++) corners.add(polygon.corner(i));
        return polygon(corners);
    }

    public static ScreenShape of(Area area) {
        if (area.parts().getFirst() instanceof Disc disc) return of(disc);
        return polygon(area.corners());
    }

    public static ScreenShape of(Bounds box) {
        return polygon(
                List.of(
                        new Point(box.minX(), box.minY()),
                        new Point(box.maxX(), box.minY()),
                        new Point(box.maxX(), box.maxY()),
                        new Point(box.minX(), box.maxY())));
    }

    /** Whether no part of it lies off a table of this size. */
    public boolean liesOn(int width, int depth) {
        if (disc != null) {
            int r = disc.getLast();
            return inside(disc.get(0), r, width) && inside(disc.get(1), r, depth);
        }
        return polygon == null
                || polygon.stream()
                        .allMatch(corner ->
                                inside(corner.getFirst(), 0, width)
                                        && inside(corner.getLast(), 0, depth));
    }

    private static boolean inside(int at, int reach, int most) {
        return at - reach >= 0 && at + reach <= most;
    }

    private static ScreenShape polygon(List<Point> corners) {
        return new ScreenShape(null, corners.stream().map(ScreenShape::pair).toList());
    }

    static List<Integer> pair(Point point) {
        return List.of(point.x(), point.y());
    }
}
