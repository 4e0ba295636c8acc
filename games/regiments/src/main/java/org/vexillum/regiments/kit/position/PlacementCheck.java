package org.vexillum.regiments.kit.position;

import org.vexillum.gamekit.position.FileFault;
import org.vexillum.gamekit.position.Frame;
import org.vexillum.gamekit.tree.Node;
import org.vexillum.kernel.geometry.Bounds;
import org.vexillum.kernel.geometry.Within;
import org.vexillum.regiments.movement.Footprint;
import org.vexillum.regiments.table.Battle;
import org.vexillum.regiments.table.Unit;

/** What no table can look like: units over its edge, over each other, inside a cliff. */
final class PlacementCheck {
    private PlacementCheck() {}

    private static Bounds bounds(Frame frame) {
        return Bounds.ofSize(frame.width(), frame.depth());
    }

    static void check(Battle battle, Frame frame, Unit unit, Node node) {
        if (unit.place() == null) return;
        var shape = Footprint.of(unit);
        if (!bounds(frame).contains(shape)) // AOFR-FIELD-04
        throw new FileFault(node.place(), "off-table", unit.id());
        for (var other : battle.units())
            if (other != unit && other.place() != null)
                if (Within.overlaps(shape, Footprint.of(other)))
                    throw new FileFault(node.place(), "overlap", unit.id(), other.id());
        for (var terrain : battle.setting().terrain())
            if (terrain.impassable() && Within.overlaps(shape, terrain.area()))
                throw new FileFault(node.place(), "in-impassable", unit.id(), terrain.name());
    }
}
