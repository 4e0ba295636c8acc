package org.vexillum.lanterns.table;

import java.util.List;
import org.vexillum.kernel.Side;
import org.vexillum.kernel.stored.Stored;

/** What is fixed before the first die. */
@Stored(
        as = "Setting",
        with = {"a", "b", "terrain"})
public record Setting(Band a, Band b, List<Terrain> terrain) {
    public Setting {
        terrain = List.copyOf(terrain);
    }

    public Band band(Side side) {
        return side == Side.A ? a : b;
    }
}
