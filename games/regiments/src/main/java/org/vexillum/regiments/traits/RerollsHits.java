package org.vexillum.regiments.traits;

/** Has certain faces of the bearer's hit rolls rolled again. */
public interface RerollsHits extends Trait {
    int hitFacesRolledAgain(AttackContext blow);
}
