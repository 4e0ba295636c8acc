package org.vexillum.kernel.geometry;

/**
 * Looks for a line where obstacles overlap viewer or target.
 *
 * <p>What is left of the end lies outside the first edge of the obstacle, or inside that and
 * outside the second, and so on. Each such piece is tried, parted from the obstacle along its edge.
 */
final class OverlapLineSearch {
    private final SightObstacles obstacles;
    private final Search search;

    OverlapLineSearch(SightObstacles obstacles, Search search) {
        this.obstacles = obstacles;
        this.search = search;
    }

    /** A search between two ends without overlaps. */
    interface Search {
        boolean find(Corners from, Corners to);
    }

    boolean find(ConvexPolygon from, ConvexPolygon to) {
        return find(0, PolygonPiece.of(from), PolygonPiece.of(to));
    }

    /** Counts both ends of the first obstacle, then of the next. */
    private boolean find(int next, PolygonPiece from, PolygonPiece to) {
        if (from.isNothing() || to.isNothing()) {
            return false;
        }
        for (int i = next; i < 2 * obstacles.size(); i++) {
            if (obstacles.overlaps(i / 2, i % 2)) {
                return findOutside(i, from, to);
            }
        }
        return search.find(from.corners(), to.corners());
    }

    private boolean findOutside(int overlap, PolygonPiece from, PolygonPiece to) {
        var polygon = LineOfSight.outline(obstacles.shape(overlap / 2));
        int end = overlap % 2;
        var rest = end == 0 ? from : to;
        int last = polygon.xs.length - 1;
        for (int i = last, j = 0; j <= last; i = j++) {
            int ax = polygon.xs[i];
            int ay = polygon.ys[i];
            int bx = polygon.xs[j];
            int by = polygon.ys[j];
            int sense = end == 0 ? -1 : 1;
            obstacles.part(overlap / 2, end, sense * (bx - ax), sense * (by - ay));
            var piece = rest.rightOf(ax, ay, bx, by);
            if (find(overlap + 1, end == 0 ? piece : from, end == 0 ? to : piece)) {
                return true;
            }
            rest = rest.rightOf(bx, by, ax, ay);
        }
        return false;
    }
}
