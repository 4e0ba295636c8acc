package org.vexillum.firstblood.traits;

/** Rolls some of the bearer's own hit dice again. */
public interface RerollsHits extends Trait {
    /**
     * The faces rolled again, as a mask.
     *
     * @param misses the faces that miss
     */
    int hitFacesRolledAgain(AttackContext blow, int misses);

    /** The rule by which it does so. */
    default String rerollRule() {
        return rule();
    }
}
