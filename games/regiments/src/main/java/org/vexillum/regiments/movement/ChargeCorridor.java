package org.vexillum.regiments.movement;

import org.vexillum.kernel.geometry.Angle;
import org.vexillum.kernel.geometry.Pose;

/**
 * The part of the table on which a charger can be on any way to its target.
 *
 * <p>Its middle goes some way ahead and then straight to within a half diagonal of the target, and
 * the block reaches a half diagonal beyond its middle. Seen in the direction of the target all of
 * that lies in a box.
 */
final class ChargeCorridor {
    private final Pose centre;
    private final int direction;
    private final double left;
    private final double right;
    private final double near;
    private final double far;

    ChargeCorridor(Charger charger, TargetSide side, double furthest) {
        centre = charger.centre();
        var goal = side.block().centre();
        direction = Angle.towards(goal.x() - centre.x(), goal.y() - centre.y());
        var target = look(ProjectedShape.of(side.block()));
        double radius = charger.radius() + ChargeLanes.CLOSE;
        int off = centre.facing() - direction;
        double aside = furthest * Angle.sin(off);
        double ahead = furthest * Angle.cos(off);
        left = Math.min(Math.min(0, aside) - radius, target.left() - 2 * radius);
        right = Math.max(Math.max(0, aside) + radius, target.right() + 2 * radius);
        near = Math.min(Math.min(0, ahead) - radius, target.nearest() - 2 * radius);
        far = Math.max(Math.max(0, ahead) + radius, target.farthest() + 2 * radius);
    }

    private ProjectedShape look(ProjectedShape shape) {
        return shape.look(centre.x(), centre.y(), direction);
    }

    boolean has(ProjectedShape shape) {
        look(shape);
        return shape.right() > left
                && shape.left() < right
                && shape.farthest() > near
                && shape.nearest() < far;
    }
}
