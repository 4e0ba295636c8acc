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
import org.vexillum.gamekit.desk.RequestFields;
import org.vexillum.gamekit.desk.RequestRefused;
import org.vexillum.gamekit.rules.Lang;
import org.vexillum.server.play.EventMatchAccess;
import org.vexillum.server.play.RoomServices;
import org.vexillum.server.play.Rooms;
import org.vexillum.server.store.EventLogStore;
import org.vexillum.server.store.Passes;
import org.vexillum.server.store.Passes.Pass;
import org.vexillum.server.store.Passes.Role;
import org.vexillum.server.store.SecretTokens;
import org.vexillum.tourneys.event.ChangeAuthor;
import org.vexillum.tourneys.event.EnrolmentChange;
import org.vexillum.tourneys.event.OptionNames;
import org.vexillum.tourneys.event.Settings;
import org.vexillum.tourneys.event.Tourney;

/** All events of a server. */
public final class Tourneys {
    private static final Logger LOG = LoggerFactory.getLogger(Tourneys.class);
    private static final int MOST = 200;

    private final RoomServices house;
    private final EventLogStore events;
    private final Passes passes;
    private final Rooms rooms;
    private final ConcurrentMap<String, EventRoom> halls = new ConcurrentHashMap<>();

    public Tourneys(RoomServices house, Rooms rooms) {
        this.house = house;
        events = new EventLogStore(house.database());
        passes = new Passes(house.database());
        this.rooms = rooms;
    }

    /** How matches stand that an event may know of. */
    private EventRequest.Played played(String event, List<String> marks) {
        return new PlayedMatches(rooms, new EventMatchAccess(house), event, marks);
    }

    private EventRequest job(
            Tourney tourney, String id, RequestFields body, EventCaller caller, Role role) {
        var played = played(id, caller.marks());
        return new EventRequest(tourney, body, role, caller.who(), house.now(), played);
    }

    public Passes passes() {
        return passes;
    }

    EventLogStore events() {
        return events;
    }

    RoomServices house() {
        return house;
    }

    /**
     * An event by its id.
     *
     * @throws RequestRefused if there is none
     */
    public EventRoom hall(String id) {
        if (events.version(id).isEmpty()) throw RequestRefused.unknown("no-tourney");
        if (halls.size() > MOST) halls.clear();
        return halls.computeIfAbsent(id, _ -> new EventRoom(id, house, events));
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
    public Made make(RequestFields body, String visitor, Lang lang) {
        try {
            var settings = SettingActions.settings(body.object("settings"));
            if (!body.object("settings").has("seed")) settings = seeded(settings);
            var by = new ChangeAuthor(Role.ORGANISER.word(), house.now().toString(), "");
            var season =
                    body.has("season") ? season(body.text("season"), visitor) : SecretTokens.id();
            return store(Tourney.create(settings, by), season, visitor);
        } catch (org.vexillum.tourneys.event.ChangeRefused refused) {
            throw EventRefusals.of(refused, lang);
        }
    }

    private static Settings seeded(Settings settings) {
        long seed = Long.parseLong(SecretTokens.seed().substring(0, 7), 16);
        return OptionNames.with(settings, "seed", String.valueOf(seed));
    }

    /** The season of another event of the same organiser. */
    private String season(String tourney, String visitor) {
        var row = events.find(tourney).orElseThrow(() -> RequestRefused.unknown("no-tourney"));
        if (!passes.of(visitor).contains(new Pass(tourney, Role.ORGANISER, "")))
            throw RequestRefused.forbidden("no-pass");
        return row.season();
    }

    /** Refuses whoever is no organiser of a season that is here. */
    void mayJoin(String season, String visitor) {
        var here = events.ofSeason(season);
        var passes = passes().of(visitor);
        boolean own =
                here.stream()
                        .anyMatch(row -> passes.contains(new Pass(row.id(), Role.ORGANISER, "")));
        if (!here.isEmpty() && !own) throw RequestRefused.forbidden("season-of-another");
    }

    private Made store(Tourney tourney, String season, String visitor) {
        var made =
                new Made(
                        SecretTokens.id(),
                        SecretTokens.code(),
                        SecretTokens.token(),
                        SecretTokens.token());
        boolean listed = tourney.event().settings().listed();
        var row = new EventLogStore.Row(made.id, made.code, season, listed, 1, house.now());
        house.database()
                .write(handle -> {
                    EventLogStore.add(
                            handle,
                            row,
                            EventRoom.lines(tourney.log()),
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
                        .filter(entry -> entry.change() instanceof EnrolmentChange.Entered)
                        .count();
        return "#" + (entered + 1);
    }

    // ---- changing one

    /** What a change led to. */
    public record Done(List<String> notices, Map<String, Object> held, Map<String, Object> view) {}

    /** Does what a visitor asks for, if he may. */
    public Done change(String id, RequestFields body, EventCaller caller, Lang lang) {
        var role = caller.as(body.has("as") ? body.text("as") : null);
        var word = body.text("do");
        EventActions.mayDo(word, role, caller);
        var hall = hall(id);
        if (word.equals(EventActions.REMOVE))
            return new PersonalDataRemoval(this, hall).of(id, body, caller, lang);
        if (!word.equals(PairingAhead.WORD))
            return hall.change(now ->
                    change(now, job -> EventActions.act(word, job), body, caller, role, lang));
        var ahead =
                PairingAhead.of(
                        hall,
                        copy ->
                                act(
                                        job(copy, id, body, caller, role),
                                        PairingActions::pair,
                                        role,
                                        lang));
        return hall.change(now ->
                change(
                        now,
                        job -> {
                            if (ahead.fits(now)) ahead.enter(now.tourney());
                            else PairingActions.pair(job);
                        },
                        body,
                        caller,
                        role,
                        lang));
    }

    private static void act(EventRequest job, EventActions.Act act, Role role, Lang lang) {
        try {
            act.on(job);
        } catch (org.vexillum.tourneys.event.ChangeRefused refused) {
            throw EventRefusals.of(refused, job.event(), role, lang);
        }
    }

    private Done change(
            EventRoom.Now now,
            EventActions.Act act,
            RequestFields body,
            EventCaller caller,
            Role role,
            Lang lang) {
        if (body.has("version") && body.whole("version") != now.row().version())
            throw RequestRefused.late("overtaken");
        int warned = now.tourney().event().notices().size();
        var job = job(now.tourney(), now.row().id(), body, caller, role);
        act(job, act, role, lang);
        var look = new EventViewer(now, role, caller.who(), lang, house.now());
        var asked = job.asked();
        return new Done(
                role == Role.PLAYER ? List.of() : EventView.notices(look, warned),
                asked == null ? Map.of() : new HeldQuestions(look).drop(asked),
                Map.of());
    }

    /** Somebody registers; the id under which the event knows him. */
    public String enter(String id, RequestFields body, Lang lang) {
        return hall(id).change(now -> {
            if (!EnrolmentActions.open(now.tourney().event()))
                throw RequestRefused.late("registration-closed");
            try {
                var job =
                        job(now.tourney(), id, body, EventCaller.in(Role.PUBLIC, ""), Role.PUBLIC);
                return EnrolmentActions.enter(job, body, false);
            } catch (org.vexillum.tourneys.event.ChangeRefused refused) {
                throw EventRefusals.of(refused, now.tourney().event(), Role.PUBLIC, lang);
            }
        });
    }

    // ---- looking at one

    public Map<String, Object> view(String id, EventCaller caller, Role as, Lang lang) {
        var before = new Seasons(this).before(id);
        var linked = as == Role.PUBLIC ? List.<String>of() : linked(id);
        try {
            return hall(id).ask(now ->
                    new EventView(look(now, caller, as, lang), played(id, List.of()))
                            .of(caller, before, linked));
        } catch (DateTimeException | NullPointerException | MissingResourceException damaged) {
            LOG.error("event {} cannot be shown", id, damaged);
            throw RequestRefused.late(EventRoom.UNREADABLE);
        }
    }

    private List<String> linked(String id) {
        return passes.holders(id).stream().map(Passes.Hashed::who).distinct().toList();
    }

    EventViewer look(EventRoom.Now now, EventCaller caller, Role as, Lang lang) {
        return new EventViewer(now, as, as == Role.PUBLIC ? "" : caller.who(), lang, house.now());
    }

    public EventQueries looking(String id, EventCaller caller, Lang lang) {
        return new EventQueries(this, id, caller, lang);
    }
}
