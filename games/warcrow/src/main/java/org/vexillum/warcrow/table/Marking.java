package org.vexillum.warcrow.table;

/** The colour of an objective marker; brown belongs to nobody (WC-PREP-12). */
public enum Marking {
    RED,
    BLUE,
    BROWN
}
