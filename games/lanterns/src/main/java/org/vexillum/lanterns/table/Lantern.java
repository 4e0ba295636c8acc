package org.vexillum.lanterns.table;

import org.vexillum.kernel.geometry.Point;
import org.vexillum.kernel.stored.Stored;

/**
 * The lantern.
 *
 * @param at where it was put down last
 * @param bearer who has it, or empty
 */
@Stored(
        as = "Lantern",
        with = {"at", "bearer"})
public record Lantern(Point at, String bearer) {
    public static final Lantern START = new Lantern(Battle.MIDDLE, ""); // LD-TABLE-01

    public boolean carried() {
        return !bearer.isEmpty();
    }
}
