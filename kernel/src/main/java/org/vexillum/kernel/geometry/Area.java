package org.vexillum.kernel.geometry;

import java.util.ArrayList;
import java.util.List;

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

    private Area(List<? extends Shape> parts, List<? extends Shape> kites) {
        this.parts = List.copyOf(parts);
        var all = new ArrayList<Shape>(parts);
        all.addAll(kites);
        cover = List.copyOf(all);
    }

    public static Area of(Shape shape) {
        return new Area(List.of(shape), List.of());
    }

    /**
     * The inside of a simple polygon with corners x0, y0, x1, y1, … in either direction.
     *
     * @throws IllegalArgumentException if the outline crosses or touches itself
     */
    public static Area polygon(int... coordinates) {
        var parts = ConvexParts.of(Outline.of(coordinates));
        return new Area(parts, Seams.kites(parts));
    }

    /** Convex parts whose interiors do not meet. */
    public List<Shape> parts() {
        return parts;
    }

    /** Convex pieces, overlapping, whose interiors together are the interior of the area. */
    public List<Shape> cover() {
        return cover;
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
