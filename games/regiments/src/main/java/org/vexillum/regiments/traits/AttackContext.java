package org.vexillum.regiments.traits;

/**
 * The circumstances of an attack, as traits see them.
 *
 * @param manner shooting, melee or a spell
 * @param charging the attacker charged in this melee
 * @param moved the shooter advanced before shooting
 * @param far the whole volley is over 9 inches away (AOFR-PRINCIPLE-04)
 * @param targetTough the target's commonest model has Tough
 * @param targetCovered the target is in cover from the attacker
 */
public record AttackContext(
        Manner manner,
        boolean charging,
        boolean moved,
        boolean far,
        boolean targetTough,
        boolean targetCovered) {
    public enum Manner {
        SHOOTING,
        MELEE,
        SPELL
    }

    public boolean shooting() {
        return manner == Manner.SHOOTING;
    }

    public boolean melee() {
        return manner == Manner.MELEE;
    }
}
