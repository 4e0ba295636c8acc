package org.vexillum.server.tourneys;

import java.util.List;
import java.util.Map;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import org.vexillum.gamekit.desk.RequestRefused;
import org.vexillum.gamekit.rules.Lang;
import org.vexillum.server.store.EventLogStore;
import org.vexillum.server.store.Passes.Role;
import org.vexillum.tourneys.event.LoggedChange;
import org.vexillum.tourneys.event.Tourney;
import org.vexillum.tourneys.rating.Season;
import org.vexillum.tourneys.store.CsvTables;

/** Shows an event to nobody before it is taken up: what cannot be shown stays outside. */
final class TransferCheck {
    private static final Logger LOG = LoggerFactory.getLogger(TransferCheck.class);

    private final Tourneys tourneys;

    TransferCheck(Tourneys tourneys) {
        this.tourneys = tourneys;
    }

    void of(EventLogStore.Row row, List<LoggedChange> log) {
        var tourney = Tourney.replay(log);
        try {
            var now =
                    new EventRoom.Now(row, tourney, new EventFigures(tourney, new CheckedLists()));
            new Season().add(tourney.event());
            for (var lang : Lang.values())
                for (var role : List.of(Role.ORGANISER, Role.PLAYER, Role.PUBLIC))
                    show(now, role, lang);
        } catch (RuntimeException failed) {
            LOG.warn("an event was not taken up: {}", failed.toString());
            throw RequestRefused.wrong("import-shown");
        }
    }

    private void show(EventRoom.Now now, Role role, Lang lang) {
        var event = now.tourney().event();
        var self =
                role == Role.PLAYER && !event.members().isEmpty()
                        ? event.members().getFirst().id()
                        : "";
        var caller = EventCaller.in(role, self);
        var look = new EventViewer(now, role, self, lang, tourneys.house().now());
        new EventView(look, _ -> java.util.Optional.empty()).of(caller, Map.of(), List.of());
        new ListsView(look).all();
        new LogView(look).all();
        for (var member : event.members()) new StandingsView(look).why(member.id());
        CsvTables.games(event, look.lastRound(), look.names()::shown);
        CsvTables.standings(now.reckoning().standings(), look.names()::shown);
        CsvTables.entrants(event);
    }
}
