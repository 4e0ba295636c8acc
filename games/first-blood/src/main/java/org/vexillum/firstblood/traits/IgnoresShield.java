package org.vexillum.firstblood.traits;

/** Strikes as if the target had no Shield. */
public interface IgnoresShield extends Trait {
    boolean ignoresShield(AttackContext blow);
}
