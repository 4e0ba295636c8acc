package org.vexillum.server.tourneys;

import java.util.List;
import java.util.Map;
import java.util.function.Function;
import org.vexillum.gamekit.rules.Lang;
import org.vexillum.server.store.Passes.Role;
import org.vexillum.tourneys.event.Game;
import org.vexillum.tourneys.store.EventReport;
import org.vexillum.tourneys.store.Tables;

/** The smaller things that somebody may look at in an event. */
public final class Looking {
    private static final int OFFERED = 50;

    private final Tourneys tourneys;
    private final String id;
    private final Hall hall;
    private final Caller caller;
    private final Lang lang;

    Looking(Tourneys tourneys, String id, Caller caller, Lang lang) {
        this.tourneys = tourneys;
        this.caller = caller;
        this.lang = lang;
        this.id = id;
        hall = tourneys.hall(id);
    }

    private <R> R at(Function<Look, R> question) {
        return hall.ask(now -> question.apply(tourneys.look(now, caller, caller.highest(), lang)));
    }

    public List<Map<String, Object>> lists() {
        return at(look -> new ListsView(look).all());
    }

    public Map<String, Object> check(String text, String faction) {
        return at(look -> new ListsView(look).check(Listing.text(text), faction));
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
                        .flatMap(each -> each.games().stream().map(Game::table))
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
        return at(
                look -> Tables.standings(look.now().reckoning().standings(), look.names()::shown));
    }

    public String games() {
        return at(look -> Tables.games(look.event(), look.lastRound(), look.names()::shown));
    }

    public String unitsCsv() {
        return at(look -> look.event().book().csv());
    }

    /** The lists, for whoever reports the event. */
    public String listsText() {
        caller.mustBe(Role.ORGANISER);
        return at(look -> Tables.lists(look.event()));
    }

    /** How the event moved ratings. */
    public String ratingsCsv() {
        caller.mustBe(Role.ORGANISER);
        var before = new Seasons(tourneys).before(id);
        return at(look -> Tables.ratings(look.event(), before));
    }

    /** All that is reported of an event, to be read. */
    public String report() {
        caller.mustBe(Role.ORGANISER);
        var before = new Seasons(tourneys).before(id);
        return at(look -> new EventReport(look.say()).of(look.event(), before));
    }

    public String entrantsCsv() {
        caller.mustBe(Role.ORGANISER);
        return at(look -> Tables.entrants(look.event()));
    }
}
