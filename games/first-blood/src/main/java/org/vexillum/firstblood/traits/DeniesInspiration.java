package org.vexillum.firstblood.traits;

/** Enemies engaged by it do not count as Inspired. */
public interface DeniesInspiration extends Trait {
    /** Whether also those that always count as Inspired. */
    boolean beatsAlways();
}
