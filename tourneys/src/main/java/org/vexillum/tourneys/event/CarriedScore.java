package org.vexillum.tourneys.event;

import java.util.List;
import java.util.Map;
import org.vexillum.kernel.Nullable;
import org.vexillum.kernel.stored.Stored;

/**
 * What an entrant brings from rounds played before this log begins.
 *
 * @param met ids of rivals met
 * @param tables at which games were played
 * @param against tournament points made against some of the rivals met; older files have none
 */
@Stored(
        as = "Carried",
        with = {"tp", "vp", "conceded", "games", "byes", "met", "tables", "against"})
public record CarriedScore(
        int tp,
        int vp,
        int conceded,
        int games,
        int byes,
        List<String> met,
        List<Integer> tables,
        @Nullable Map<String, Integer> against) {
    public static final CarriedScore NOTHING =
            new CarriedScore(0, 0, 0, 0, 0, List.of(), List.of());

    public CarriedScore {
        met = List.copyOf(met);
        tables = List.copyOf(tables);
        against = against == null ? Map.of() : Map.copyOf(against);
    }

    public CarriedScore(
            int tp,
            int vp,
            int conceded,
            int games,
            int byes,
            List<String> met,
            List<Integer> tables) {
        this(tp, vp, conceded, games, byes, met, tables, Map.of());
    }

    /** The tournament points made against a rival; null if nobody said. */
    public @Nullable Integer against(String rival) {
        return against == null ? null : against.get(rival);
    }
}
