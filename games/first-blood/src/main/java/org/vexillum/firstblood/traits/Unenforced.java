package org.vexillum.firstblood.traits;

/** A special rule the engine does not know: named on the card, not enforced. */
public record Unenforced(String name, int x) implements Trait {
    @Override
    public String rule() {
        return "FB-PROF-01";
    }
}
