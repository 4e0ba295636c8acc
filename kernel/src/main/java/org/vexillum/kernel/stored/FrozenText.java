package org.vexillum.kernel.stored;

/**
 * A value whose {@code toString} is written by hand and stands in stored games: it never changes.
 */
public interface FrozenText {}
