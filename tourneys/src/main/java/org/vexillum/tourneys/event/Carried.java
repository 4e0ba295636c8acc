package org.vexillum.tourneys.event;

import java.util.List;

/**
 * What an entrant brings from rounds played before this log begins.
 *
 * @param met ids of rivals met
 * @param tables at which games were played
 */
public record Carried(
        int tp, int vp, int conceded, int games, int byes, List<String> met, List<Integer> tables) {
    public static final Carried NOTHING = new Carried(0, 0, 0, 0, 0, List.of(), List.of());

    public Carried {
        met = List.copyOf(met);
        tables = List.copyOf(tables);
    }
}
