package org.vexillum.regiments.table;

import java.util.List;
import org.vexillum.kernel.Side;
import org.vexillum.regiments.army.Force;
import org.vexillum.regiments.terrain.Terrain;

/**
 * What is fixed before the first die: table, terrain, forces and options.
 *
 * @param width along the long edges, in units of 0.01 mm
 * @param depth between the two players
 */
public record Setting(
        int width, int depth, List<Terrain> terrain, Force a, Force b, Options options) {
    public Setting {
        terrain = List.copyOf(terrain);
    }

    public Force force(Side side) {
        return side == Side.A ? a : b;
    }
}
