package org.vexillum.kernel.geometry.path;

import java.util.ArrayList;
import java.util.List;
import org.vexillum.kernel.geometry.Angle;
import org.vexillum.kernel.geometry.Disc;
import org.vexillum.kernel.geometry.Point;

/** Places worth a try; whether a base may stand there the rules say. */
public final class Places {
    private static final int[] TURNS = {0, 45, -45, 90, -90};

    private Places() {}

    /** A ring of places round a point, counter-clockwise from the north. */
    public static List<Point> around(Point centre, int distance, int count) {
        var all = new ArrayList<Point>();
        for (int i = 0; i < count; i++)
            all.add(off(centre, Angle.normalise(-i * Angle.FULL / count), distance));
        return all;
    }

    /** Where a base of this radius touches a disc, the side it comes from first. */
    public static List<Point> beside(Disc disc, Point from, int radius) {
        int nearest = Angle.towards(from.x() - disc.x(), from.y() - disc.y());
        var all = new ArrayList<Point>();
        for (int turn : TURNS) {
            int direction = Angle.normalise(nearest + Angle.degrees(turn));
            all.add(off(disc.centre(), direction, disc.radius() + radius + 1));
        }
        return all;
    }

    /** Rounded away from the centre, so that bases do not overlap by the rounding. */
    private static Point off(Point centre, int direction, int distance) {
        return centre.plus(
                outwards(distance * Angle.sin(direction)),
                outwards(distance * Angle.cos(direction)));
    }

    private static int outwards(double length) {
        return (int) (length < 0 ? Math.floor(length) : Math.ceil(length));
    }

    /** The point so far along a path, or its end. */
    public static Point along(Path path, int distance) {
        double left = distance;
        for (int i = 1; i < path.points().size(); i++) {
            var from = path.points().get(i - 1);
            var to = path.points().get(i);
            double leg = Path.straight(from, to).length();
            if (leg > left)
                return from.plus(
                        (int) ((to.x() - from.x()) * left / leg),
                        (int) ((to.y() - from.y()) * left / leg));
            left -= leg;
        }
        return path.to();
    }
}
