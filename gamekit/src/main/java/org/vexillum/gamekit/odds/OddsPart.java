package org.vexillum.gamekit.odds;

/** Something that goes into a result, and in words what it comes to. */
public record OddsPart(String name, String value) {}
