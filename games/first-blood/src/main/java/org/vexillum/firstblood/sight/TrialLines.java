package org.vexillum.firstblood.sight;

import org.vexillum.kernel.geometry.Blockers;
import org.vexillum.kernel.geometry.Disc;
import org.vexillum.kernel.geometry.Point;
import org.vexillum.kernel.geometry.Within;

/**
 * A few lines between two round bases that are likely to be clear.
 *
 * <p>Exact: one that crosses nothing is clear.
 */
final class TrialLines {
    private static final double[] OFFSETS = {0.9, -0.9, 0.5, -0.5};
    private static final double INWARDS = 0.98;

    private final Blockers blockers;
    private Disc from = new Disc(0, 0, 1);
    private Disc to = from;
    private int group;
    private int otherGroup;
    private double eastward;
    private double northward;

    TrialLines(Blockers blockers) {
        this.blockers = blockers;
    }

    void between(Disc one, Disc other, int without, int norWithout) {
        from = one;
        to = other;
        group = without;
        otherGroup = norWithout;
        double dx = (double) to.x() - from.x();
        double dy = (double) to.y() - from.y();
        double length = Math.sqrt(dx * dx + dy * dy);
        eastward = length == 0 ? 0 : dx / length;
        northward = length == 0 ? 0 : dy / length;
    }

    /** Whether the line between the centres is clear. */
    boolean straight() {
        return clear(from.centre(), to.centre());
    }

    /** Whether one of several other lines is clear, along the sides and from side to side. */
    boolean aslant() {
        for (double left : OFFSETS)
            for (double right : OFFSETS)
                if (clear(rim(from, left, 1), rim(to, right, -1))) return true;
        return false;
    }

    private boolean clear(Point start, Point end) {
        return Within.contains(from, start)
                && Within.contains(to, end)
                && !blockers.crossed(start, end, group, otherGroup);
    }

    /** A point just inside the rim, so far beside the axis, on the side towards the other base. */
    private Point rim(Disc base, double beside, int ahead) {
        double radius = base.radius() * INWARDS;
        double along = ahead * Math.sqrt(1 - beside * beside);
        return point(base, radius * along, radius * beside);
    }

    private Point point(Disc base, double along, double beside) {
        return new Point(
                base.x() + (int) Math.rint(along * eastward - beside * northward),
                base.y() + (int) Math.rint(along * northward + beside * eastward));
    }
}
