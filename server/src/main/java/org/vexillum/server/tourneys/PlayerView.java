package org.vexillum.server.tourneys;

import java.util.List;
import java.util.Map;
import org.vexillum.server.Json;
import org.vexillum.tourneys.event.EventState;
import org.vexillum.tourneys.event.PairedGame;
import org.vexillum.tourneys.event.Round;

/** What a player has to do next. */
final class PlayerView {
    private final EventViewer look;
    private final EventState event;

    PlayerView(EventViewer look) {
        this.look = look;
        event = look.event();
    }

    Map<String, Object> of() {
        int last = look.lastRound();
        var mine = Json.object("who", look.self(), "round", last);
        if (event.find(look.self()).isEmpty()) return with(mine, "nothing");
        if (last == 0 || event.rounds().isEmpty()) return with(mine, before());
        var round = event.round(last);
        var game = round.gameOf(look.self());
        if (game.isPresent()) return playing(mine, round, game.get());
        if (round.bye().equals(look.self())) mine.put("bye", true);
        return with(mine, event.over() || event.closed() ? "done" : "wait");
    }

    private static Map<String, Object> with(Map<String, Object> mine, String todo) {
        mine.put("todo", todo);
        return mine;
    }

    private String before() {
        boolean asked =
                event.settings().listsRequired() && event.member(look.self()).list().isEmpty();
        return asked ? "list" : "wait";
    }

    private Map<String, Object> playing(Map<String, Object> mine, Round round, PairedGame game) {
        mine.put("table", game.table());
        mine.put("rival", game.rival(look.self()));
        if (round.published()) mine.put("rivalProxies", proxies(game.rival(look.self())));
        return with(mine, round.published() ? todo(game) : "wait");
    }

    /** WC-MINI-04: the rival is told plainly what stands for what. */
    private List<Map<String, Object>> proxies(String rival) {
        return EntrantsView.substitutions(event.member(rival), look.words());
    }

    private String todo(PairedGame game) {
        if (game.done()) return event.over() || event.closed() ? "done" : "wait";
        if (game.disputed()) return "disputed";
        if (game.reports().isEmpty()) return "report";
        return game.reports().containsKey(look.self()) ? "waitConfirm" : "confirm";
    }
}
