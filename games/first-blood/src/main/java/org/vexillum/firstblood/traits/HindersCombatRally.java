package org.vexillum.firstblood.traits;

/** Enemies near it need a Resolve roll to rally in combat. */
public interface HindersCombatRally extends Trait {
    /** Whether bases have to touch; otherwise engaging is enough. */
    boolean inContactOnly();
}
