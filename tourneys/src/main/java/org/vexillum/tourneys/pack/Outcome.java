package org.vexillum.tourneys.pack;

/** What a game gives its two companies. */
public record Outcome(Half a, Half b) {
    /** One company's result: tournament points and victory points. */
    public record Half(Name result, int tp, int vp) {}

    Outcome swapped() {
        return new Outcome(b, a);
    }
}
