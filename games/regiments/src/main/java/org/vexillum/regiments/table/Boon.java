package org.vexillum.regiments.table;

import org.vexillum.regiments.traits.Trait;

/** A trait that a spell gave to every model of a unit until the end of the round. */
public record Boon(String spell, Trait trait) {}
