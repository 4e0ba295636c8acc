package org.vexillum.warcrow.sequence;

import org.vexillum.kernel.Nullable;
import org.vexillum.kernel.Side;
import org.vexillum.warcrow.table.Standing;

/** Something the players saw happen in an activation. */
public sealed interface Happening {
    /**
     * The activation is over.
     *
     * @param stands where the active unit stands now
     * @param chained the unit that an ability lets activate now, or null (WC-TURN-05)
     */
    record Ends(Standing stands, @Nullable String chained) implements Happening {}

    record Lost(String unit, int troops) implements Happening {}

    /** It left the table, whatever the cause. */
    record Removed(String unit) implements Happening {}

    record Stressed(String unit, int stress) implements Happening {}

    /**
     * Wounds that a unit inflicted.
     *
     * @param wounds really suffered
     * @param excess beyond the destruction of the unit
     */
    record Wounded(String by, String unit, int wounds, int excess) implements Happening {}

    record Moved(String unit, Standing stands) implements Happening {}

    record Spent(Side side, int tokens) implements Happening {}

    record Joined(String character, String unit) implements Happening {}

    /**
     * A Character leaves its unit.
     *
     * @param loot whether it takes the loot along (WC-SCEN-LOOT-12)
     */
    record Left(String character, boolean loot) implements Happening {}

    record TookBanner(String unit) implements Happening {}

    record Frightened(String unit) implements Happening {}

    /** A hidden Scout or Ambusher applies a Permanent ability (WC-HIDDEN-03). */
    record Revealed(String unit) implements Happening {}
}
