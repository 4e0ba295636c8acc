package org.vexillum.warcrow.table;

import org.vexillum.kernel.Nullable;
import org.vexillum.kernel.Side;
import org.vexillum.kernel.stored.Stored;

/**
 * A Fog marker of The Rift.
 *
 * @param sealer the unit that is sealing it, or empty
 * @param owner the company that gained it and took it off the table, or null
 */
@Stored(
        as = "Fog",
        with = {"id", "at", "sealer", "owner"})
public record Fog(String id, Spot at, String sealer, @Nullable Side owner) {
    public static Fog placed(String id, Spot at) {
        return new Fog(id, at, "", null);
    }

    public boolean being() {
        return !sealer.isEmpty();
    }

    public boolean onTable() {
        return owner == null;
    }

    public Fog sealedBy(String unit) {
        return new Fog(id, at, unit, owner);
    }

    public Fog gainedBy(Side side) {
        return new Fog(id, at, "", side);
    }
}
