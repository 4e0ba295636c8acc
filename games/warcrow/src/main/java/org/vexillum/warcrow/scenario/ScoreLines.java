package org.vexillum.warcrow.scenario;

import java.util.ArrayList;
import java.util.List;

/** A scoring list: every line is checked by itself, and those that hold add up (WC-GAME-03). */
public final class ScoreLines {
    private final List<ScoreLine> all = new ArrayList<>();

    public ScoreLines add(ScoreReason merit, int points, boolean holds) {
        if (holds && points > 0) all.add(new ScoreLine(merit, points));
        return this;
    }

    public List<ScoreLine> list() {
        return List.copyOf(all);
    }
}
