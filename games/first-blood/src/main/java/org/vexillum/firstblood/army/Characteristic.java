package org.vexillum.firstblood.army;

import org.vexillum.kernel.stored.Stored;

/** The eight characteristics of a profile (FB-PROF-01). */
@Stored(
        as = "Characteristic",
        with = {"MARCH", "VOLLEY", "CLASH", "ATTACKS", "WOUNDS", "RESOLVE", "DEFENSE", "EVASION"})
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
