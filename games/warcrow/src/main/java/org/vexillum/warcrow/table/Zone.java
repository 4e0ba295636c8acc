package org.vexillum.warcrow.table;

import org.vexillum.kernel.stored.Stored;

/** A deployment zone: A lies on the lower edge and is red, B on the upper and blue (WC-PREP-12). */
@Stored(
        as = "Zone",
        with = {"A", "B"})
public enum Zone {
    A,
    B;

    public Zone other() {
        return this == A ? B : A;
    }

    public Marking marking() {
        return this == A ? Marking.RED : Marking.BLUE;
    }
}
