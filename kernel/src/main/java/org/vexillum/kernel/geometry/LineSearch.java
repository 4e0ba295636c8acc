package org.vexillum.kernel.geometry;

import java.util.ArrayList;
import java.util.List;

/**
 * Looks for a line that meets viewer and target and passes all obstacles.
 *
 * <p>The lines of a corridor are taken by direction, between one division of the fan and the next.
 * There a line meets a polygon if it has the polygon's leftmost corner on its left and the
 * rightmost on its right, or on it; so all lines in question are one cell. The cell is divided by
 * obstacles: a line passes one if it leaves it on one side, or does not come to it between viewer
 * and target. An obstacle that all lines of a cell pass alike needs no division. What is left after
 * the last obstacle is a cell of clear lines. The pieces of a division have only borders in common,
 * so their number stays within that of the gaps between obstacles.
 */
final class LineSearch {
    private final SightObstacles obstacles;
    private final List<LineCell> cells = new ArrayList<>();
    private int found;

    LineSearch(SightObstacles obstacles) {
        this.obstacles = obstacles;
    }

    boolean find(SightCorridor corridor, CorridorDirections fan, Corners from, Corners to) {
        for (int i = 0; i + 1 < fan.size(); i++) {
            corridor.fill(cell(0));
            if (keepBetween(fan, i) && keepMeeting(fan, i, from, to) && pass(0, 0)) {
                return true;
            }
        }
        return false;
    }

    /** The cell of clear lines that was found. */
    LineCell found() {
        return cells.get(found);
    }

    private boolean keepBetween(CorridorDirections fan, int i) {
        var cell = cell(0);
        return cell.keepTurning(fan.x(i), fan.y(i), -1)
                && cell.keepTurning(fan.x(i + 1), fan.y(i + 1), 1);
    }

    private boolean keepMeeting(CorridorDirections fan, int i, Corners from, Corners to) {
        int x = fan.x(i) + fan.x(i + 1);
        int y = fan.y(i) + fan.y(i + 1);
        var cell = cell(0);
        return keepMeeting(cell, x, y, from) && keepMeeting(cell, x, y, to);
    }

    private static boolean keepMeeting(LineCell cell, int x, int y, Corners points) {
        int left = points.outermost(x, y, 1);
        int right = points.outermost(x, y, -1);
        return cell.keep(points.xs[left], points.ys[left], 1)
                && cell.keep(points.xs[right], points.ys[right], -1);
    }

    private boolean pass(int depth, int first) {
        var cell = cell(depth);
        for (int k = first; k < obstacles.size(); k++) {
            if (!obstacles.isPassed(k, cell) && !neverBetween(cell, k)) {
                return divide(depth, k);
            }
        }
        found = depth;
        return true;
    }

    private boolean neverBetween(LineCell cell, int k) {
        return neverBetween(cell, k, 0) || neverBetween(cell, k, 1);
    }

    private boolean neverBetween(LineCell cell, int k, int end) {
        return obstacles.isParted(k, end)
                && cell.nowhereTurnsLeft(obstacles.partingX(k, end), obstacles.partingY(k, end));
    }

    private boolean divide(int depth, int k) {
        return beyond(depth, k, 0)
                || beyond(depth, k, 1)
                || toTheLeft(depth, k)
                || (obstacles.leave(k, cell(depth), -1) && pass(depth, k + 1));
    }

    /** The lines on which the obstacle lies beyond an end; leaves the others in the cell. */
    private boolean beyond(int depth, int k, int end) {
        if (!obstacles.isParted(k, end)) {
            return false;
        }
        int x = obstacles.partingX(k, end);
        int y = obstacles.partingY(k, end);
        var part = cell(depth + 1);
        part.copy(cell(depth));
        if (part.keepTurning(x, y, -1) && pass(depth + 1, k + 1)) {
            return true;
        }
        cell(depth).keepTurning(x, y, 1);
        return false;
    }

    private boolean toTheLeft(int depth, int k) {
        var part = cell(depth + 1);
        part.copy(cell(depth));
        return obstacles.leave(k, part, 1) && pass(depth + 1, k + 1);
    }

    private LineCell cell(int depth) {
        while (cells.size() <= depth) {
            cells.add(new LineCell());
        }
        return cells.get(depth);
    }
}
