package org.vexillum.server.tourneys;

import java.util.List;
import java.util.Map;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import org.vexillum.gamekit.desk.Refused;
import org.vexillum.gamekit.rules.Lang;
import org.vexillum.server.store.Events;
import org.vexillum.server.store.Passes.Role;
import org.vexillum.tourneys.event.Logged;
import org.vexillum.tourneys.event.Tourney;
import org.vexillum.tourneys.rating.Season;
import org.vexillum.tourneys.store.Tables;

/** Shows an event to nobody before it is taken up: what cannot be shown stays outside. */
final class Rehearsal {
    private static final Logger LOG = LoggerFactory.getLogger(Rehearsal.class);

    private final Tourneys tourneys;

    Rehearsal(Tourneys tourneys) {
        this.tourneys = tourneys;
    }

    void of(Events.Row row, List<Logged> log) {
        var tourney = Tourney.replay(log);
        try {
            var now = new Hall.Now(row, tourney, new Reckoning(tourney, new CheckedLists()));
            new Season().add(tourney.event());
            for (var lang : Lang.values())
                for (var role : List.of(Role.ORGANISER, Role.PLAYER, Role.PUBLIC))
                    show(now, role, lang);
        } catch (RuntimeException failed) {
            LOG.warn("an event was not taken up: {}", failed.toString());
            throw Refused.wrong("import-shown");
        }
    }

    private void show(Hall.Now now, Role role, Lang lang) {
        var event = now.tourney().event();
        var self =
                role == Role.PLAYER && !event.members().isEmpty()
                        ? event.members().getFirst().id()
                        : "";
        var caller = Caller.in(role, self);
        var look = new Look(now, role, self, lang, tourneys.house().now());
        new EventView(look, _ -> java.util.Optional.empty()).of(caller, Map.of(), List.of());
        new ListsView(look).all();
        new LogView(look).all();
        for (var member : event.members()) new StandingsView(look).why(member.id());
        Tables.games(event, look.lastRound(), look.names()::shown);
        Tables.standings(now.reckoning().standings(), look.names()::shown);
        Tables.entrants(event);
    }
}
