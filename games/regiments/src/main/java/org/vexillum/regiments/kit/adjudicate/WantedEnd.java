package org.vexillum.regiments.kit.adjudicate;

import java.util.ArrayList;
import java.util.List;
import org.vexillum.gamekit.position.FieldGroup;
import org.vexillum.gamekit.position.FileFault;
import org.vexillum.gamekit.position.Frame;
import org.vexillum.gamekit.position.NodeReader;
import org.vexillum.gamekit.tree.Node;
import org.vexillum.kernel.Nullable;
import org.vexillum.kernel.geometry.Point;
import org.vexillum.kernel.geometry.Pose;
import org.vexillum.regiments.movement.Action;
import org.vexillum.regiments.movement.ManoeuvrePlan;
import org.vexillum.regiments.movement.ManoeuvrePlanner;
import org.vexillum.regiments.table.Battle;
import org.vexillum.regiments.table.Unit;

/**
 * Where a unit is to end, or to be set down.
 *
 * @param facing in hundredths of a degree, or null if any will do
 * @param via places its front has to pass
 */
record WantedEnd(Point front, @Nullable Integer facing, List<Point> via) {
    /** A point alone, or {@code {at or centre, facing, via}}. */
    static WantedEnd read(Node node, Frame frame, Unit unit) {
        if (node instanceof Node.Sequence) return new WantedEnd(frame.point(node), null, List.of());
        var fields = new FieldGroup(node);
        var end = read(fields, frame, unit);
        fields.done();
        return end;
    }

    static WantedEnd read(FieldGroup fields, Frame frame, Unit unit) {
        var at = fields.get("at");
        var centre = fields.get("centre");
        var where = at != null ? at : centre;
        if (where == null || at != null && centre != null)
            throw new FileFault(fields.at(), "at-or-centre");
        var facing = fields.get("facing");
        var via = new ArrayList<Point>();
        for (var point : fields.list("via")) via.add(frame.point(point));
        Integer angle = facing == null ? null : NodeReader.degrees(facing);
        var point = frame.point(where);
        if (at != null) return new WantedEnd(point, angle, via);
        if (angle == null) throw new FileFault(fields.at(), "missing", "facing");
        var front = new Pose(point.x(), point.y(), angle).forward(unit.footDepth() / 2);
        return new WantedEnd(front.place(), angle, via);
    }

    /** The facing north if none was given. */
    Pose pose() {
        return new Pose(front.x(), front.y(), facing == null ? 0 : facing);
    }

    ManoeuvrePlan plan(Battle battle, Unit unit, Action action) {
        return facing == null
                ? ManoeuvrePlanner.plan(battle, unit, action, front, via)
                : ManoeuvrePlanner.plan(battle, unit, action, pose(), via);
    }
}
