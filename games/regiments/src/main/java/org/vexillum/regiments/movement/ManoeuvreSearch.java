package org.vexillum.regiments.movement;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import org.vexillum.kernel.Nullable;
import org.vexillum.kernel.Refusal;
import org.vexillum.kernel.geometry.Angle;
import org.vexillum.kernel.geometry.Point;
import org.vexillum.kernel.geometry.Pose;
import org.vexillum.regiments.movement.Manoeuvre.Way;
import org.vexillum.regiments.table.Unit;

/**
 * Looks for the shortest legal manoeuvre to a wish.
 *
 * <p>Once way and pivot are chosen, the two straight pieces that lead to a place are the solution
 * of two linear equations. So with a wanted facing there is one candidate for each way; without,
 * the pivots are searched in fine steps.
 */
final class ManoeuvreSearch {
    private static final int STEP = Angle.DEGREE / 2;

    /** Who turns almost about takes straight pieces of any length to get aside. */
    private static final int OFF_THE_MAP = Point.LIMIT / 2;

    private final MoveCheck check;
    private final Unit unit;
    private final WantedPlace wish;
    private final List<Way> ways;
    private final Pose centre;

    ManoeuvreSearch(MoveCheck check, List<Way> ways, WantedPlace wish) {
        this.check = check;
        this.wish = wish;
        unit = check.unit();
        this.ways = ways;
        centre = Footprint.centre(unit);
    }

    ManoeuvrePlan plan() {
        var whyNot = wish.facing() ? check.turn(wish.turnFrom(centre.facing())) : null;
        for (int less = 0; less <= 1; less++)
            for (var candidate : candidates(less)) {
                var refusal = refusal(candidate);
                if (refusal == null) return new ManoeuvrePlan(candidate, null, candidate);
                if (whyNot == null) whyNot = refusal;
            }
        if (whyNot == null) whyNot = Refusal.because("AOFR-MOVE-03", "not-in-line");
        return new ManoeuvrePlan(null, whyNot, new NearestManoeuvre(check, wish, ways).find());
    }

    private @Nullable Refusal refusal(Manoeuvre candidate) {
        var refusal = check.refusal(candidate);
        if (refusal != null || wish.passedBy(ManoeuvrePoses.of(unit, candidate))) return refusal;
        return Refusal.because("AOFR-MOVE-02", "way-point-missed");
    }

    /**
     * What leads there, the shortest first.
     *
     * @param less taken off both pieces, in case that a limit is just met
     */
    private List<Manoeuvre> candidates(int less) {
        var candidates = new ArrayList<Manoeuvre>();
        for (var way : ways) {
            if (wish.facing()) {
                add(candidates, way, wish.turnFrom(centre.facing()), less);
                continue;
            }
            for (int pivot = -Angle.QUARTER; pivot <= Angle.QUARTER; pivot += STEP)
                add(candidates, way, pivot, less);
            int aim = MoveDirections.pivot(centre, wish.front(), way);
            for (int near = -2; near <= 2; near++) add(candidates, way, aim + near, less);
        }
        candidates.sort(Comparator.comparingInt(Manoeuvre::distance));
        return candidates;
    }

    /** Solves for the two pieces; one that would be negative is left out. */
    private void add(List<Manoeuvre> candidates, Way way, int pivot, int less) {
        var end = new Pose(wish.front().x(), wish.front().y(), centre.facing() + pivot);
        var middle = Footprint.centre(unit, end);
        double dx = middle.x() - centre.x();
        double dy = middle.y() - centre.y();
        int first = MoveDirections.direction(centre.facing(), way);
        int second = first + pivot;
        double turn = Angle.sin(pivot);
        double before = turn == 0 ? 0 : MoveDirections.across(dx, dy, second) / -turn;
        double after = turn == 0 ? -1 : MoveDirections.across(dx, dy, first) / turn;
        if (before < 0) add(candidates, way, 0, pivot, MoveDirections.along(dx, dy, second), less);
        else if (after < 0)
            add(candidates, way, MoveDirections.along(dx, dy, first), pivot, 0, less);
        else add(candidates, way, before, pivot, after, less);
    }

    private void add(
            List<Manoeuvre> candidates, Way way, double before, int pivot, double after, int less) {
        if (before + after > OFF_THE_MAP) return;
        int first = (int) Math.max(0, Math.rint(before) - less);
        int second = (int) Math.max(0, Math.rint(after) - less);
        var candidate = new Manoeuvre(way, first, pivot, second);
        boolean near = first + second <= 2 * check.reach(way) + 1;
        if (!near && less > 0) return;
        // far away a hundredth of a degree is more than rounding
        int astray = near ? 0 : (first + second) / 100;
        if (wish.reachedBy(candidate.end(unit), astray)) candidates.add(candidate);
    }
}
