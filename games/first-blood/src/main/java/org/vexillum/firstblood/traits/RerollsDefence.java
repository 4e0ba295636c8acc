package org.vexillum.firstblood.traits;

/** Rolls some of the bearer's defence dice again. */
public interface RerollsDefence extends Trait {
    /**
     * The faces rolled again, as a mask.
     *
     * @param failures the faces that fail
     */
    int defenceFacesRolledAgain(AttackContext blow, int failures);

    /** The rule by which it does so. */
    default String rerollRule() {
        return rule();
    }
}
