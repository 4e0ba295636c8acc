package org.vexillum.regiments.traits;

/** A trait that the engine does not know: named on the card, not enforced. */
public record Unenforced(String name, int x) implements Trait {
    @Override
    public String rule() {
        return "AOFR-PRINCIPLE-01";
    }
}
