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
    FERAL;

    /** Hits are taken in batches as they were rolled, unless their taker orders them. */
    @Override
    public boolean inOrder() {
        return switch (this) {
            case CLASH, IMPACT, OPPORTUNITY, CHALLENGE, VOLLEY -> true;
            default -> false;
        };
    }
}
