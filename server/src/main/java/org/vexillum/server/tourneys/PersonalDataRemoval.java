package org.vexillum.server.tourneys;

import java.util.List;
import java.util.Map;
import org.vexillum.gamekit.desk.RequestFields;
import org.vexillum.gamekit.desk.RequestRefused;
import org.vexillum.gamekit.rules.Lang;
import org.vexillum.server.store.Passes.Pass;
import org.vexillum.server.store.Passes.Role;
import org.vexillum.tourneys.event.ChangeAuthor;
import org.vexillum.tourneys.event.EnrolmentChange;
import org.vexillum.tourneys.store.PersonRemoval;

/** Takes a person's data out of an event that is over, and out of its log. */
final class PersonalDataRemoval {
    private final Tourneys tourneys;
    private final EventRoom hall;

    PersonalDataRemoval(Tourneys tourneys, EventRoom hall) {
        this.tourneys = tourneys;
        this.hall = hall;
    }

    Tourneys.Done of(String id, RequestFields body, EventCaller caller, Lang lang) {
        var who = body.text("who");
        hall.ask(now -> {
            var event = now.tourney().event();
            if (!event.closed()) throw RequestRefused.late("remove-open");
            if (event.find(who).isEmpty()) throw RequestRefused.unknown("no-entrant", who);
            return true;
        });
        hall.rewrite(log -> PersonRemoval.of(log, who, id + who));
        tourneys.passes().empty(new Pass(id, Role.PLAYER, who));
        hall.change(now -> {
            var by =
                    new ChangeAuthor(
                            caller.highest().word(), tourneys.house().now().toString(), "");
            now.tourney().change(new EnrolmentChange.Forgotten(who), by);
            return true;
        });
        return new Tourneys.Done(List.of(), Map.of(), Map.of());
    }
}
