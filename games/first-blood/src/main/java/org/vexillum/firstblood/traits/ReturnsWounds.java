package org.vexillum.firstblood.traits;

/** Each wound suffered throws a hit back. */
public interface ReturnsWounds extends Trait {
    boolean returnsWounds(Manner manner);
}
