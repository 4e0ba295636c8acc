package org.vexillum.warcrow.table;

/** A deployment zone: A lies on the lower edge and is red, B on the upper and blue (WC-PREP-12). */
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
