package org.vexillum.server.tourneys;

import java.util.List;
import java.util.Map;
import org.vexillum.server.Json;
import org.vexillum.tourneys.event.Entrant;
import org.vexillum.tourneys.standing.PlaceExplanation;
import org.vexillum.tourneys.standing.StandingsLine;

/** Who stands where, and why. */
final class StandingsView {
    private final EventViewer look;

    StandingsView(EventViewer look) {
        this.look = look;
    }

    Map<String, Object> of() {
        var standings = look.now().reckoning().standings();
        return Json.object(
                "round", standings.round(),
                "final", standings.last(),
                "lines", standings.lines().stream().map(this::line).toList());
    }

    private Map<String, Object> line(StandingsLine line) {
        return Json.object(
                "place", line.place(),
                "who", line.id(),
                "name", look.names().of(line.id()),
                "faction", line.entrant().faction(),
                "tp", line.tp(),
                "vp", line.vp(),
                "conceded", line.conceded(),
                "difference", line.difference(),
                "scored", line.scored(),
                "games", line.games(),
                "byes", line.byes(),
                "lot", look.staff() || look.lastRound() > 0 ? line.lot() : 0,
                "met", line.rivals(),
                "status", EntrantsView.word(line.status()));
    }

    /** "Why am I fourth?" */
    List<String> why(String who) {
        var standings = look.now().reckoning().standings();
        var names = look.names();
        return new PlaceExplanation(
                        standings, look.say(), (Entrant entrant) -> names.of(entrant.id()))
                .of(who);
    }
}
