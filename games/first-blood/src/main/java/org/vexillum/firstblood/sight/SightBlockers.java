package org.vexillum.firstblood.sight;

import org.vexillum.kernel.Nullable;
import org.vexillum.kernel.geometry.Disc;
import org.vexillum.kernel.geometry.Shape;
import org.vexillum.kernel.geometry.Within;

/** What between two regiments counts for lines between two of their Sizes. */
final class SightBlockers {
    /** No obscuring terrain counts. */
    static final int NO_TERRAIN = Integer.MAX_VALUE;

    private final InterveningThings between;
    private final ThickLines lines = new ThickLines();
    private boolean filled;
    private int most;
    private int smaller;
    private int height;

    SightBlockers(InterveningThings between) {
        this.between = between;
    }

    /**
     * Says what counts.
     *
     * @param most models and obstructing terrain at least of this Size
     * @param smaller and models below this Size
     * @param height and obscuring terrain at least of this Size
     */
    void against(int most, int smaller, int height) {
        if (filled && this.most == most && this.smaller == smaller && this.height == height) return;
        this.most = most;
        this.smaller = smaller;
        this.height = height;
        filled = !between.upstairs();
        if (filled) fill(null, null);
    }

    /** Whether a line between the two passes; the two groups hinder nothing. */
    boolean lets(Shape from, Shape to, int group, int otherGroup) {
        if (!filled) fill(from, to);
        return lines.any(from, to, group, otherGroup);
    }

    /** What is plain about lines between the two. */
    TrialResult glimpse(Shape from, Shape to, int group, int otherGroup) {
        if (!filled) fill(from, to);
        return lines.glimpse(from, to, group, otherGroup);
    }

    /** Whether surely no line between the two rounds passes, whoever stands in them. */
    boolean closes(Disc from, Disc to) {
        return filled && lines.isClosed(from, to);
    }

    private void fill(@Nullable Shape from, @Nullable Shape to) {
        lines.clear();
        for (var model : between.models())
            if (counts(model.size()) && !isAboveOrBelow(model, from, to))
                lines.add(model.base(), model.group());
        for (var piece : between.obstructing())
            if (piece.size() >= most) lines.add(piece.area(), piece.group());
        for (var piece : between.obscuring())
            if (piece.size() >= height) lines.add(piece.area(), piece.group());
    }

    private boolean counts(int size) {
        return size >= most || size < smaller;
    }

    /** Who stands on another floor right over an end of the line does not hide it. */
    private boolean isAboveOrBelow(
            InterveningThings.Standee model, @Nullable Shape from, @Nullable Shape to) {
        return from != null
                && to != null
                && (Within.overlaps(model.base(), from) || Within.overlaps(model.base(), to));
    }
}
