package org.vexillum.regiments.movement;

import org.vexillum.kernel.geometry.Angle;
import org.vexillum.kernel.geometry.Arc;
import org.vexillum.kernel.geometry.Arcs;
import org.vexillum.kernel.geometry.ConvexPolygon;
import org.vexillum.kernel.geometry.Rectangles;
import org.vexillum.regiments.combat.ChargedSide;
import org.vexillum.regiments.table.Unit;

/**
 * The side of the target that a charger has to reach (AOFR-FACING-03).
 *
 * @param block the target's rectangle
 * @param outward the direction in which the side looks
 * @param from the number of the corner at which it begins, counter-clockwise
 */
record TargetSide(ConvexPolygon block, Arc arc, int outward, int from) {
    /** Bases set against each other keep up to two units of clearance; a third for rounding. */
    private static final int TOUCHING = 3;

    /** According to the arc in which the charger's front centre is when it declares. */
    static TargetSide of(Unit charger, Unit target) {
        var block = Footprint.of(target);
        var arc = Arcs.of(block, charger.front().place());
        int facing = target.front().facing();
        return switch (arc) {
            case FRONT -> new TargetSide(block, arc, facing, Rectangles.FRONT_RIGHT);
            case LEFT_FLANK ->
                    new TargetSide(block, arc, facing - Angle.QUARTER, Rectangles.FRONT_LEFT);
            case REAR -> new TargetSide(block, arc, facing + Angle.HALF, Rectangles.REAR_LEFT);
            case RIGHT_FLANK ->
                    new TargetSide(block, arc, facing + Angle.QUARTER, Rectangles.REAR_RIGHT);
        };
    }

    ChargedSide charged() {
        return switch (arc) {
            case FRONT -> ChargedSide.FRONT;
            case LEFT_FLANK, RIGHT_FLANK -> ChargedSide.FLANK;
            case REAR -> ChargedSide.REAR;
        };
    }

    private int to() {
        return (from + 1) % 4;
    }

    double middleX() {
        return (block.x(from) + block.x(to())) / 2.0;
    }

    double middleY() {
        return (block.y(from) + block.y(to())) / 2.0;
    }

    double length() {
        double dx = block.x(to()) - block.x(from);
        double dy = block.y(to()) - block.y(from);
        return Math.sqrt(dx * dx + dy * dy);
    }

    ProjectedShape seen() {
        return ProjectedShape.segment(block.x(from), block.y(from), block.x(to()), block.y(to()));
    }

    /** Whether a block that does not overlap the target touches this side or an end of it. */
    boolean touchedBy(ConvexPolygon other) {
        for (int i = other.size() - 1, j = 0; j < other.size(); i = j++)
            if (near(other.x(j), other.y(j), from, to(), block)
                    || near(block.x(from), block.y(from), i, j, other)
                    || near(block.x(to()), block.y(to()), i, j, other)) return true;
        return false;
    }

    /** Whether a point is as good as on the edge of a polygon from one corner to another. */
    private static boolean near(int x, int y, int from, int to, ConvexPolygon polygon) {
        double ex = polygon.x(to) - polygon.x(from);
        double ey = polygon.y(to) - polygon.y(from);
        double px = x - polygon.x(from);
        double py = y - polygon.y(from);
        double t = Math.clamp((px * ex + py * ey) / (ex * ex + ey * ey), 0, 1);
        double dx = px - t * ex;
        double dy = py - t * ey;
        return dx * dx + dy * dy <= TOUCHING * TOUCHING;
    }
}
