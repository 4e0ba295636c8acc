package org.vexillum.regiments.traits;

/** Has certain faces of the Defense rolls of a unit whose models all have it rolled again. */
public interface RerollsOwnDefence extends Trait {
    int ownFacesRolledAgain(AttackContext blow);
}
