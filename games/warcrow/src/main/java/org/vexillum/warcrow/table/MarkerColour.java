package org.vexillum.warcrow.table;

import org.vexillum.kernel.stored.Stored;

/** The colour of an objective marker; brown belongs to nobody (WC-PREP-12). */
@Stored(
        as = "Marking",
        with = {"RED", "BLUE", "BROWN"})
public enum MarkerColour {
    RED,
    BLUE,
    BROWN
}
