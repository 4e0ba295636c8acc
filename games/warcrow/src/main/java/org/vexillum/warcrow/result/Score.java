package org.vexillum.warcrow.result;

import org.vexillum.kernel.stored.Stored;

/** Military and arcane points of one company; together its victory points (WC-ADV-05). */
@Stored(
        as = "Score",
        with = {"military", "arcane"})
public record Score(int military, int arcane) {
    /** The most a game can give (WC-ADV-08). */
    public static final int MOST_MILITARY = 9;

    public static final int MOST_ARCANE = 4;

    public int victory() {
        return military + arcane;
    }

    /** The result of the company with this score against a rival. */
    public Result against(Score rival) {
        if (victory() == rival.victory()) return Result.BALANCED_DUEL;
        if (victory() < rival.victory()) return rival.against(this).mirror();
        return military > rival.military && arcane > rival.arcane
                ? Result.SUPREMACY
                : Result.PARTIAL_TRIUMPH;
    }
}
