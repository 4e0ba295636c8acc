package org.vexillum.regiments.odds;

/**
 * What players are taken to choose within a sequence.
 *
 * @param strikesBack the charged unit strikes back if it can
 * @param usesLimited Limited weapons are used
 * @param picked the model of the target at which Takedown aims, or -1 for the unit as a whole
 */
public record Assumptions(boolean strikesBack, boolean usesLimited, int picked) {
    /** What the greedy bot does. */
    public static final Assumptions DEFAULT = new Assumptions(true, true, -1);
}
