package org.vexillum.warcrow.kit.position;

import java.util.Map;
import org.vexillum.gamekit.position.AssumedValues;
import org.vexillum.gamekit.position.FileFault;
import org.vexillum.gamekit.position.Frame;
import org.vexillum.gamekit.position.Scene;
import org.vexillum.gamekit.tree.Node;
import org.vexillum.kernel.Side;
import org.vexillum.warcrow.table.Battle;
import org.vexillum.warcrow.table.Options;
import org.vexillum.warcrow.table.Unit;

/**
 * A table set up from a file.
 *
 * @param underWay whether the file says whose turn it is
 */
public record WarcrowScene(Battle battle, AssumedValues assumed, UnitReader units, boolean underWay)
        implements Scene<Battle> {
    /** Lengths are strides and points are counted from the corner of zone A. */
    @Override
    public Frame frame() {
        return Frame.of(60, 60);
    }

    @Override
    public Options options() {
        return battle.options();
    }

    @Override
    public Map<String, Object> position() {
        return new PositionWriter(battle).write();
    }

    /** Sets up a unit that a question describes on the spot. */
    public Unit add(Node node, String id, Side side) {
        var unit = units.read(node, id, side);
        if (battle.has(unit.id())) throw new FileFault(node.place(), "unit-twice", unit.id());
        battle.add(unit);
        unit.setStanding(new MarkerNames(battle).in(unit.standing(), unit.side(), node.place()));
        return unit;
    }
}
