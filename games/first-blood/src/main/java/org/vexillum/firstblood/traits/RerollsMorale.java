package org.vexillum.firstblood.traits;

/** Rolls some morale dice of the bearer's regiment again. */
public interface RerollsMorale extends Trait {
    /** The faces rolled again, as a mask. */
    int moraleFacesRolledAgain();
}
