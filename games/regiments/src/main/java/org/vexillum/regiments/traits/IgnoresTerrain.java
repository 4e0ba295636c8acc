package org.vexillum.regiments.traits;

/** A unit whose models all have it is not slowed by terrain. */
public interface IgnoresTerrain extends Trait {
    /** Whether it also passes over units, impassable and dangerous terrain. */
    boolean flies();
}
