package org.vexillum.regiments.traits;

import org.vexillum.kernel.stored.Stored;

/** A trait that the engine does not know: named on the card, not enforced. */
@Stored(
        as = "Unenforced",
        with = {"name", "x"})
public record Unenforced(String name, int x) implements Trait {
    @Override
    public String rule() {
        return "AOFR-PRINCIPLE-01";
    }
}
