package org.vexillum.firstblood.traits;

/** Lowers the target's Defence by its value. */
public interface Pierces extends Trait {
    boolean pierces(AttackContext blow);
}
