package org.vexillum.regiments.odds;

import org.vexillum.kernel.chance.NumberDistribution;
import org.vexillum.regiments.combat.PreparedAttack;

/**
 * One weapon group in a calculation, as it explains itself.
 *
 * @param salvo the numbers in the state in which the calculation began
 * @param dice how many dice are rolled to hit
 * @param hits after extra hits and Blast
 * @param unblocked hits that were not blocked
 * @param wounds wounds left after Deadly and what ignores them, overkill included
 * @param taken wounds really taken
 */
public record AttackStep(
        String unit,
        String weapon,
        PreparedAttack salvo,
        NumberDistribution dice,
        NumberDistribution hits,
        NumberDistribution unblocked,
        NumberDistribution wounds,
        NumberDistribution taken) {
    /** Wounds lost on models that were already dead. */
    public double overkill() {
        return wounds.mean() - taken.mean();
    }
}
