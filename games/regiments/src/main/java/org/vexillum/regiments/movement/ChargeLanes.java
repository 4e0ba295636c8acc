package org.vexillum.regiments.movement;

import java.util.ArrayList;
import java.util.List;
import org.vexillum.kernel.Nullable;
import org.vexillum.kernel.geometry.Angle;
import org.vexillum.kernel.geometry.Pose;

/**
 * The lanes down which a charger could go after its pivot, looked at in doubles.
 *
 * <p>Here a lane is dropped only if it clearly fails; what may be open is tried exactly by {@link
 * ChargeCheck}.
 */
final class ChargeLanes {
    /** Less than this is left to the exact check. */
    static final double CLOSE = 3;

    private final ChargeCheck lunge;
    private final Charger charger;
    private final Pose centre;
    private final double halfWidth;
    private final double halfDepth;
    private final double openAhead;
    private final double limit;
    private final ProjectedShape target;
    private final ProjectedShape side;
    private final List<ProjectedShape> obstacles = new ArrayList<>();
    private final List<ProjectedShape> difficult = new ArrayList<>();
    private int pivot;
    private double sin;
    private double cos;
    private double east;
    private double north;
    private boolean lookedFurther;
    private int barredLeft = Integer.MIN_VALUE;
    private int barredRight = Integer.MAX_VALUE;

    ChargeLanes(ChargeCheck lunge) {
        this.lunge = lunge;
        charger = lunge.charger();
        centre = charger.centre();
        halfWidth = charger.halfWidth();
        halfDepth = charger.halfDepth();
        limit = charger.limit();
        target = ProjectedShape.of(lunge.side().block());
        side = lunge.side().seen();
        for (var thing : lunge.inTheWay()) obstacles.add(thing.seen());
        double open = Double.POSITIVE_INFINITY;
        for (var thing : lunge.slowing()) {
            difficult.add(thing.seen());
            open = Math.min(open, thing.ahead());
        }
        openAhead = open;
    }

    /** How far it may go in all, as far as that is known beforehand. */
    double limit() {
        return limit;
    }

    ProjectedShape target() {
        return target;
    }

    ProjectedShape side() {
        return side;
    }

    List<ProjectedShape> obstacles() {
        lookFurther();
        return obstacles;
    }

    double halfWidth() {
        return halfWidth;
    }

    /** Where the charger's front is after so many units ahead and the pivot. */
    double front(double before) {
        return before * cos + halfDepth;
    }

    /** How the lane drifts to the right for every unit gone ahead before the pivot. */
    double drift() {
        return -sin;
    }

    /** Turns to the lanes behind this pivot. */
    void look(int turn) {
        pivot = turn;
        sin = Angle.sin(turn);
        cos = Angle.cos(turn);
        east = Angle.sin(centre.facing() + turn);
        north = Angle.cos(centre.facing() + turn);
        look(side);
        look(target);
        lookedFurther = false;
    }

    /** What stands about is looked at only where the lane leads to the right side. */
    private void lookFurther() {
        if (lookedFurther) return;
        for (int i = 0; i < obstacles.size(); i++) look(obstacles.get(i));
        for (int i = 0; i < difficult.size(); i++) look(difficult.get(i));
        lookedFurther = true;
    }

    private void look(ProjectedShape shape) {
        shape.look(centre.x(), centre.y(), east, north);
    }

    /** Whether the lane that begins so far ahead leads to the target within the charge distance. */
    boolean inReach(double before) {
        double met = target.first(-before * sin - halfWidth, -before * sin + halfWidth);
        return before + met - front(before) <= limit;
    }

    /** The charge down the lane that begins so far ahead, or null if it is not open. */
    @Nullable ChargePath at(double ahead) {
        int before = (int) Math.rint(ahead);
        double from = -before * sin - halfWidth;
        double to = -before * sin + halfWidth;
        double met = target.first(from, to);
        double front = front(before);
        if (Double.isInfinite(met)
                || met < front - CLOSE
                || before > 0 && before + met - front > limit + CLOSE
                || side.firstTouched(from - CLOSE, to + CLOSE) > met + CLOSE) return null;
        boolean fails =
                tooLong(before, from, to, front, met)
                        || between(obstacles, from, to, front, met)
                        || leavesTable(before, met - front);
        if (fails || before == 0 && !turnsAtOnce()) return null;
        return lunge.attempt(before, pivot).path();
    }

    /** A turn that is barred bars all wider ones. */
    private boolean turnsAtOnce() {
        if (pivot >= barredRight || pivot <= barredLeft) return false;
        if (lunge.turnsAtOnce(pivot)) return true;
        if (pivot > 0) barredRight = pivot;
        else barredLeft = pivot;
        return false;
    }

    private boolean tooLong(int before, double from, double to, double front, double met) {
        boolean slow = before > openAhead + CLOSE || between(difficult, from, to, front, met);
        if (slow && lunge.nearest() > Allowance.IN_DIFFICULT) return true;
        double most = slow ? charger.slowed() : limit;
        return before > 0 && before + met - front > most + CLOSE;
    }

    private boolean between(
            List<ProjectedShape> shapes, double from, double to, double front, double met) {
        for (int i = 0; i < shapes.size(); i++) {
            var shape = shapes.get(i);
            if (!shape.mayLie(centre.x(), centre.y(), east, north, from, to, front - CLOSE, met))
                continue;
            if (!lookedFurther) look(shape);
            double first = shape.first(from, to);
            if (first < met - CLOSE && first > front - CLOSE) return true;
        }
        return false;
    }

    private boolean leavesTable(int before, double after) {
        double x = centre.x() + before * Angle.sin(centre.facing()) + after * east;
        double y = centre.y() + before * Angle.cos(centre.facing()) + after * north;
        double wide = halfWidth * Math.abs(north) + halfDepth * Math.abs(east) - CLOSE;
        double high = halfWidth * Math.abs(east) + halfDepth * Math.abs(north) - CLOSE;
        var table = lunge.around().table();
        return x - wide < table.minX()
                || x + wide > table.maxX()
                || y - high < table.minY()
                || y + high > table.maxY();
    }
}
