package org.vexillum.lanterns;

import java.util.ArrayList;
import java.util.List;
import org.vexillum.kernel.Nullable;
import org.vexillum.kernel.Refusal;
import org.vexillum.kernel.Side;
import org.vexillum.kernel.stored.Stored;

/** What is fixed before the first die. */
@Stored("Setting(a, b, terrain)")
public record Setting(Band a, Band b, List<Terrain> terrain) {
    public Band band(Side side) {
        return side == Side.A ? a : b;
    }

    /** Why no battle can begin like this, or null. */
    public @Nullable Refusal refusal() {
        var all = new ArrayList<>(a.faults());
        all.addAll(b.faults());
        all.addAll(Terrain.faults(terrain));
        return all.isEmpty() ? null : all.getFirst();
    }
}
