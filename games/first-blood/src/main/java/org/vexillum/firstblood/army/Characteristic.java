package org.vexillum.firstblood.army;

/** The eight characteristics of a profile (FB-PROF-01). */
public enum Characteristic {
    MARCH,
    VOLLEY,
    CLASH,
    ATTACKS,
    WOUNDS,
    RESOLVE,
    DEFENSE,
    EVASION
}
