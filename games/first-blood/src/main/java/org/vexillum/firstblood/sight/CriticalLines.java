package org.vexillum.firstblood.sight;

import java.util.ArrayList;
import java.util.List;
import org.vexillum.kernel.geometry.Shape;

/**
 * All lines between two shapes at which something changes.
 *
 * <p>A clear line can be shifted and turned until two things stop it: each a shape it grazes, or a
 * point where the rim of something in the way meets the rim of an end. So if any line is clear, one
 * of these is: the common tangents of all circles concerned, where a corner with its rim is a
 * circle and a point is a circle without radius. They are tried one after another, in doubles; a
 * line may be too near by a hundredth of a unit.
 */
final class CriticalLines {
    private final RimmedShape from;
    private final RimmedShape to;
    private final List<RimmedShape> obstacles = new ArrayList<>();
    private final CircleList circles;

    CriticalLines(Shape from, Shape to, SightStrip way) {
        circles = new CircleList(way);
        this.from = RimmedShape.of(from, 0);
        this.to = RimmedShape.of(to, 0);
        this.from.addTo(circles);
        this.to.addTo(circles);
    }

    /** Keeps lines half their thickness away from the shape. */
    void avoid(Shape shape) {
        var body = RimmedShape.of(shape, ThickLines.HALF_THICKNESS);
        obstacles.add(body);
        body.addTo(circles);
        RimCrossings.common(body, from, circles);
        RimCrossings.common(body, to, circles);
    }

    boolean any() {
        for (int i = 0; i < circles.size(); i++)
            for (int j = i + 1; j < circles.size(); j++) if (anyTangent(i, j)) return true;
        return false;
    }

    private boolean anyTangent(int i, int j) {
        double dx = circles.x(j) - circles.x(i);
        double dy = circles.y(j) - circles.y(i);
        return anyTangent(i, dx, dy, circles.radius(j) - circles.radius(i))
                || anyTangent(i, dx, dy, -circles.radius(j) - circles.radius(i));
    }

    /** The two lines that leave the first circle on one side and are so much off the second. */
    private boolean anyTangent(int i, double dx, double dy, double off) {
        double squared = dx * dx + dy * dy;
        double rest = squared - off * off;
        if (squared == 0 || rest < 0) return false;
        double root = Math.sqrt(rest);
        return isClear(i, (off * dx - root * dy) / squared, (off * dy + root * dx) / squared)
                || isClear(i, (off * dx + root * dy) / squared, (off * dy - root * dx) / squared);
    }

    /** The line with this normal that has the circle on its upper side, touching it. */
    private boolean isClear(int circle, double normalX, double normalY) {
        double height = normalX * circles.x(circle) + normalY * circles.y(circle);
        var line = new PlaneLine(normalX, normalY, height - circles.radius(circle));
        if (!from.isMetBy(line) || !to.isMetBy(line)) return false;
        return isClear(line, from.span(line), to.span(line));
    }

    private boolean isClear(PlaneLine line, PlaneLine.Span start, PlaneLine.Span end) {
        boolean onwards = start.middle() <= end.middle();
        double begin = onwards ? start.most() : end.most();
        double stop = onwards ? end.least() : start.least();
        if (begin >= stop) return true;
        for (int i = 0; i < obstacles.size(); i++)
            if (obstacles.get(i).isTooNear(line, begin, stop)) {
                obstacles.set(i, obstacles.set(0, obstacles.get(i)));
                return false;
            }
        return true;
    }
}
