package org.vexillum.firstblood.sight;

import java.util.ArrayList;
import java.util.List;
import org.vexillum.firstblood.table.Battle;
import org.vexillum.firstblood.table.Regiment;
import org.vexillum.firstblood.terrain.MeasuredShape;
import org.vexillum.firstblood.terrain.WhollyInside;
import org.vexillum.firstblood.traits.GrantedTraits;
import org.vexillum.kernel.Nullable;
import org.vexillum.kernel.geometry.Disc;
import org.vexillum.kernel.geometry.Point;
import org.vexillum.kernel.geometry.Shape;

/**
 * What the models of one regiment see of another, as the table stands now.
 *
 * <p>What may be in the way is collected once; ask a view as long as nothing moves.
 */
public final class RegimentSight {
    private final Battle battle;
    private final Regiment from;
    private final Regiment to;
    private final InterveningThings between;
    private final SightBlockers blocking;
    private final SightBlockers obscuring;
    private final RegimentBases looker;
    private final RegimentBases target;
    private int @Nullable [] othersNearestFirst;

    public RegimentSight(Battle battle, Regiment from, Regiment to, SightPurpose purpose) {
        this.battle = battle;
        this.from = from;
        this.to = to;
        looker = new RegimentBases(battle, from);
        target = new RegimentBases(battle, to);
        var way = new SightStrip(looker.round(), target.round());
        between = new InterveningThings(battle, from, to, way, purpose);
        blocking = new SightBlockers(between);
        obscuring = new SightBlockers(between);
    }

    /** Whether the one model sees the other (FB-LOS-01, FB-LOS-02, FB-LOS-03). */
    public boolean sees(int model, int other) {
        blocking.against(larger(model, other), 0, SightBlockers.NO_TERRAIN);
        return lineThrough(blocking, model, other);
    }

    /** Whether it sees any model of the other regiment. */
    public boolean sees(int model) {
        return sees(new int[] {model});
    }

    /** Whether anyone sees anyone. */
    public boolean sees() {
        return !isClosed() && sees(looker.nearestFirst(target));
    }

    /** Glimpses at all pairs come first: one clear line among them spares every search. */
    private boolean sees(int[] models) {
        if (othersNearestFirst == null) othersNearestFirst = target.nearestFirst(looker);
        var unsure = new ArrayList<Pair>();
        for (int model : models)
            for (int other : othersNearestFirst)
                switch (glimpse(model, other)) {
                    case CLEAR -> {
                        return true;
                    }
                    case UNSURE -> unsure.add(new Pair(model, other));
                    case CLOSED -> {}
                }
        for (var pair : unsure) if (sees(pair.model, pair.other)) return true;
        return false;
    }

    private record Pair(int model, int other) {}

    private TrialResult glimpse(int model, int other) {
        blocking.against(larger(model, other), 0, SightBlockers.NO_TERRAIN);
        int group = between.group(from, model);
        int otherGroup = between.group(to, other);
        var seen = TrialResult.CLOSED;
        for (Shape start : MeasuredShape.of(battle, from, model))
            for (Shape end : MeasuredShape.of(battle, to, other))
                switch (blocking.glimpse(start, end, group, otherGroup)) {
                    case CLEAR -> {
                        return TrialResult.CLEAR;
                    }
                    case UNSURE -> seen = TrialResult.UNSURE;
                    case CLOSED -> {}
                }
        return seen;
    }

    /**
     * Whether it sees the other by a line on which nothing obscures.
     *
     * <p>Models smaller than the target obscure (FB-VOLLEY-11), and so does obscuring terrain
     * (FB-VOLLEY-10, FB-TERRAIN-20) that neither looks over from a height (FB-TERRAIN-23).
     */
    public boolean clear(int model, int other) {
        if (GrantedTraits.obscured(to, other)) return false;
        int height = Math.max(looker.height(model), target.height(other));
        if (insideObscuring(from, model, height) || insideObscuring(to, other, height))
            return false;
        obscuring.against(larger(model, other), target.size(other), height);
        return lineThrough(obscuring, model, other);
    }

    /** Whether what blocks for everyone surely hides all of the one regiment from the other. */
    private boolean isClosed() {
        blocking.against(Math.max(looker.largest(), target.largest()), 0, SightBlockers.NO_TERRAIN);
        return blocking.closes(looker.round(), target.round());
    }

    /** The blockers depend on Sizes: something smaller than either end never blocks. */
    int larger(int model, int other) {
        return Math.max(looker.size(model), target.size(other));
    }

    private boolean lineThrough(SightBlockers screen, int model, int other) {
        List<Shape> ends = MeasuredShape.of(battle, to, other);
        int group = between.group(from, model);
        int otherGroup = between.group(to, other);
        for (Shape start : MeasuredShape.of(battle, from, model))
            for (Shape end : ends) if (screen.lets(start, end, group, otherGroup)) return true;
        return false;
    }

    /** Whether the line between two points of the two models is clear. */
    boolean lets(int model, int other, Point start, Point end) {
        blocking.against(larger(model, other), 0, SightBlockers.NO_TERRAIN);
        return blocking.lets(
                new Disc(start, 1),
                new Disc(end, 1),
                between.group(from, model),
                between.group(to, other));
    }

    InterveningThings between() {
        return between;
    }

    private boolean insideObscuring(Regiment regiment, int model, int height) {
        Disc base = regiment.place(model);
        if (base == null) return false;
        for (var piece : between.obscuring())
            if (piece.size() >= height && WhollyInside.wholly(base, piece.area())) return true;
        return false;
    }
}
