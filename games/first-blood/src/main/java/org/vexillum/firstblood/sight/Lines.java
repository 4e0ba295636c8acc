package org.vexillum.firstblood.sight;

import org.vexillum.kernel.geometry.Area;
import org.vexillum.kernel.geometry.Blockers;
import org.vexillum.kernel.geometry.Disc;
import org.vexillum.kernel.geometry.Shape;
import org.vexillum.kernel.geometry.Sight;

/**
 * Straight lines a millimetre thick between shapes, past what stands between (FB-LOS-01).
 *
 * <p>Such a line is clear if its middle keeps half a millimetre from everything in the way, so all
 * of that is grown by half a millimetre and thin lines are drawn. A line may slip through a gap of
 * exactly its thickness. Most answers come from a few trial lines or from one thing that covers the
 * whole width; the exact search is asked for the rest.
 */
public final class Lines {
    static final int HALF_THICKNESS = 50;

    private final Blockers blockers = new Blockers();
    private final Sight sight = new Sight();
    private final TrialLines trials = new TrialLines(blockers);

    /** A base in the way; lines from or to its group pass it. */
    public void add(Disc base, int group) {
        blockers.add(base.grown(HALF_THICKNESS), group);
    }

    public void add(Area area, int group) {
        for (Shape piece : area.grown(HALF_THICKNESS)) blockers.add(piece, group);
    }

    public void clear() {
        blockers.clear();
    }

    /** Whether any line between them is clear of all but the two groups. */
    public boolean any(Shape from, Shape to, int group, int otherGroup) {
        if (blockers.size() == 0) return true;
        if (from instanceof Disc a && to instanceof Disc b) {
            trials.between(a, b, group, otherGroup);
            if (trials.straight()) return true;
            if (trials.walledOff()) return false;
            if (trials.aslant()) return true;
        }
        return sight.sees(from, to, blockers, group, otherGroup);
    }
}
