package org.vexillum.warcrow.result;

import org.vexillum.kernel.stored.Stored;

/** The five results of a game and the tournament points they grant (WC-RESULT-01). */
@Stored(
        as = "Result",
        with = {
            "SUPREMACY",
            "PARTIAL_TRIUMPH",
            "BALANCED_DUEL",
            "TACTICAL_WITHDRAWAL",
            "BITTER_DEFEAT"
        })
public enum Result {
    SUPREMACY(4, "WC-RESULT-02"),
    PARTIAL_TRIUMPH(3, "WC-RESULT-03"),
    BALANCED_DUEL(2, "WC-RESULT-04"),
    TACTICAL_WITHDRAWAL(1, "WC-RESULT-05"),
    BITTER_DEFEAT(0, "WC-RESULT-06");

    private final int points;
    private final String rule;

    Result(int points, String rule) {
        this.points = points;
        this.rule = rule;
    }

    public int points() {
        return points;
    }

    public String rule() {
        return rule;
    }

    /** What the other company obtains (WC-RESULT-07). */
    public Result mirror() {
        return values()[values().length - 1 - ordinal()];
    }
}
