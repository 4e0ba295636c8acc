package org.vexillum.firstblood.terrain;

import java.util.ArrayList;
import java.util.List;
import org.vexillum.firstblood.army.ModelType;
import org.vexillum.firstblood.table.Battle;
import org.vexillum.firstblood.table.Regiment;
import org.vexillum.firstblood.traits.RegimentTraits;
import org.vexillum.firstblood.traits.Traits;
import org.vexillum.kernel.geometry.Area;
import org.vexillum.kernel.geometry.ConvexPolygon;
import org.vexillum.kernel.geometry.Disc;
import org.vexillum.kernel.geometry.LineCrossing;
import org.vexillum.kernel.geometry.Point;
import org.vexillum.kernel.geometry.Shape;
import org.vexillum.kernel.geometry.Within;

/**
 * Which terrain a model goes through when it moves.
 *
 * <p>A way is a list of points with straight legs between. The base touches a piece if any part of
 * it comes inside on the way, its start and its end included; along the edge is not inside. Who
 * stands still goes through nothing (FB-TERRAIN-10).
 */
public final class CrossedTerrain {
    private CrossedTerrain() {}

    /** The pieces a base of this radius touches on its way. */
    public static List<Terrain> by(Battle battle, List<Point> way, int radius) {
        var found = new ArrayList<Terrain>();
        for (var piece : battle.terrain()) if (touches(way, radius, piece.area())) found.add(piece);
        return found;
    }

    /** The pieces on a model's way whose rule of this kind works on it. */
    public static List<Terrain> by(
            Battle battle, Regiment regiment, int model, List<Point> way, Terrain.Kind kind) {
        var found = new ArrayList<Terrain>();
        int radius = regiment.card(model).radius();
        for (var piece : battle.terrain())
            if (counts(regiment, piece, kind) && touches(way, radius, piece.area()))
                found.add(piece);
        if (!found.isEmpty() && ignores(battle, regiment, model, kind)) found.clear();
        return found;
    }

    /** Ruins are dangerous for brutes and cavalry (FB-RUIN-07). */
    private static boolean counts(Regiment regiment, Terrain piece, Terrain.Kind kind) {
        if (piece.is(kind)) return true;
        return kind == Terrain.Kind.DANGEROUS && piece.ruin() && fearsRuins(regiment);
    }

    /** FB-RUIN-07. */
    private static boolean fearsRuins(Regiment regiment) {
        var type = regiment.card().type();
        return type == ModelType.BRUTE || type == ModelType.CAVALRY;
    }

    /** FB-SR-FLUID-FORMATION. */
    private static boolean ignores(Battle battle, Regiment regiment, int model, Terrain.Kind kind) {
        return switch (kind) {
            case BROKEN_GROUND, DANGEROUS, HINDERING ->
                    Traits.has(battle, regiment, model, RegimentTraits.FluidFormation.class);
            case VERY_DANGEROUS, OBSTACLE, WATER, OBSCURING, OBSTRUCTING, IMPASSABLE -> false;
        };
    }

    public static boolean touches(List<Point> way, int radius, Area area) {
        for (int leg = 1; leg < way.size(); leg++) {
            var from = way.get(leg - 1);
            var to = way.get(leg);
            if (!from.equals(to) && touches(from, to, radius, area)) return true;
        }
        return false;
    }

    /** Whether a base that goes straight from the one point to the other comes into the area. */
    public static boolean touches(Point from, Point to, int radius, Area area) {
        for (Shape part : area.parts()) if (touches(from, to, radius, part)) return true;
        return false;
    }

    private static boolean touches(Point from, Point to, int radius, Shape part) {
        if (Math.max(from.x(), to.x()) + radius <= part.minX()
                || Math.min(from.x(), to.x()) - radius >= part.maxX()
                || Math.max(from.y(), to.y()) + radius <= part.minY()
                || Math.min(from.y(), to.y()) - radius >= part.maxY()) return false;
        return switch (part) {
            case Disc disc -> LineCrossing.crosses(from, to, grown(disc, radius));
            case ConvexPolygon polygon -> touches(from, to, radius, polygon);
        };
    }

    private static Disc grown(Disc disc, int by) {
        return new Disc(disc.x(), disc.y(), disc.radius() + by);
    }

    /** A segment and a convex polygon are closest at an end, at a corner, or they meet. */
    private static boolean touches(Point from, Point to, int radius, ConvexPolygon polygon) {
        if (LineCrossing.crosses(from, to, polygon)
                || Within.overlaps(new Disc(from, radius), polygon)
                || Within.overlaps(new Disc(to, radius), polygon)) return true;
        for (int corner = 0; corner < polygon.size(); corner++)
            if (LineCrossing.crosses(from, to, new Disc(polygon.corner(corner), radius)))
                return true;
        return false;
    }
}
