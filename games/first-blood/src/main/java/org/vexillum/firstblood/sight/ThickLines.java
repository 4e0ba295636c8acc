package org.vexillum.firstblood.sight;

import java.util.ArrayList;
import java.util.List;
import org.vexillum.kernel.geometry.Area;
import org.vexillum.kernel.geometry.Blockers;
import org.vexillum.kernel.geometry.Disc;
import org.vexillum.kernel.geometry.Shape;
import org.vexillum.kernel.geometry.Within;

/**
 * Straight lines a millimetre thick between shapes, past what stands between (FB-LOS-01).
 *
 * <p>Such a line is clear if its middle keeps half a millimetre from everything in the way; a gap
 * of exactly a millimetre will do. Things that touch have a line between them. Most answers come
 * from a few trial lines or from a closed row of things in the way; for the rest every line is
 * tried at which something changes.
 */
public final class ThickLines {
    static final int HALF_THICKNESS = 50;

    private final List<Shape> shapes = new ArrayList<>();
    private final Blockers grown = new Blockers();
    private final TrialLines trials = new TrialLines(grown);
    private final BlockingRow row = new BlockingRow(shapes, grown);

    /** A base in the way; lines from or to its group pass it. */
    public void add(Disc base, int group) {
        shapes.add(base);
        grown.add(base.grown(HALF_THICKNESS), group);
    }

    public void add(Area area, int group) {
        shapes.addAll(area.parts());
        for (Shape part : area.grown(HALF_THICKNESS)) grown.add(part, group);
    }

    public void clear() {
        shapes.clear();
        grown.clear();
        row.clear();
    }

    /** Whether any line between them is clear of all but the two groups. */
    public boolean any(Shape from, Shape to, int group, int otherGroup) {
        return switch (glimpse(from, to, group, otherGroup)) {
            case CLEAR -> true;
            case CLOSED -> false;
            case UNSURE -> search(from, to, group, otherGroup);
        };
    }

    /** What is plain without a search. */
    TrialResult glimpse(Shape from, Shape to, int group, int otherGroup) {
        if (shapes.isEmpty() || Within.within(from, to, 0)) return TrialResult.CLEAR;
        if (!(from instanceof Disc a) || !(to instanceof Disc b)) return TrialResult.UNSURE;
        trials.between(a, b, group, otherGroup);
        if (trials.straight()) return TrialResult.CLEAR;
        if (row.closes(a, b, group, otherGroup)) return TrialResult.CLOSED;
        return trials.aslant() ? TrialResult.CLEAR : TrialResult.UNSURE;
    }

    /** Whether any line is clear, where a glimpse does not tell. */
    boolean search(Shape from, Shape to, int group, int otherGroup) {
        return critical(from, to, group, otherGroup).any();
    }

    /** Whether a row of overlapping things surely stops every line between the two. */
    boolean isClosed(Disc from, Disc to) {
        return row.closes(from, to, Blockers.NOBODY, Blockers.NOBODY);
    }

    private CriticalLines critical(Shape from, Shape to, int group, int otherGroup) {
        var way = new SightStrip(from, to);
        var lines = new CriticalLines(from, to, way);
        for (int i = 0; i < shapes.size(); i++) {
            int its = grown.group(i);
            boolean counts = its == Blockers.NOBODY || its != group && its != otherGroup;
            if (counts && way.mayMeet(shapes.get(i))) lines.avoid(shapes.get(i));
        }
        return lines;
    }
}
