package org.vexillum.firstblood.traits;

import org.vexillum.kernel.stored.Stored;

/** A special rule the engine does not know: named on the card, not enforced. */
@Stored(
        as = "Unenforced",
        with = {"name", "x"})
public record Unenforced(String name, int x) implements Trait {
    @Override
    public String rule() {
        return "FB-PROF-01";
    }
}
