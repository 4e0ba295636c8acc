package org.vexillum.firstblood.table;

/** A piece of the rules of a battle that can be set aside between two of its steps. */
public interface PausableSequence<C extends PausableSequence<C>>
        extends org.vexillum.kernel.odds.Course<Battle, C> {}
