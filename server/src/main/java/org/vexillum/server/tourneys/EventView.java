package org.vexillum.server.tourneys;

import java.math.BigDecimal;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.vexillum.kernel.Nullable;
import org.vexillum.server.Json;
import org.vexillum.server.store.Passes.Role;
import org.vexillum.tourneys.event.Checklist;
import org.vexillum.tourneys.event.EventState;
import org.vexillum.tourneys.event.OptionNames;
import org.vexillum.tourneys.event.Round;
import org.vexillum.tourneys.rating.Elo;

/** An event as one visitor may see it. */
final class EventView {
    private final EventViewer look;
    private final EventState event;
    private final EventRequest.Played played;

    EventView(EventViewer look, EventRequest.Played played) {
        this.look = look;
        event = look.event();
        this.played = played;
    }

    /**
     * @param before ratings of players at the start of the event
     * @param linked entrants whose links somebody has used
     */
    Map<String, Object> of(
            EventCaller caller, Map<String, BigDecimal> before, List<String> linked) {
        var row = look.now().row();
        var view =
                Json.object(
                        "id",
                        row.id(),
                        "version",
                        row.version(),
                        "now",
                        look.time().toString(),
                        "code",
                        row.code(),
                        "as",
                        look.role().word(),
                        "me",
                        me(caller),
                        "settings",
                        settings(),
                        "pack",
                        PackView.of(event.pack(), look.lang()),
                        "season",
                        row.season());
        course(view);
        view.put("entrants", new EntrantsView(look, linked).of());
        view.put("games", rounds());
        view.put("adventures", adventures());
        view.put("standings", new StandingsView(look).of());
        ratings(view, before);
        view.put("penalties", penalties());
        put(view, "timer", new TimerView(look).of());
        put(view, "mine", look.self().isEmpty() ? null : new PlayerView(look).of());
        if (look.staff()) staff(view);
        return view;
    }

    private static Map<String, Object> me(EventCaller caller) {
        return Json.object(
                "roles",
                caller.roles().stream().map(Role::word).toList(),
                "who",
                caller.who().isEmpty() ? null : caller.who());
    }

    /** The seed is told when the lots are drawn. */
    private Map<String, Object> settings() {
        var settings = new LinkedHashMap<String, Object>(OptionNames.of(event.settings()));
        if (!look.staff() && event.lastRound() == 0) settings.remove("seed");
        return settings;
    }

    private void course(Map<String, Object> view) {
        view.put("round", look.lastRound());
        view.put("rounds", event.plannedRounds());
        view.put("closed", event.closed());
        view.put("over", event.over());
        view.put("moved", event.moved());
        view.put("listsOpen", event.listsOpen());
        view.put("listsLocked", ListActions.locked(event, look.time()));
        view.put("registrationOpen", EnrolmentActions.open(event));
    }

    private static void put(Map<String, Object> view, String name, @Nullable Object value) {
        if (value != null) view.put(name, value);
    }

    private List<Map<String, Object>> rounds() {
        var rounds = new ArrayList<Map<String, Object>>();
        var shown = new RoundView(look, played);
        for (Round round : event.rounds())
            if (round.number() <= look.lastRound()) rounds.add(shown.of(round));
        return rounds;
    }

    private List<Map<String, Object>> adventures() {
        var all = new ArrayList<Map<String, Object>>();
        for (int round = 1; round <= event.plannedRounds(); round++) {
            var adventure = event.adventure(round);
            if (!adventure.scenario().isEmpty() || !adventure.feat().isEmpty())
                all.add(
                        Json.object(
                                "round", round,
                                "scenario", adventure.scenario(),
                                "feat", adventure.feat()));
        }
        return all;
    }

    private void ratings(Map<String, Object> view, Map<String, BigDecimal> before) {
        var ratings = new LinkedHashMap<String, Object>();
        var unrated = look.now().reckoning().unrated();
        if (unrated.isEmpty())
            look.now()
                    .reckoning()
                    .ratings(before)
                    .forEach((who, rating) ->
                            ratings.put(
                                    who,
                                    Json.object(
                                            "before",
                                            before.getOrDefault(player(who), Elo.START)
                                                    .toPlainString(),
                                            "now",
                                            rating.toPlainString())));
        else view.put("unrated", look.say().it("notice." + unrated));
        view.put("ratings", ratings);
    }

    private String player(String who) {
        return event.member(who).entrant().player();
    }

    private List<Map<String, Object>> penalties() {
        return event.penalties().stream()
                .filter(penalty -> look.staff() || look.own(penalty.who()))
                .map(penalty ->
                        Json.object(
                                "who", penalty.who(),
                                "kind", RefereeActions.word(penalty.kind()),
                                "amount", penalty.amount(),
                                "round", penalty.round()))
                .toList();
    }

    // ---- for those who run it

    private void staff(Map<String, Object> view) {
        view.put("notices", notices(look, 0));
        view.put("questions", new HeldQuestions(look).all());
        view.put("next", new NextStep(look).of());
        var undo = UndoActions.last(look.now().tourney());
        if (look.role() == Role.ORGANISER && !undo.isEmpty() && !event.moved())
            view.put(
                    "undo",
                    Json.object(
                            "entry",
                            undo.getLast().number(),
                            "text",
                            new LogView(look).text(undo.getLast())));
        view.put(
                "checklist",
                Checklist.items(event.settings()).stream()
                        .map(item ->
                                Json.object(
                                        "item",
                                        item,
                                        "label",
                                        look.words().say("tourney.item." + item)))
                        .toList());
    }

    /** What the organiser was warned of, from one of the warnings on. */
    static List<String> notices(EventViewer look, int from) {
        var all = look.event().notices();
        return all.subList(Math.min(from, all.size()), all.size()).stream()
                .map(notice -> look.names().in(look.say().notice(notice, look.event().pack())))
                .toList();
    }
}
