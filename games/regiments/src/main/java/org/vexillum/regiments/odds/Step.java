package org.vexillum.regiments.odds;

import org.vexillum.kernel.chance.Chance;
import org.vexillum.regiments.combat.Salvo;

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
public record Step(
        String unit,
        String weapon,
        Salvo salvo,
        Chance dice,
        Chance hits,
        Chance unblocked,
        Chance wounds,
        Chance taken) {
    /** Wounds lost on models that were already dead. */
    public double overkill() {
        return wounds.mean() - taken.mean();
    }
}
