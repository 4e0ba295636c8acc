package org.vexillum.firstblood.traits;

/** Has the target count its total Defence as 0. */
public interface ZeroesDefence extends Trait {
    /** Whether for a hit of this face; extra hits have face 0. */
    boolean zeroesDefence(int face, AttackContext blow);
}
