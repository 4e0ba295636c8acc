package org.vexillum.firstblood.odds;

import org.vexillum.kernel.chance.NumberDistribution;

/**
 * The exact odds of an action.
 *
 * @param hits scored by the side that acts
 * @param wounds the target takes before morale is tested
 * @param moraleDice the target rolls
 * @param target what may become of the regiment acted against
 * @param actor what may become of the regiment that acts
 */
public record Odds(
        NumberDistribution hits,
        NumberDistribution wounds,
        NumberDistribution moraleDice,
        Fate target,
        Fate actor) {}
