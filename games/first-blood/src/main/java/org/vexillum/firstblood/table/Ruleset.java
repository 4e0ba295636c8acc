package org.vexillum.firstblood.table;

/**
 * The versions of our reading of the rules: stored games go on under the one they were begun with.
 *
 * <p>Rules ask for the policy they need, as they do of an edition.
 */
public enum Ruleset {
    FIRST,
    SECOND;

    /** The one that new games are played by. */
    public static final Ruleset NEWEST = SECOND;

    public static Ruleset numbered(int version) {
        return values()[version - 1];
    }

    public int number() {
        return ordinal() + 1;
    }

    /** Whether the player picks the model from which a charge is measured (FB-CHARGE-10). */
    public boolean picksWhoMeasures() {
        return this != FIRST;
    }

    /** Whether a charger stops where the shortest way brings it into contact (FB-CHARGE-15). */
    public boolean chargesStraight() {
        return this != FIRST;
    }

    /** Whether the step after impacts keeps to the shortest way (FB-IMPACT-15). */
    public boolean stepsStraight() {
        return this != FIRST;
    }

    /** Whether a forced march goes on to the last hair's breadth (FB-SR-FERAL-3). */
    public boolean marchesToTheEnd() {
        return this != FIRST;
    }

    /** Whether a regiment rolls all its tests for one action first (FB-MORALE-03). */
    public boolean testsTogether() {
        return this != FIRST;
    }
}
