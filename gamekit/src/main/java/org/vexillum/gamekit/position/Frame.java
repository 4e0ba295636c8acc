package org.vexillum.gamekit.position;

import java.util.List;
import org.vexillum.gamekit.tree.Node;
import org.vexillum.kernel.geometry.Lengths;
import org.vexillum.kernel.geometry.Point;
import org.vexillum.kernel.geometry.Pose;

/**
 * The table and the point on it from which the file measures.
 *
 * @param originX where the file's (0, 0) lies, counted from the south-west corner
 */
public record Frame(int width, int depth, int originX, int originY) {
    static final int LEAST = Lengths.inches(1);
    static final int MOST = Lengths.inches(1000);

    /** A table of so many inches, measured from its corner. */
    public static Frame of(int width, int depth) {
        return new Frame(Lengths.inches(width), Lengths.inches(depth), 0, 0);
    }

    public Frame fromCentre() {
        return new Frame(width, depth, width / 2, depth / 2);
    }

    public boolean shifted() {
        return originX != 0 || originY != 0;
    }

    /** A point as written in the file. */
    public Point point(Node node) {
        var xy = pair(node);
        return point(xy.get(0), xy.get(1));
    }

    private Point point(Node x, Node y) {
        return new Point(length(x) + originX, length(y) + originY);
    }

    /** A coordinate no farther off than any table is wide. */
    public static int length(Node node) {
        int length = NodeReader.inches(node);
        if (Math.abs((long) length) > MOST) throw new FileFault(node.place(), "too-far");
        return length;
    }

    /** Two numbers. */
    public static List<Node> pair(Node node) {
        var xy = NodeReader.row(node);
        if (xy.size() != 2) throw new FileFault(node.place(), "not-a-point");
        return xy;
    }

    /** Whether a point lies on the table. */
    public boolean holds(Point point) {
        return point.x() >= 0 && point.y() >= 0 && point.x() <= width && point.y() <= depth;
    }

    /** A point or pose as the file counts it. */
    public Point shown(Point point) {
        return new Point(point.x() - originX, point.y() - originY);
    }

    public Pose shown(Pose pose) {
        return new Pose(pose.x() - originX, pose.y() - originY, pose.facing());
    }
}
