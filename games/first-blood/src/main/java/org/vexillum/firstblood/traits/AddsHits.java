package org.vexillum.firstblood.traits;

/** Adds hits that trigger nothing themselves to a hit roll. */
public interface AddsHits extends Trait {
    /** The extra hits for a die that hit. */
    int extraHits(int face, AttackContext blow);
}
