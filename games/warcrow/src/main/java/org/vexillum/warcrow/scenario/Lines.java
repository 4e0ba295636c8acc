package org.vexillum.warcrow.scenario;

import java.util.ArrayList;
import java.util.List;

/** A scoring list: every line is checked by itself, and those that hold add up (WC-GAME-03). */
public final class Lines {
    private final List<Line> all = new ArrayList<>();

    public Lines add(Merit merit, int points, boolean holds) {
        if (holds && points > 0) all.add(new Line(merit, points));
        return this;
    }

    public List<Line> list() {
        return List.copyOf(all);
    }
}
