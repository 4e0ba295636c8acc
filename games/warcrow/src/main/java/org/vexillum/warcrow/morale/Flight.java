package org.vexillum.warcrow.morale;

import org.vexillum.kernel.stored.Stored;
import org.vexillum.warcrow.table.UnitStanding;

/**
 * Where a fleeing unit came to stand.
 *
 * @param off whether it touched the table edge and is gone (WC-BG-FLEE-01)
 */
@Stored(
        as = "Flight",
        with = {"off", "stands"})
public record Flight(boolean off, UnitStanding stands) {
    public static final Flight STAYS = new Flight(false, UnitStanding.FAR);
    public static final Flight OFF = new Flight(true, UnitStanding.FAR);
}
