package org.vexillum.firstblood.table;

import java.util.List;
import org.vexillum.firstblood.army.Force;
import org.vexillum.firstblood.edition.Edition;
import org.vexillum.firstblood.terrain.Terrain;
import org.vexillum.kernel.Side;
import org.vexillum.kernel.geometry.Bounds;

/**
 * What is fixed before the first die: edition, scenario, table, terrain, forces and options.
 *
 * <p>Side A is player 1, whose table edge is y = 0 (FB-BATTLE-02).
 *
 * @param scenario its number, 1 to 4 (FB-BATTLE-01)
 * @param width in units of 0.01 mm
 */
public record Setting(
        Edition edition,
        int scenario,
        int width,
        int depth,
        List<Terrain> terrain,
        Force a,
        Force b,
        Options options) {
    public Setting {
        terrain = List.copyOf(terrain);
    }

    public Force force(Side side) {
        return side == Side.A ? a : b;
    }

    public Bounds bounds() {
        return new Bounds(0, 0, width, depth);
    }
}
