package org.vexillum.regiments.shooting;

import java.util.ArrayList;
import java.util.List;
import org.vexillum.kernel.geometry.ConvexPolygon;
import org.vexillum.kernel.geometry.Point;
import org.vexillum.regiments.table.Battle;
import org.vexillum.regiments.table.Unit;

/** Draws who of a unit sees whom of another (AOFR-LOS-01). */
public final class SightLines {
    private final Battle battle;
    private final UnitShapes viewer;
    private final UnitShapes viewed;
    private final Obstructions all = new Obstructions();
    private final List<String> names = new ArrayList<>();
    private final List<Obstructions> each = new ArrayList<>();

    public SightLines(Battle battle, Unit one, Unit other) {
        this.battle = battle;
        viewer = outline(one);
        viewed = outline(other);
        for (var terrain : battle.setting().terrain()) {
            var alone = new Obstructions();
            all.add(terrain);
            alone.add(terrain);
            keep(terrain.name(), alone);
        }
        for (var unit : battle.units())
            if (unit.onTable() && unit.place() != null) {
                var alone = new Obstructions();
                all.add(outline(unit));
                alone.add(outline(unit));
                keep(unit.id(), alone);
            }
    }

    private void keep(String name, Obstructions alone) {
        names.add(name);
        each.add(alone);
    }

    private UnitShapes outline(Unit unit) {
        return new UnitShapes(unit, battle.units().indexOf(unit));
    }

    /** The line from the model in a slot. */
    public SightLine from(int slot) {
        var base = viewer.model(slot);
        var order = nearestFirst(middle(base));
        for (int other : order) {
            var target = viewed.model(other);
            if (all.sees(base, target, viewer, viewed)) return clear(base, target);
        }
        var from = middle(base);
        var to = middle(viewed.model(order.getFirst()));
        return new SightLine(from, to, false, inTheWay(from, to));
    }

    private List<Integer> nearestFirst(Point from) {
        var slots = new ArrayList<Integer>();
        for (int slot = 0; slot < viewed.unit().living(); slot++) slots.add(slot);
        slots.sort((a, b) -> Long.compare(square(from, a), square(from, b)));
        return slots;
    }

    private long square(Point from, int slot) {
        var to = middle(viewed.model(slot));
        long dx = (long) to.x() - from.x();
        long dy = (long) to.y() - from.y();
        return dx * dx + dy * dy;
    }

    private SightLine clear(ConvexPolygon base, ConvexPolygon target) {
        for (var from : points(base))
            for (var to : points(target))
                if (!all.crossed(from, to, viewer, viewed))
                    return new SightLine(from, to, true, List.of());
        return new SightLine(middle(base), middle(target), true, List.of());
    }

    /** The middle first, then the corners. */
    private static List<Point> points(ConvexPolygon base) {
        var points = new ArrayList<Point>();
        points.add(middle(base));
        for (int i = 0; i < base.size(); i++) points.add(base.corner(i));
        return points;
    }

    private static Point middle(ConvexPolygon base) {
        return new Point((base.minX() + base.maxX()) / 2, (base.minY() + base.maxY()) / 2);
    }

    private List<String> inTheWay(Point from, Point to) {
        var by = new ArrayList<String>();
        for (int i = 0; i < names.size(); i++)
            if (each.get(i).crossed(from, to, viewer, viewed)) by.add(names.get(i));
        return by;
    }
}
