package org.vexillum.firstblood.kit.position;

import java.util.Map;
import org.vexillum.firstblood.table.Battle;
import org.vexillum.firstblood.table.Options;
import org.vexillum.firstblood.table.Regiment;
import org.vexillum.gamekit.position.AssumedValues;
import org.vexillum.gamekit.position.Frame;
import org.vexillum.gamekit.position.Scene;
import org.vexillum.gamekit.tree.Node;
import org.vexillum.kernel.Side;

/**
 * A table set up from a file.
 *
 * @param fixed fields of the file that no rule ever changes, as they were written
 * @param dated whether the file says which round it is
 * @param firstUntold whether the file leaves out who is the first player
 */
public record FirstBloodScene(
        Battle battle,
        Frame frame,
        AssumedValues assumed,
        RegimentReader regiments,
        Map<String, Node> fixed,
        boolean dated,
        boolean firstUntold)
        implements Scene<Battle> {
    @Override
    public Options options() {
        return battle.options();
    }

    @Override
    public Map<String, Object> position() {
        return new PositionWriter(this).write();
    }

    /** Sets up a regiment that a question describes on the spot. */
    public Regiment add(Node node, String id, Side side) {
        var regiment = regiments.read(node, id, side);
        PlacementCheck.mustBeNew(battle, regiment, node);
        battle.add(regiment);
        PlacementCheck.check(battle, frame, regiment, node);
        return regiment;
    }
}
