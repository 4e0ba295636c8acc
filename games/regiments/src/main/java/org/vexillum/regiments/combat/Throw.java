package org.vexillum.regiments.combat;

import org.vexillum.kernel.dice.Purpose;

/** What dice are thrown for. */
public enum Throw implements Purpose {
    HIT,
    IMPACT,
    DEFENSE,
    REGENERATION,
    MORALE,
    FEARLESS,
    DANGEROUS,
    CAST,
    ROLL_OFF,
    MARKERS
}
