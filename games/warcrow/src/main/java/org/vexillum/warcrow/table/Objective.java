package org.vexillum.warcrow.table;

import org.vexillum.kernel.Nullable;

/**
 * Something to be controlled or carried.
 *
 * @param number 1 or 2 where a colour has two that differ, otherwise 0 (WC-SCEN-CONSOL-01)
 * @param adjoins the deployment zone next to which it lies, or null
 * @param centre where its middle is
 */
public record Objective(
        String id,
        MarkerColour marking,
        int number,
        @Nullable DeploymentZone adjoins,
        Spot centre) {
    /** Two strides across (WC-OBJ-02). */
    public static final int DIAMETER = 2 * Spot.STRIDE;
}
