package org.vexillum.regiments.traits;

/** Has the target roll certain faces of its Defense rolls again. */
public interface RerollsDefence extends Trait {
    int facesRolledAgain(AttackContext blow);
}
