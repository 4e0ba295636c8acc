package org.vexillum.kernel.geometry;

import java.util.ArrayList;
import java.util.List;
import org.vexillum.kernel.Nullable;

/**
 * A piece of the table of any outline: a disc, or a simple polygon cut into convex parts.
 *
 * <p>The parts share edges and do not overlap. A line that runs along such a seam enters no part,
 * so lines are tested against the cover: the parts and a thin kite over each seam, inside the area.
 * A part thinner than a unit may leave its seam bare.
 */
public final class Area {
    private final List<Shape> parts;
    private final List<Shape> cover;
    private final List<Point> corners;

    /** The last one asked for; any thread would make the same. */
    private @Nullable Grown grown;

    private record Grown(int by, List<Shape> pieces) {}

    private Area(List<? extends Shape> parts, List<? extends Shape> kites, List<Point> corners) {
        this.parts = List.copyOf(parts);
        this.corners = List.copyOf(corners);
        var all = new ArrayList<Shape>(parts);
        all.addAll(kites);
        cover = List.copyOf(all);
    }

    public static Area of(Shape shape) {
        return new Area(List.of(shape), List.of(), corners(shape));
    }

    private static List<Point> corners(Shape shape) {
        var corners = new ArrayList<Point>();
        if (shape instanceof ConvexPolygon polygon)
            for (int i = 0; i < polygon.size(); i++) corners.add(polygon.corner(i));
        return corners;
    }

    /**
     * The inside of a simple polygon with corners x0, y0, x1, y1, … in either direction.
     *
     * @throws IllegalArgumentException if the outline crosses or touches itself
     */
    public static Area polygon(int... coordinates) {
        var parts = ConvexParts.of(PolygonOutline.of(coordinates));
        var corners = new ArrayList<Point>();
        for (int i = 0; i < coordinates.length; i += 2)
            corners.add(new Point(coordinates[i], coordinates[i + 1]));
        return new Area(parts, SeamKites.kites(parts), corners);
    }

    /** The outline as it was given; empty for a disc. */
    public List<Point> corners() {
        return corners;
    }

    /** Convex parts whose interiors do not meet. */
    public List<Shape> parts() {
        return parts;
    }

    /** Convex pieces, overlapping, whose interiors together are the interior of the area. */
    public List<Shape> cover() {
        return cover;
    }

    /** Convex pieces, overlapping, that together are the area with a rim of this width. */
    public List<Shape> grown(int by) {
        var made = grown;
        if (made == null || made.by() != by) {
            made = new Grown(by, GrownShape.round(parts, by));
            grown = made;
        }
        return made.pieces();
    }

    @Override
    public boolean equals(Object other) {
        return other instanceof Area that && parts.equals(that.parts);
    }

    @Override
    public int hashCode() {
        return parts.hashCode();
    }

    @Override
    public String toString() {
        return "Area" + parts;
    }
}
