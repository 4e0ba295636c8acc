package org.vexillum.regiments.traits;

/** Has certain faces of its unit's morale die rolled again while one model that has it lives. */
public interface RerollsMorale extends Trait {
    int moraleFacesRolledAgain();
}
