package org.vexillum.firstblood.traits;

/** Gives another shot for each hit roll that succeeds; it gives no more. */
public interface AddsShots extends Trait {
    boolean addsShots(AttackContext blow);
}
