package org.vexillum.kernel.dice;

/** What a roll is for; each game has an enum of its purposes. */
public interface Purpose {
    String name();
}
