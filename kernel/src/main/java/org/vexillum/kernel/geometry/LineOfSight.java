package org.vexillum.kernel.geometry;

/**
 * Does one shape see another past what stands between?
 *
 * <p>It does if some straight segment from a point of the one to a point of the other passes
 * through the interior of no blocker; touching a corner or running along an edge does not block.
 * Shapes that touch always see each other. Seeing is mutual.
 *
 * <p>Exact for polygons as long as no blocker overlaps viewer or target. Where one does, its part
 * of them is cut away in whole units: a line is never claimed that is not clear, but a gap narrower
 * than about a unit at the cut may be missed. Discs count as polygons less than two units off their
 * rims; discs so close that these polygons meet touch.
 *
 * <p>An instance keeps room to work in: it may be asked again and again, by one thread at a time,
 * and allocates only where a blocker overlaps an end or the room must grow.
 */
public final class LineOfSight {
    private final NearbyBlockers nearby = new NearbyBlockers();
    private final QuickSight glance = new QuickSight(nearby);
    private final SightObstacles obstacles = new SightObstacles();
    private final SightCorridor corridor = new SightCorridor();
    private final CorridorDirections fan = new CorridorDirections();
    private final Silhouette silhouette = new Silhouette(fan);
    private final CrossingOrder order = new CrossingOrder();
    private final LineCell whole = new LineCell();
    private final Corners corners = new Corners(16);
    private final Corners first = new Corners(16);
    private final Corners second = new Corners(16);
    private final LineSearch search = new LineSearch(obstacles);
    private final OverlapLineSearch cutEnds =
            new OverlapLineSearch(obstacles, this::findBetweenPieces);
    private final ClearLine witness = new ClearLine();

    public boolean sees(Shape from, Shape to, Blockers blockers) {
        return sees(from, to, blockers, Blockers.NOBODY, Blockers.NOBODY);
    }

    /** Whether the shapes see each other past all blockers but those of the two groups. */
    public boolean sees(Shape from, Shape to, Blockers blockers, int without, int norWithout) {
        nearby.collect(from, to, blockers, without, norWithout);
        if (nearby.centresSeeEachOther(from, to) || Within.within(from, to, 0)) {
            witness.betweenCentres(from, to);
            return true;
        }
        if (glance.findsLine(from, to)) {
            witness.along(glance.fromX(), glance.fromY(), glance.toX(), glance.toY());
            return true;
        }
        return !glance.findsWall(from, to) && findsLine(from, to);
    }

    /** The line that was found last. */
    ClearLine witness() {
        return witness;
    }

    static ConvexPolygon outline(Shape shape) {
        return switch (shape) {
            case Disc disc -> disc.outline();
            case ConvexPolygon polygon -> polygon;
        };
    }

    private boolean findsLine(Shape from, Shape to) {
        int edge = edgeTowards(from, to);
        if (edge >= 0) {
            return findsLine(from, edge, to);
        }
        edge = edgeTowards(to, from);
        if (edge >= 0) {
            return findsLine(to, edge, from);
        }
        witness.betweenCentres(from, to);
        return true;
    }

    /** An edge of the one outline that has the other outside, or -1. */
    private static int edgeTowards(Shape from, Shape to) {
        if (from instanceof Disc disc) {
            int facing = RoundOutline.edgeTowards(disc, to);
            if (Separation.gap(disc.outline(), facing, outline(to)) > 0) {
                return facing;
            }
        }
        return Separation.widestEdge(outline(from), outline(to));
    }

    private boolean findsLine(Shape from, int edge, Shape to) {
        corridor.lay(outline(from), edge, outline(to));
        corridor.fill(whole);
        corridor.open(fan);
        silhouette.reset();
        return placeObstacles(from, to)
                ? findBetween(from, to)
                : cutEnds.find(outline(from), outline(to));
    }

    private boolean findBetween(Shape from, Shape to) {
        first.clear();
        second.clear();
        silhouette.add(from, first);
        silhouette.add(to, second);
        silhouette.divide(from);
        silhouette.divide(to);
        return find(first, second);
    }

    private boolean findBetweenPieces(Corners from, Corners to) {
        corridor.open(fan);
        fan.divideBy(from);
        fan.divideBy(to);
        return find(from, to);
    }

    private boolean find(Corners from, Corners to) {
        boolean clear = search.find(corridor, fan, from, to);
        if (clear) {
            witness.between(from, to, search.found());
        }
        return clear;
    }

    /** False if an obstacle overlaps an end. */
    private boolean placeObstacles(Shape from, Shape to) {
        obstacles.clear();
        boolean apart = true;
        for (int i = 0; i < nearby.size(); i++) {
            var shape = nearby.shape(i);
            corners.clear();
            silhouette.add(shape, corners);
            if (!whole.passes(corners, 0, corners.size())) {
                apart &= place(shape, from, to);
            }
        }
        return apart;
    }

    private boolean place(Shape shape, Shape from, Shape to) {
        int index = obstacles.size();
        obstacles.add(shape, corners);
        boolean before = !corridor.startsBelow(shape) || part(index, 0, from, shape);
        boolean after = !corridor.endsAbove(shape) || part(index, 1, shape, to);
        return before && after;
    }

    private boolean part(int obstacle, int end, Shape first, Shape second) {
        boolean apart = order.part(first, second);
        if (apart) {
            obstacles.part(obstacle, end, order.x(), order.y());
        } else {
            obstacles.overlap(obstacle, end);
        }
        return apart;
    }
}
