package org.vexillum.firstblood.traits;

/** A ranged attack that may be used while engaged and at engaged enemies. */
public interface FiresInCombat extends Trait {
    Barrage barrage();
}
