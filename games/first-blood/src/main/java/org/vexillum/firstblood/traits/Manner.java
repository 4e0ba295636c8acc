package org.vexillum.firstblood.traits;

import org.vexillum.kernel.stored.Stored;

/** How hits and wounds come about. */
@Stored(
        as = "Manner",
        with = {
            "CLASH",
            "DUEL",
            "OPPORTUNITY",
            "IMPACT",
            "THROWN_BACK",
            "AURA",
            "VOLLEY",
            "SPELL",
            "TERRAIN",
            "EVENT",
            "DECAY",
            "MORALE",
            "STRANDED",
            "DISENGAGE",
            "LEAVING"
        })
public enum Manner {
    CLASH,
    DUEL,
    OPPORTUNITY,
    IMPACT,
    /** Hits that answer attacks: Counter-attack, Lethal Demise. */
    THROWN_BACK,
    AURA,
    VOLLEY,
    SPELL,
    TERRAIN,
    EVENT,
    DECAY,
    MORALE,
    STRANDED,
    DISENGAGE,
    /** No room outside a garrison (FB-GARRISON-14). */
    LEAVING;

    /** Fought as a Clash, with its special rules (FB-OPP-04, FB-CHALLENGE-07). */
    public boolean clash() {
        return this == CLASH || this == DUEL || this == OPPORTUNITY;
    }

    /** Blows of models, impact attacks included. */
    public boolean melee() {
        return clash() || this == IMPACT;
    }

    /** A source that needs engagement range (FB-WOUND-07, FB-WOUND-08). */
    public boolean combat() {
        return melee() || this == THROWN_BACK || this == AURA;
    }

    /** FB-MORALE-01. */
    public boolean testsMorale() {
        return switch (this) {
            case CLASH, DUEL, OPPORTUNITY, IMPACT, THROWN_BACK, SPELL, TERRAIN, EVENT -> true;
            case AURA, VOLLEY, DECAY, MORALE, STRANDED, DISENGAGE, LEAVING -> false;
        };
    }
}
