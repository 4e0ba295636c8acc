package org.vexillum.regiments.traits;

/** A unit whose models all have it may pass a failed morale test on a second die. */
public interface RescuesMorale extends Trait {
    int neededToRescue();
}
