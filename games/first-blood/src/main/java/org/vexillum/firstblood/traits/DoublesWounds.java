package org.vexillum.firstblood.traits;

/** Each failed defence roll of 6 costs two wounds. */
public interface DoublesWounds extends Trait {
    boolean doublesWounds(AttackContext blow);
}
