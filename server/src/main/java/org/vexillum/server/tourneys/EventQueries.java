package org.vexillum.server.tourneys;

import java.util.List;
import java.util.Map;
import java.util.function.Function;
import org.vexillum.gamekit.rules.Lang;
import org.vexillum.server.store.Passes.Role;
import org.vexillum.tourneys.event.PairedGame;
import org.vexillum.tourneys.store.CsvTables;
import org.vexillum.tourneys.store.EventReport;

/** The smaller things that somebody may look at in an event. */
public final class EventQueries {
    private static final int OFFERED = 50;

    private final Tourneys tourneys;
    private final String id;
    private final EventRoom hall;
    private final EventCaller caller;
    private final Lang lang;

    EventQueries(Tourneys tourneys, String id, EventCaller caller, Lang lang) {
        this.tourneys = tourneys;
        this.caller = caller;
        this.lang = lang;
        this.id = id;
        hall = tourneys.hall(id);
    }

    private <R> R at(Function<EventViewer, R> question) {
        return hall.ask(now -> question.apply(tourneys.look(now, caller, caller.highest(), lang)));
    }

    public List<Map<String, Object>> lists() {
        return at(look -> new ListsView(look).all());
    }

    public Map<String, Object> check(String text, String faction) {
        return at(look -> new ListsView(look).check(ListActions.text(text), faction));
    }

    public List<Map<String, Object>> units(String words) {
        return at(look -> new ListsView(look).units(words, OFFERED));
    }

    public List<String> why(String who) {
        return at(look -> new StandingsView(look).why(who));
    }

    public List<Map<String, Object>> log() {
        caller.mustBe(Role.ORGANISER, Role.REFEREE);
        return at(look -> new LogView(look).all());
    }

    /** The tables of a round, published or not; none of a round that is not there. */
    public List<Integer> tables(int round) {
        caller.mustBe(Role.ORGANISER, Role.REFEREE);
        return at(look ->
                look.event().rounds().stream()
                        .filter(each -> each.number() == round)
                        .flatMap(each -> each.games().stream().map(PairedGame::table))
                        .toList());
    }

    public String name(String who) {
        return at(look -> look.names().of(who));
    }

    /** The ids of all entrants; refuses one that is none. */
    public List<String> entrants() {
        return at(look -> look.event().members().stream().map(member -> member.id()).toList());
    }

    // ---- tables for spreadsheets

    public String standings() {
        return at(look ->
                CsvTables.standings(look.now().reckoning().standings(), look.names()::shown));
    }

    public String games() {
        return at(look -> CsvTables.games(look.event(), look.lastRound(), look.names()::shown));
    }

    public String unitsCsv() {
        return at(look -> look.event().book().csv());
    }

    /** The lists, for whoever reports the event. */
    public String listsText() {
        caller.mustBe(Role.ORGANISER);
        return at(look -> CsvTables.lists(look.event()));
    }

    /** How the event moved ratings. */
    public String ratingsCsv() {
        caller.mustBe(Role.ORGANISER);
        var before = new Seasons(tourneys).before(id);
        return at(look -> CsvTables.ratings(look.event(), before));
    }

    /** All that is reported of an event, to be read. */
    public String report() {
        caller.mustBe(Role.ORGANISER);
        var before = new Seasons(tourneys).before(id);
        return at(look -> new EventReport(look.say()).of(look.event(), before));
    }

    public String entrantsCsv() {
        caller.mustBe(Role.ORGANISER);
        return at(look -> CsvTables.entrants(look.event()));
    }
}
