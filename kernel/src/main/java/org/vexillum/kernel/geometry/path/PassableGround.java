package org.vexillum.kernel.geometry.path;

import java.util.Arrays;
import org.vexillum.kernel.geometry.Area;
import org.vexillum.kernel.geometry.Bounds;
import org.vexillum.kernel.geometry.Capsule;
import org.vexillum.kernel.geometry.Point;
import org.vexillum.kernel.geometry.Shape;
import org.vexillum.kernel.geometry.Within;

/**
 * Where a round base of a certain radius may go.
 *
 * <p>It may touch what blocks it, so a gap exactly as wide as the base lets it through; it must
 * stay farther from what it shuns than the range; and it must stay within reach of what it is tied
 * to. The table and what lies in reach of a shape are convex: there the ends of a leg decide.
 */
public final class PassableGround {
    private static final Shape[] NONE = {};

    private final Bounds table;
    private final int radius;
    private Shape[] shapes = NONE;
    private int[] clearances = {};
    private boolean[] shunned = {};
    private int[] boxes = {};
    private int size;
    private Shape[] ties = NONE;
    private int[] reaches = {};

    public PassableGround(Bounds table, int radius) {
        this.table = table;
        this.radius = radius;
    }

    Bounds table() {
        return table;
    }

    public int radius() {
        return radius;
    }

    /** The base may touch it, but not overlap it. */
    public void block(Shape shape) {
        add(shape, radius, false);
    }

    public void block(Area area) {
        for (var part : area.parts()) block(part);
    }

    /** The base must stay farther away than this. */
    public void shun(Shape shape, int range) {
        add(shape, radius + range, true);
    }

    public void shun(Area area, int range) {
        for (var part : area.parts()) shun(part, range);
    }

    /** The base must stay within this distance, measured from edge to edge. */
    public void tie(Shape shape, int reach) {
        ties = Arrays.copyOf(ties, ties.length + 1);
        reaches = Arrays.copyOf(reaches, ties.length);
        ties[ties.length - 1] = shape;
        reaches[ties.length - 1] = reach + radius;
    }

    private void add(Shape shape, int clearance, boolean shun) {
        if (size == shapes.length) {
            int more = Math.max(16, 2 * size);
            shapes = Arrays.copyOf(shapes, more);
            clearances = Arrays.copyOf(clearances, more);
            shunned = Arrays.copyOf(shunned, more);
            boxes = Arrays.copyOf(boxes, 4 * more);
        }
        shapes[size] = shape;
        clearances[size] = clearance;
        shunned[size] = shun;
        boxes[4 * size] = shape.minX() - clearance;
        boxes[4 * size + 1] = shape.maxX() + clearance;
        boxes[4 * size + 2] = shape.minY() - clearance;
        boxes[4 * size + 3] = shape.maxY() + clearance;
        size++;
    }

    public int size() {
        return size;
    }

    public Shape shape(int index) {
        return shapes[index];
    }

    /** How far the centre must stay away. */
    int clearance(int index) {
        return clearances[index];
    }

    /** Whether it is kept at a distance, not merely in the way. */
    public boolean shunned(int index) {
        return shunned[index];
    }

    /** Whether the base may stand with its centre here. */
    public boolean free(Point centre) {
        return free(centre.x(), centre.y());
    }

    public boolean free(int x, int y) {
        return onTable(x, y) && tied(x, y) && firstInTheWay(x, y, x, y) < 0;
    }

    /** Whether the base may go straight from here to there. */
    public boolean clear(Point from, Point to) {
        return onTable(to.x(), to.y())
                && tied(to.x(), to.y())
                && firstInTheWay(from.x(), from.y(), to.x(), to.y()) < 0;
    }

    public boolean onTable(int x, int y) {
        return x - radius >= table.minX()
                && x + radius <= table.maxX()
                && y - radius >= table.minY()
                && y + radius <= table.maxY();
    }

    public boolean tied(int x, int y) {
        for (int i = 0; i < ties.length; i++)
            if (!Within.within(new Point(x, y), ties[i], reaches[i])) return false;
        return true;
    }

    /** The index of a thing in the way of this leg, or -1. */
    public int firstInTheWay(Point from, Point to) {
        return firstInTheWay(from.x(), from.y(), to.x(), to.y());
    }

    private int firstInTheWay(int fromX, int fromY, int toX, int toY) {
        for (int i = 0; i < size; i++) if (inTheWay(i, fromX, fromY, toX, toY)) return i;
        return -1;
    }

    boolean inTheWay(int index, int fromX, int fromY, int toX, int toY) {
        if (isBeside(index, fromX, fromY, toX, toY)) return false;
        var shape = shapes[index];
        int clearance = clearances[index];
        return shunned[index]
                ? Capsule.within(fromX, fromY, toX, toY, shape, clearance)
                : Capsule.closerThan(fromX, fromY, toX, toY, shape, clearance);
    }

    /** For a quick no: the leg misses the box round what it must keep off. */
    private boolean isBeside(int index, int fromX, int fromY, int toX, int toY) {
        int box = 4 * index;
        return fromX < boxes[box] && toX < boxes[box]
                || fromX > boxes[box + 1] && toX > boxes[box + 1]
                || fromY < boxes[box + 2] && toY < boxes[box + 2]
                || fromY > boxes[box + 3] && toY > boxes[box + 3];
    }
}
