package org.vexillum.warcrow.table;

import org.vexillum.kernel.Nullable;
import org.vexillum.kernel.stored.Stored;

/**
 * How far a unit stands from a marker, in hundredths of a stride between nearest edges.
 *
 * @param nearest from the nearest base of any of its troops (WC-OBJ-15)
 * @param leader from its leader, or null if that makes no difference
 */
@Stored(
        as = "Gap",
        with = {"marker", "nearest", "leader"})
public record MarkerDistance(String marker, int nearest, @Nullable Integer leader) {
    public MarkerDistance(String marker, int nearest) {
        this(marker, nearest, null);
    }

    public int fromLeader() {
        return leader == null ? nearest : leader;
    }
}
