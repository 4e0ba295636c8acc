package org.vexillum.kernel.geometry;

/**
 * What a rectangle meets while it turns on its centre.
 *
 * <p>It overlaps a shape on the way if it does so at the start or at the end, as the rounded
 * polygon that all rules use, or if in between the true rectangle, drawn in by one unit on every
 * side, overlaps it. The unit is more than rounding can move a corner, so a neighbour set flush
 * does not stop a turn that leads away from it; a shape entered by less than a unit on the way does
 * not count.
 *
 * <p>Between start and end an overlap begins when a corner of the shape enters the rectangle, or
 * when a corner of the rectangle, on its circle, enters the shape. Both are solved in closed form,
 * without steps. A disc is entered when its centre comes within its radius of the rectangle.
 */
public final class TurnSweep {
    private TurnSweep() {}

    /**
     * Whether the rectangle overlaps the shape anywhere on the turn.
     *
     * @param turn from -180 to +180 degrees, clockwise positive
     */
    public static boolean overlaps(Pose from, int width, int depth, int turn, Shape shape) {
        int reach = (int) Math.ceil(SquaredDistance.length(width, depth) / 2);
        return Within.within(from.place(), shape, reach)
                && (Within.overlaps(Rectangles.of(from, width, depth), shape)
                        || Within.overlaps(Rectangles.of(from.turned(turn), width, depth), shape)
                        || new OpenTurn(from, width, depth, turn).meets(shape));
    }

    public static boolean overlaps(Pose from, int width, int depth, int turn, Area area) {
        for (Shape part : area.parts()) {
            if (overlaps(from, width, depth, turn, part)) {
                return true;
            }
        }
        return false;
    }

    /** Whether the rectangle stays on the table during the whole turn. */
    public static boolean staysInside(Pose from, int width, int depth, int turn, Bounds table) {
        int reach = (int) Math.ceil(SquaredDistance.length(width, depth) / 2);
        if (from.x() - reach >= table.minX()
                && from.x() + reach <= table.maxX()
                && from.y() - reach >= table.minY()
                && from.y() + reach <= table.maxY()) {
            return true;
        }
        return table.contains(Rectangles.of(from, width, depth))
                && table.contains(Rectangles.of(from.turned(turn), width, depth))
                && new OpenTurn(from, width, depth, turn).staysInside(table);
    }
}
