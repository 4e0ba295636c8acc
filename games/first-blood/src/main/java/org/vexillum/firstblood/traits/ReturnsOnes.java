package org.vexillum.firstblood.traits;

/** Each natural 1 of a defence roll throws a hit back. */
public interface ReturnsOnes extends Trait {
    boolean returnsOnes(Manner manner);
}
