package org.vexillum.warcrow.sequence;

import org.vexillum.kernel.Nullable;
import org.vexillum.kernel.Side;
import org.vexillum.kernel.stored.Stored;
import org.vexillum.warcrow.table.UnitStanding;

/** Something the players saw happen in an activation. */
public sealed interface Happening {
    /**
     * The activation is over.
     *
     * @param stands where the active unit stands now
     * @param chained the unit that an ability lets activate now, or null (WC-TURN-05)
     */
    @Stored(
            as = "Happening.Ends",
            with = {"stands", "chained"})
    record Ends(UnitStanding stands, @Nullable String chained) implements Happening {}

    @Stored(
            as = "Happening.Lost",
            with = {"unit", "troops"})
    record Lost(String unit, int troops) implements Happening {}

    /** It left the table, whatever the cause. */
    @Stored(as = "Happening.Removed", with = "unit")
    record Removed(String unit) implements Happening {}

    @Stored(
            as = "Happening.Stressed",
            with = {"unit", "stress"})
    record Stressed(String unit, int stress) implements Happening {}

    /**
     * Wounds that a unit inflicted.
     *
     * @param wounds really suffered
     * @param excess beyond the destruction of the unit
     */
    @Stored(
            as = "Happening.Wounded",
            with = {"by", "unit", "wounds", "excess"})
    record Wounded(String by, String unit, int wounds, int excess) implements Happening {}

    @Stored(
            as = "Happening.Moved",
            with = {"unit", "stands"})
    record Moved(String unit, UnitStanding stands) implements Happening {}

    @Stored(
            as = "Happening.Spent",
            with = {"side", "tokens"})
    record Spent(Side side, int tokens) implements Happening {}

    @Stored(
            as = "Happening.Joined",
            with = {"character", "unit"})
    record Joined(String character, String unit) implements Happening {}

    /**
     * A Character leaves its unit.
     *
     * @param loot whether it takes the loot along (WC-SCEN-LOOT-12)
     */
    @Stored(
            as = "Happening.Left",
            with = {"character", "loot"})
    record Left(String character, boolean loot) implements Happening {}

    @Stored(as = "Happening.TookBanner", with = "unit")
    record TookBanner(String unit) implements Happening {}

    @Stored(as = "Happening.Frightened", with = "unit")
    record Frightened(String unit) implements Happening {}

    /** A hidden Scout or Ambusher applies a Permanent ability (WC-HIDDEN-03). */
    @Stored(as = "Happening.Revealed", with = "unit")
    record Revealed(String unit) implements Happening {}
}
