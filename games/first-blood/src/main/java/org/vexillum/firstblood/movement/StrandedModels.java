package org.vexillum.firstblood.movement;

import org.vexillum.kernel.Nullable;
import org.vexillum.kernel.geometry.Disc;
import org.vexillum.kernel.geometry.Point;

/** The way of a stranded model back towards its leader (FB-STRAND-01). */
final class StrandedModels {
    private static final int STEPS = 8;

    private final MoveRules errand;

    StrandedModels(MoveRules errand) {
        this.errand = errand;
    }

    /**
     * The place nearest to a leader that it can reach straight, or null if it cannot get nearer.
     */
    @Nullable Disc wayBack(ModelPlaces after, int model) {
        var start = errand.regiment.base(model);
        var leader = errand.cohesion.nearest(after, start);
        if (leader == null || errand.regiment.floor(model) != 0) return null;
        for (int step = STEPS; step > 0; step--) {
            var end = towards(start, leader, errand.most(model), step);
            if (end.equals(start.centre()) || !errand.reaches(after, model, end, 0)) continue;
            var base = new Disc(end, start.radius());
            if (errand.suits(model, base, 0)) return base;
        }
        return null;
    }

    private static Point towards(Disc start, Point goal, int most, int step) {
        double dx = goal.x() - start.x();
        double dy = goal.y() - start.y();
        double distance = Math.sqrt(dx * dx + dy * dy);
        double far = Math.min(most - 2, distance) * step / STEPS;
        if (distance == 0 || far <= 0) return start.centre();
        return start.centre().plus((int) (dx * far / distance), (int) (dy * far / distance));
    }
}
