package org.vexillum.firstblood.table;

import org.vexillum.kernel.dice.Purpose;

/** What dice are thrown for. */
public enum Throw implements Purpose {
    ROLL_OFF,
    SUPREMACY,
    CHARGE,
    DISENGAGE,
    CLASH,
    IMPACT,
    OPPORTUNITY,
    CHALLENGE,
    VOLLEY,
    EXTRA_SHOTS,
    DEFENCE,
    IGNORING,
    MORALE,
    STRANDED,
    RALLY,
    CASTING,
    TERRAIN,
    DECAY,
    FERAL
}
