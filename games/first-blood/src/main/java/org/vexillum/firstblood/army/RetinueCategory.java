package org.vexillum.firstblood.army;

/** FB-RET-04. */
public enum RetinueCategory {
    COMBAT,
    TACTICAL,
    ARCANE
}
