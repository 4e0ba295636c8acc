package org.vexillum.kernel.geometry;

import org.vexillum.kernel.stored.Stored;

/**
 * A place and a facing.
 *
 * <p>Local coordinates have x to the right and y ahead. Offsets are rounded to whole units before
 * they are added, so what a pose carries along does not change its shape when it is moved.
 */
@Stored(
        as = "Pose",
        with = {"x", "y", "facing"})
public record Pose(int x, int y, int facing) {
    public Pose {
        Point.check(x);
        Point.check(y);
        facing = Angle.normalise(facing);
    }

    public Point place() {
        return new Point(x, y);
    }

    /** Straight ahead, or back if negative; off by less than a unit through rounding. */
    public Pose forward(int distance) {
        return shifted(0, distance);
    }

    /** To the right, or to the left if negative, keeping the facing. */
    public Pose sideways(int distance) {
        return shifted(distance, 0);
    }

    /** On the spot, clockwise positive. */
    public Pose turned(int angle) {
        return new Pose(x, y, facing + angle % Angle.FULL);
    }

    public Pose moved(int dx, int dy) {
        return new Pose(x + dx, y + dy, facing);
    }

    public Point toWorld(int right, int ahead) {
        double sin = Angle.sin(facing);
        double cos = Angle.cos(facing);
        return new Point(
                x + Rounding.nearest(right * cos + ahead * sin),
                y + Rounding.nearest(ahead * cos - right * sin));
    }

    /** The nearest whole local coordinates of a point; rules use the corners instead. */
    public Point toLocal(Point world) {
        double sin = Angle.sin(facing);
        double cos = Angle.cos(facing);
        int dx = world.x() - x;
        int dy = world.y() - y;
        return new Point(
                Rounding.nearest(dx * cos - dy * sin), Rounding.nearest(dx * sin + dy * cos));
    }

    int offsetX(double right, double ahead) {
        return Rounding.nearest(right * Angle.cos(facing) + ahead * Angle.sin(facing));
    }

    int offsetY(double right, double ahead) {
        return Rounding.nearest(ahead * Angle.cos(facing) - right * Angle.sin(facing));
    }

    private Pose shifted(int right, int ahead) {
        var to = toWorld(right, ahead);
        return new Pose(to.x(), to.y(), facing);
    }
}
