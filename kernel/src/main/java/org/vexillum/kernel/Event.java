package org.vexillum.kernel;

/**
 * Something that happened: facts, ids and the rules it rests on. Sentences are made at the edge.
 */
public interface Event {
    Rules rules();
}
