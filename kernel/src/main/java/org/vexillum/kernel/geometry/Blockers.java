package org.vexillum.kernel.geometry;

import java.util.Arrays;

/**
 * What stands in the way of lines, collected once and asked often.
 *
 * <p>Each shape belongs to a group (a unit, a piece of terrain), and a question may leave out two
 * groups: nobody's sight is blocked by his own unit, nor by the unit he looks at. Shapes that only
 * touch let a line slip along the seam between them; what is to be tight must overlap, as the cover
 * of an {@link Area} does.
 */
public final class Blockers {
    /** No group: leaves nothing out. */
    public static final int NOBODY = -1;

    private static final Shape[] NONE = {};

    private Shape[] shapes = NONE;
    private int[] groups = {};
    private double[] circles = {};
    private int size;

    public void add(Shape shape, int group) {
        if (size == shapes.length) {
            grow(Math.max(16, 2 * size));
        }
        shapes[size] = shape;
        groups[size] = group;
        circles[3 * size] = NearbyBlockers.middle(shape.minX(), shape.maxX());
        circles[3 * size + 1] = NearbyBlockers.middle(shape.minY(), shape.maxY());
        circles[3 * size + 2] = NearbyBlockers.radius(shape);
        size++;
    }

    public void add(Area area, int group) {
        for (Shape piece : area.cover()) {
            add(piece, group);
        }
    }

    /** Takes away all shapes of a group; the others keep their order. */
    public void remove(int group) {
        int kept = 0;
        for (int i = 0; i < size; i++) {
            if (groups[i] != group) {
                shapes[kept] = shapes[i];
                groups[kept] = groups[i];
                System.arraycopy(circles, 3 * i, circles, 3 * kept, 3);
                kept++;
            }
        }
        size = kept;
    }

    public void clear() {
        size = 0;
    }

    public int size() {
        return size;
    }

    public Shape shape(int index) {
        return shapes[index];
    }

    public int group(int index) {
        return groups[index];
    }

    /** Whether the line passes through any shape outside the two groups. */
    public boolean crossed(Point from, Point to, int without, int norWithout) {
        for (int i = 0; i < size; i++) {
            if (isNearLine(i, from, to)
                    && counts(i, without, norWithout)
                    && LineCrossing.crosses(from, to, shapes[i])) {
                return true;
            }
        }
        return false;
    }

    /** The index of the shape the line enters first, or -1; of equals the one added first. */
    public int firstCrossed(Point from, Point to, int without, int norWithout) {
        int first = -1;
        double least = Double.POSITIVE_INFINITY;
        for (int i = 0; i < size; i++) {
            if (counts(i, without, norWithout) && LineCrossing.crosses(from, to, shapes[i])) {
                double entry = LineEntry.of(from, to, shapes[i]);
                if (entry < least) {
                    least = entry;
                    first = i;
                }
            }
        }
        return first;
    }

    boolean counts(int index, int without, int norWithout) {
        int group = groups[index];
        return group == NOBODY || (group != without && group != norWithout);
    }

    /** False if the whole circle round the shape is surely beside the line. */
    private boolean isNearLine(int index, Point from, Point to) {
        double dx = to.x() - from.x();
        double dy = to.y() - from.y();
        double cross = dx * (y(index) - from.y()) - dy * (x(index) - from.x());
        double reach = radius(index) + 1;
        return cross * cross <= reach * reach * (dx * dx + dy * dy);
    }

    /** A circle round the shape. */
    double x(int index) {
        return circles[3 * index];
    }

    double y(int index) {
        return circles[3 * index + 1];
    }

    double radius(int index) {
        return circles[3 * index + 2];
    }

    private void grow(int capacity) {
        shapes = Arrays.copyOf(shapes, capacity);
        circles = Arrays.copyOf(circles, 3 * capacity);
        groups = Arrays.copyOf(groups, capacity);
    }
}
