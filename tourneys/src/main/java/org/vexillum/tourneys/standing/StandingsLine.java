package org.vexillum.tourneys.standing;

import java.util.List;
import org.vexillum.tourneys.event.Entrant;
import org.vexillum.tourneys.event.EntrantState;

/**
 * One line of the standings. WC-STAND-05
 *
 * @param place 0 without a place
 * @param vp what counts: scaled and penalised in final standings
 * @param scored what was really scored in games
 * @param rivals ids of those met, in order
 */
public record StandingsLine(
        int place,
        Entrant entrant,
        EntrantState.Status status,
        int lot,
        int tp,
        int vp,
        int conceded,
        int scored,
        int games,
        int byes,
        List<String> rivals) {
    public StandingsLine {
        rivals = List.copyOf(rivals);
    }

    public String id() {
        return entrant.id();
    }

    public int difference() {
        return vp - conceded;
    }

    public boolean placed() {
        return status != EntrantState.Status.DISQUALIFIED;
    }

    StandingsLine at(int place) {
        return new StandingsLine(
                place, entrant, status, lot, tp, vp, conceded, scored, games, byes, rivals);
    }
}
