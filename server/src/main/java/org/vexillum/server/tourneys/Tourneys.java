package org.vexillum.server.tourneys;

import java.time.DateTimeException;
import java.util.List;
import java.util.Map;
import java.util.MissingResourceException;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.ConcurrentMap;
import org.jdbi.v3.core.Handle;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import org.vexillum.gamekit.desk.Body;
import org.vexillum.gamekit.desk.Refused;
import org.vexillum.gamekit.rules.Lang;
import org.vexillum.server.play.House;
import org.vexillum.server.play.Placing;
import org.vexillum.server.play.Rooms;
import org.vexillum.server.store.Events;
import org.vexillum.server.store.Passes;
import org.vexillum.server.store.Passes.Pass;
import org.vexillum.server.store.Passes.Role;
import org.vexillum.server.store.Tokens;
import org.vexillum.tourneys.event.Enrolment;
import org.vexillum.tourneys.event.Hand;
import org.vexillum.tourneys.event.OptionNames;
import org.vexillum.tourneys.event.Settings;
import org.vexillum.tourneys.event.Tourney;

/** All events of a server. */
public final class Tourneys {
    private static final Logger LOG = LoggerFactory.getLogger(Tourneys.class);
    private static final int MOST = 200;

    private final House house;
    private final Events events;
    private final Passes passes;
    private final Rooms rooms;
    private final ConcurrentMap<String, Hall> halls = new ConcurrentHashMap<>();

    public Tourneys(House house, Rooms rooms) {
        this.house = house;
        events = new Events(house.database());
        passes = new Passes(house.database());
        this.rooms = rooms;
    }

    /** How matches stand that an event may know of. */
    private Job.Played played(String event, List<String> marks) {
        return new PlayedMatches(rooms, new Placing(house), event, marks);
    }

    private Job job(Tourney tourney, String id, Body body, Caller caller, Role role) {
        var played = played(id, caller.marks());
        return new Job(tourney, body, role, caller.who(), house.now(), played);
    }

    public Passes passes() {
        return passes;
    }

    Events events() {
        return events;
    }

    House house() {
        return house;
    }

    /**
     * An event by its id.
     *
     * @throws Refused if there is none
     */
    public Hall hall(String id) {
        if (events.version(id).isEmpty()) throw Refused.unknown("no-tourney");
        if (halls.size() > MOST) halls.clear();
        return halls.computeIfAbsent(id, _ -> new Hall(id, house, events));
    }

    /** Whether an event could not be read the last time somebody wanted to. */
    boolean troubled(String id) {
        var hall = halls.get(id);
        return hall != null && hall.troubled();
    }

    // ---- making one

    /**
     * A new event and the secrets of its links.
     *
     * @param referee the token of a link for referees
     */
    public record Made(String id, String code, String organiser, String referee) {}

    /** Makes an event whose organiser is the visitor. */
    public Made make(Body body, String visitor, Lang lang) {
        try {
            var settings = Setting.settings(body.object("settings"));
            if (!body.object("settings").has("seed")) settings = seeded(settings);
            var by = new Hand(Role.ORGANISER.word(), house.now().toString(), "");
            var season = body.has("season") ? season(body.text("season"), visitor) : Tokens.id();
            return store(Tourney.create(settings, by), season, visitor);
        } catch (org.vexillum.tourneys.event.Refused refused) {
            throw Refusals.of(refused, lang);
        }
    }

    private static Settings seeded(Settings settings) {
        long seed = Long.parseLong(Tokens.seed().substring(0, 7), 16);
        return OptionNames.with(settings, "seed", String.valueOf(seed));
    }

    /** The season of another event of the same organiser. */
    private String season(String tourney, String visitor) {
        var row = events.find(tourney).orElseThrow(() -> Refused.unknown("no-tourney"));
        if (!passes.of(visitor).contains(new Pass(tourney, Role.ORGANISER, "")))
            throw Refused.forbidden("no-pass");
        return row.season();
    }

    /** Refuses whoever is no organiser of a season that is here. */
    void mayJoin(String season, String visitor) {
        var here = events.ofSeason(season);
        var passes = passes().of(visitor);
        boolean own =
                here.stream()
                        .anyMatch(row -> passes.contains(new Pass(row.id(), Role.ORGANISER, "")));
        if (!here.isEmpty() && !own) throw Refused.forbidden("season-of-another");
    }

    private Made store(Tourney tourney, String season, String visitor) {
        var made = new Made(Tokens.id(), Tokens.code(), Tokens.token(), Tokens.token());
        boolean listed = tourney.event().settings().listed();
        var row = new Events.Row(made.id, made.code, season, listed, 1, house.now());
        house.database()
                .write(handle -> {
                    Events.add(
                            handle,
                            row,
                            Hall.lines(tourney.log()),
                            EventLine.stored(tourney.event()));
                    pass(handle, made.organiser, made.id, Role.ORGANISER);
                    pass(handle, made.referee, made.id, Role.REFEREE);
                    Passes.hold(
                            handle, visitor, new Pass(made.id, Role.ORGANISER, ""), house.now());
                    return true;
                });
        return made;
    }

    private void pass(Handle handle, String token, String id, Role role) {
        Passes.add(handle, token, new Pass(id, role, ""), house.now());
    }

    /** The id of the next entrant: none is ever given twice, whoever has gone. */
    public static String nextId(Tourney tourney) {
        long entered =
                tourney.log().stream()
                        .filter(entry -> entry.change() instanceof Enrolment.Entered)
                        .count();
        return "#" + (entered + 1);
    }

    // ---- changing one

    /** What a change led to. */
    public record Done(List<String> notices, Map<String, Object> held, Map<String, Object> view) {}

    /** Does what a visitor asks for, if he may. */
    public Done change(String id, Body body, Caller caller, Lang lang) {
        var role = caller.as(body.has("as") ? body.text("as") : null);
        var word = body.text("do");
        Deeds.mayDo(word, role, caller);
        var hall = hall(id);
        if (word.equals(Deeds.REMOVE)) return new Removal(this, hall).of(id, body, caller, lang);
        if (!word.equals(PairingAhead.WORD))
            return hall.change(
                    now -> change(now, job -> Deeds.act(word, job), body, caller, role, lang));
        var ahead =
                PairingAhead.of(
                        hall,
                        copy -> act(job(copy, id, body, caller, role), Pairing::pair, role, lang));
        return hall.change(now ->
                change(
                        now,
                        job -> {
                            if (ahead.fits(now)) ahead.enter(now.tourney());
                            else Pairing.pair(job);
                        },
                        body,
                        caller,
                        role,
                        lang));
    }

    private static void act(Job job, Deeds.Act act, Role role, Lang lang) {
        try {
            act.on(job);
        } catch (org.vexillum.tourneys.event.Refused refused) {
            throw Refusals.of(refused, job.event(), role, lang);
        }
    }

    private Done change(
            Hall.Now now, Deeds.Act act, Body body, Caller caller, Role role, Lang lang) {
        if (body.has("version") && body.whole("version") != now.row().version())
            throw Refused.late("overtaken");
        int warned = now.tourney().event().notices().size();
        var job = job(now.tourney(), now.row().id(), body, caller, role);
        act(job, act, role, lang);
        var look = new Look(now, role, caller.who(), lang, house.now());
        var asked = job.asked();
        return new Done(
                role == Role.PLAYER ? List.of() : EventView.notices(look, warned),
                asked == null ? Map.of() : new Questions(look).drop(asked),
                Map.of());
    }

    /** Somebody registers; the id under which the event knows him. */
    public String enter(String id, Body body, Lang lang) {
        return hall(id).change(now -> {
            if (!Enrolling.open(now.tourney().event())) throw Refused.late("registration-closed");
            try {
                var job = job(now.tourney(), id, body, Caller.in(Role.PUBLIC, ""), Role.PUBLIC);
                return Enrolling.enter(job, body, false);
            } catch (org.vexillum.tourneys.event.Refused refused) {
                throw Refusals.of(refused, now.tourney().event(), Role.PUBLIC, lang);
            }
        });
    }

    // ---- looking at one

    public Map<String, Object> view(String id, Caller caller, Role as, Lang lang) {
        var before = new Seasons(this).before(id);
        var linked = as == Role.PUBLIC ? List.<String>of() : linked(id);
        try {
            return hall(id).ask(now ->
                    new EventView(look(now, caller, as, lang), played(id, List.of()))
                            .of(caller, before, linked));
        } catch (DateTimeException | NullPointerException | MissingResourceException damaged) {
            LOG.error("event {} cannot be shown", id, damaged);
            throw Refused.late(Hall.UNREADABLE);
        }
    }

    private List<String> linked(String id) {
        return passes.holders(id).stream().map(Passes.Hashed::who).distinct().toList();
    }

    Look look(Hall.Now now, Caller caller, Role as, Lang lang) {
        return new Look(now, as, as == Role.PUBLIC ? "" : caller.who(), lang, house.now());
    }

    public Looking looking(String id, Caller caller, Lang lang) {
        return new Looking(this, id, caller, lang);
    }
}
