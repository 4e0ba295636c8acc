package org.vexillum.regiments.table;

import org.vexillum.kernel.stored.Stored;
import org.vexillum.regiments.traits.Trait;

/** A trait that a spell gave to every model of a unit until the end of the round. */
@Stored(
        as = "Boon",
        with = {"spell", "trait"})
public record SpellBoon(String spell, Trait trait) {}
