package org.vexillum.tourneys.standing;

import java.util.List;
import org.vexillum.tourneys.event.Entrant;
import org.vexillum.tourneys.event.Member;

/**
 * One line of the standings. WC-STAND-05
 *
 * @param place 0 without a place
 * @param vp what counts: scaled and penalised in final standings
 * @param scored what was really scored in games
 * @param rivals ids of those met, in order
 */
public record Standing(
        int place,
        Entrant entrant,
        Member.Status status,
        int lot,
        int tp,
        int vp,
        int conceded,
        int scored,
        int games,
        int byes,
        List<String> rivals) {
    public Standing {
        rivals = List.copyOf(rivals);
    }

    public String id() {
        return entrant.id();
    }

    public int difference() {
        return vp - conceded;
    }

    public boolean placed() {
        return status != Member.Status.DISQUALIFIED;
    }

    Standing at(int place) {
        return new Standing(
                place, entrant, status, lot, tp, vp, conceded, scored, games, byes, rivals);
    }
}
