package org.vexillum.firstblood.traits;

/** Once per round all failed hit rolls or all failed defence rolls are rolled again. */
public interface Blesses extends Trait {
    /** Whether hit rolls of this kind can be blessed; defence rolls always can. */
    boolean blessesHits(Manner manner);
}
