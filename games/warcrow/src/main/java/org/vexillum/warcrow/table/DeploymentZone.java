package org.vexillum.warcrow.table;

import org.vexillum.kernel.stored.Stored;

/** A deployment zone: A lies on the lower edge and is red, B on the upper and blue (WC-PREP-12). */
@Stored(
        as = "Zone",
        with = {"A", "B"})
public enum DeploymentZone {
    A,
    B;

    public DeploymentZone other() {
        return this == A ? B : A;
    }

    public MarkerColour marking() {
        return this == A ? MarkerColour.RED : MarkerColour.BLUE;
    }
}
