package org.vexillum.firstblood.scenario;

import org.vexillum.kernel.stored.Stored;

/**
 * The models of a side in a zone.
 *
 * @param light models of light infantry, of which two count as one (FB-OBJ-02)
 * @param others what all the others count, by their weights
 * @param denies the regiment that keeps the other side from claiming, or empty (FB-SR-UNYIELDING)
 */
@Stored(
        as = "Tally",
        with = {"light", "others", "denies"})
public record ZoneCount(int light, int others, String denies) {
    public int count() {
        return light / 2 + others;
    }

    public boolean denying() {
        return !denies.isEmpty();
    }
}
