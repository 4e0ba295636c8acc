package org.vexillum.server.tourneys;

import java.util.List;
import java.util.Map;
import org.vexillum.gamekit.desk.Body;
import org.vexillum.gamekit.desk.Refused;
import org.vexillum.gamekit.rules.Lang;
import org.vexillum.server.store.Passes.Pass;
import org.vexillum.server.store.Passes.Role;
import org.vexillum.tourneys.event.Enrolment;
import org.vexillum.tourneys.event.Hand;
import org.vexillum.tourneys.store.Forgetting;

/** Takes a person's data out of an event that is over, and out of its log. */
final class Removal {
    private final Tourneys tourneys;
    private final Hall hall;

    Removal(Tourneys tourneys, Hall hall) {
        this.tourneys = tourneys;
        this.hall = hall;
    }

    Tourneys.Done of(String id, Body body, Caller caller, Lang lang) {
        var who = body.text("who");
        hall.ask(now -> {
            var event = now.tourney().event();
            if (!event.closed()) throw Refused.late("remove-open");
            if (event.find(who).isEmpty()) throw Refused.unknown("no-entrant", who);
            return true;
        });
        hall.rewrite(log -> Forgetting.of(log, who, id + who));
        tourneys.passes().empty(new Pass(id, Role.PLAYER, who));
        hall.change(now -> {
            var by = new Hand(caller.highest().word(), tourneys.house().now().toString(), "");
            now.tourney().change(new Enrolment.Forgotten(who), by);
            return true;
        });
        return new Tourneys.Done(List.of(), Map.of(), Map.of());
    }
}
