package org.vexillum.regiments.traits;

/** Adds hits to a successful roll of certain faces. */
public interface AddsHits extends Trait {
    int extraHits(int face, AttackContext blow);
}
