package org.vexillum.firstblood.sight;

import java.util.ArrayList;
import java.util.List;
import org.vexillum.firstblood.table.Battle;
import org.vexillum.firstblood.table.Regiment;
import org.vexillum.firstblood.terrain.MeasuredShape;
import org.vexillum.kernel.geometry.Angle;
import org.vexillum.kernel.geometry.Disc;
import org.vexillum.kernel.geometry.Point;
import org.vexillum.kernel.geometry.Pose;
import org.vexillum.kernel.geometry.Shape;

/** Draws who of a regiment sees whom of another (FB-LOS-01). */
public final class SightLines {
    private static final int RAYS = 12;

    private final Battle battle;
    private final Regiment from;
    private final Regiment to;
    private final RegimentSight view;

    public SightLines(Battle battle, Regiment from, Regiment to) {
        this.battle = battle;
        this.from = from;
        this.to = to;
        view = new RegimentSight(battle, from, to, SightPurpose.VOLLEY);
    }

    /** The line from a model. */
    public SightLine from(int model) {
        var start = body(from, model);
        var order = nearestFirst(middle(start));
        for (int other : order)
            if (view.sees(model, other)) return seen(model, other, start, body(to, other));
        int nearest = order.getFirst();
        var end = middle(body(to, nearest));
        return new SightLine(middle(start), end, false, false, inTheWay(model, nearest));
    }

    private Shape body(Regiment regiment, int model) {
        return MeasuredShape.of(battle, regiment, model).getFirst();
    }

    private static Point middle(Shape shape) {
        return new Point((shape.minX() + shape.maxX()) / 2, (shape.minY() + shape.maxY()) / 2);
    }

    private List<Integer> nearestFirst(Point start) {
        var models = new ArrayList<Integer>();
        for (int model : to.models()) models.add(model);
        models.sort((a, b) -> Long.compare(square(start, a), square(start, b)));
        return models;
    }

    private long square(Point start, int model) {
        var end = middle(body(to, model));
        long dx = (long) end.x() - start.x();
        long dy = (long) end.y() - start.y();
        return dx * dx + dy * dy;
    }

    private SightLine seen(int model, int other, Shape start, Shape end) {
        boolean obscured = !view.clear(model, other);
        for (var one : points(start))
            for (var two : points(end))
                if (view.lets(model, other, one, two))
                    return new SightLine(one, two, true, obscured, List.of());
        return new SightLine(middle(start), middle(end), true, obscured, List.of());
    }

    /** The middle first, then points just inside the rim. */
    private static List<Point> points(Shape shape) {
        var points = new ArrayList<Point>();
        points.add(middle(shape));
        if (!(shape instanceof Disc disc)) return points;
        for (int ray = 0; ray < RAYS; ray++) {
            var pose = new Pose(disc.x(), disc.y(), ray * (Angle.FULL / RAYS));
            points.add(pose.toWorld(0, (int) (disc.radius() * 0.97)));
        }
        return points;
    }

    private List<String> inTheWay(int model, int other) {
        return view.between().inTheWay(from, model, to, other, view.larger(model, other)).stream()
                .distinct()
                .toList();
    }
}
