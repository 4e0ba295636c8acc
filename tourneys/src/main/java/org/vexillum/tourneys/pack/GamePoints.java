package org.vexillum.tourneys.pack;

/** What a game gives its two companies. */
public record GamePoints(Half a, Half b) {
    /** One company's result: tournament points and victory points. */
    public record Half(PackName result, int tp, int vp) {}

    GamePoints swapped() {
        return new GamePoints(b, a);
    }
}
