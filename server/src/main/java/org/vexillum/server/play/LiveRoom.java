package org.vexillum.server.play;

import java.util.Map;
import java.util.Set;
import java.util.concurrent.Executor;
import java.util.function.Function;
import java.util.function.Supplier;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import org.vexillum.gamekit.Unreadable;
import org.vexillum.gamekit.desk.RequestFields;
import org.vexillum.gamekit.desk.RequestRefused;
import org.vexillum.kernel.Rules;
import org.vexillum.kernel.Side;
import org.vexillum.kernel.match.Table;
import org.vexillum.server.FatalErrorExit;
import org.vexillum.server.Json;
import org.vexillum.server.store.Remark;
import org.vexillum.server.store.StaleMatch;

/** A room with the visitors in it. Everything happens in its lane, one thing after another. */
public final class LiveRoom<T extends Table<T>> {
    private static final Logger LOG = LoggerFactory.getLogger(LiveRoom.class);

    private static final int TRIES = 5;

    private static final RequestFields NOTHING = new RequestFields(Map.of());

    private final Supplier<Room<T>> reading;
    private final SerialQueue lane;

    private final RoomRequests<T> requests;
    private final Runnable discard;
    private final Elsewhere elsewhere;
    private final RoomVisitors visitors;
    private OpenRoom<T> inside;
    private volatile long used = System.nanoTime();
    private boolean broken;

    /** Whether anybody has come; before that bots have nobody to play for. */
    private boolean entered;

    private volatile boolean played;

    /** The threads for people, and those for bots: nobody waits for the thoughts of another's. */
    record Threads(Executor people, Executor bots) {}

    /** The same match at other servers. */
    interface Elsewhere {
        boolean here(Side side);

        /** Tells the other servers who sits here. */
        void tell(Set<Side> sides);

        /** Asks the other servers who sits there. */
        void ask();
    }

    /**
     * @param reading the room as it is on the disk
     * @param workshop where odds are reckoned
     * @param discard forgets this room: whoever comes next finds it as it is on the disk
     */
    LiveRoom(
            Supplier<Room<T>> reading,
            Threads threads,
            LongWorkPool workshop,
            Runnable discard,
            Elsewhere elsewhere) {
        requests = new RoomRequests<>(workshop);
        visitors = new RoomVisitors(elsewhere);
        this.reading = reading;
        this.discard = discard;
        this.elsewhere = elsewhere;
        lane = new SerialQueue(threads.people(), threads.bots());
        inside = OpenRoom.of(reading.get());
    }

    private Room<T> room() {
        return inside.room();
    }

    // ---- coming and going

    public void join(Visitor visitor) {
        lane.run(() -> {
            if (broken) sendAgain(visitor);
            else come(visitor);
        });
    }

    /** Whoever finds only what is left of a room comes again, to the one opened in its place. */
    private static void sendAgain(Visitor visitor) {
        fail(visitor, NOTHING, RequestRefused.late("opened-anew"));
        visitor.close();
    }

    private void come(Visitor visitor) {
        try {
            var before = here();
            if (!visitor.enters(room().affairs().doors())) {
                visitor.close();
                return;
            }
            visitors.add(visitor);
            entered = true;
            if (visitors.size() == 1) elsewhere.ask();
            elsewhere.tell(sides());
            for (var said : room().remarks(Remark.Kind.CHAT))
                visitor.send(ChatRequests.message(said));
            if (here().equals(before)) tell(visitor);
            else tellAll();
            botsPlay();
        } catch (RuntimeException | Error failed) {
            FatalErrorExit.ifFatal(failed);
            LOG.error("{}: somebody comes", room().row().id(), failed);
            visitors.remove(visitor);
            fail(visitor, NOTHING, Rooms.notOpened());
            visitor.dismiss();
            if (visitors.isEmpty()) abandon();
        }
    }

    public void leave(Visitor visitor) {
        visitor.gone();
        lane.run(() -> {
            var before = here();
            visitors.remove(visitor);
            use(System.nanoTime());
            elsewhere.tell(sides());
            if (!here().equals(before)) tellAll();
        });
    }

    /** Other servers want to know who is here; of an empty room there is nothing to say. */
    void tellOthers() {
        lane.run(() -> {
            if (!visitors.isEmpty()) elsewhere.tell(sides());
        });
    }

    /** Somebody came or went at another server. */
    void peopleChanged() {
        lane.run(this::tellAll);
    }

    private Set<Side> sides() {
        return visitors.sides();
    }

    /** Somebody asked for it. */
    void use(long nanos) {
        used = nanos;
    }

    /** When somebody last asked for it, in nanoseconds. */
    long used() {
        return used;
    }

    /** Whether anybody here changed anything: such a room he may come back to. */
    boolean played() {
        return played;
    }

    /**
     * Ends it if nobody is here, nor asked for it since: whoever comes next finds it as it is on
     * the disk.
     */
    void closeIfEmpty(long since) {
        lane.run(() -> {
            if (broken || !visitors.isEmpty() || used - since > 0) return;
            broken = true;
            discard.run();
        });
    }

    /** Asks something about the room(). */
    <R> R ask(Function<Room<T>, R> question) {
        return lane.ask(() -> question.apply(room()));
    }

    /** Changes something from outside a connection, and tells everybody. */
    <R> R change(Function<Room<T>, R> change) {
        return lane.ask(() -> {
            var result = changed(change, TRIES);
            tellAll();
            botsPlay();
            return result;
        });
    }

    private <R> R changed(Function<Room<T>, R> change, int tries) {
        try {
            var result = change.apply(room());
            commit();
            return result;
        } catch (StaleMatch elsewhere) {
            if (tries <= 1) throw elsewhere;
            readAnew();
            return changed(change, tries - 1);
        }
    }

    // ---- requests

    public void receive(Visitor visitor, String text) {
        if (!visitor.mayAsk()) {
            visitor.refuse(text, new RequestRefused(429, "too-many"));
            return;
        }
        lane.run(() -> {
            visitor.heard();
            handle(visitor, text, TRIES);
        });
    }

    /** Another server may have been faster: then the request meets the match as it is now. */
    private void handle(Visitor visitor, String text, int tries) {
        if (broken) {
            sendAgain(visitor);
            return;
        }
        // whoever was sent away may still be talking
        if (!visitors.contains(visitor)) return;
        var body = NOTHING;
        try {
            body = Json.body(text);
            finish(visitor, body, requests.reply(inside, visitor, body));
        } catch (RequestRefused refused) {
            if (body.fields().isEmpty()) visitor.refuse(text, refused);
            else fail(visitor, body, refused);
        } catch (Unreadable unreadable) {
            fail(visitor, body, refused(unreadable, visitor));
        } catch (StaleMatch elsewhere) {
            if (!broughtUpToDate(false)) return;
            if (tries > 1) handle(visitor, text, tries - 1);
            else fail(visitor, body, RequestRefused.late("stale"));
        } catch (RuntimeException | Error failed) {
            FatalErrorExit.ifFatal(failed);
            LOG.error("{}: {}", room().row().id(), body.get("type"), failed);
            fail(visitor, body, new RequestRefused(500, "internal"));
            restore();
        }
    }

    /** A request that failed inside changes nothing: the room is again what is on the disk. */
    private void restore() {
        if (broughtUpToDate(true)) tellAll();
    }

    private RequestRefused refused(Unreadable unreadable, Visitor visitor) {
        var said = inside.states().voice(visitor.lang()).speech().teller().unreadable(unreadable);
        return new RequestRefused(
                400,
                unreadable.key(),
                new RequestRefused.Ready(said, "", Rules.NONE, unreadable.place()));
    }

    private void finish(Visitor visitor, RequestFields body, Reply reply) {
        var later = reply.later();
        if (later != null) requests.reckon(visitor, body, later, reply.meanwhile());
        else if (!reply.nothing()) finishNow(visitor, body, reply);
        else if (body.has("id")) visitor.send(accepted(body));
    }

    private static Map<String, Object> accepted(RequestFields body) {
        return Json.object("type", "accepted", "id", body.get("id"));
    }

    private void finishNow(Visitor visitor, RequestFields body, Reply reply) {
        if (reply.changed()) {
            commit();
            played = true;
        }
        var back = reply.back();
        visitor.send(back == null ? accepted(body) : back);
        var all = reply.all();
        if (all != null) visitors.say(all);
        if (reply.changed()) tellAll();
        else if (back == null) tell(visitor);
        if (reply.changed()) botsPlay();
    }

    private static void fail(Visitor visitor, RequestFields body, RequestRefused refused) {
        visitor.refuse(body.get("id"), refused);
    }

    /** What is in memory may not be what is on the disk: everybody comes back to a fresh room. */
    private void abandon() {
        broken = true;
        discard.run();
        visitors.closeAll();
    }

    private void commit() {
        room().commit();
    }

    // ---- what happens elsewhere

    /**
     * Another server changed the match.
     *
     * @param replaced whether nothing of it may be left as it was
     */
    void changedElsewhere(boolean replaced) {
        lane.run(() -> {
            if (broken || !broughtUpToDate(replaced)) return;
            tellAll();
            botsPlay();
        });
    }

    /** Whoever is in a match that is gone, or cannot be read, comes back to find that out. */
    private boolean broughtUpToDate(boolean replaced) {
        try {
            if (replaced) inside = OpenRoom.of(reading.get());
            else readAnew();
            return true;
        } catch (RuntimeException gone) {
            LOG.warn("{}: {}", room().row().id(), gone.toString());
            abandon();
            return false;
        }
    }

    /** Whoever is here hears what was said elsewhere. */
    private void readAnew() {
        int heard = room().remarks(Remark.Kind.CHAT).size();
        if (!room().catchUp()) inside = OpenRoom.of(reading.get());
        var said = room().remarks(Remark.Kind.CHAT);
        for (var remark : said.subList(Math.min(heard, said.size()), said.size()))
            visitors.say(ChatRequests.message(remark));
    }

    // ---- telling

    private void tellAll() {
        if (!broken) visitors.tellAll(inside);
    }

    private void tell(Visitor visitor) {
        visitors.tell(visitor, inside);
    }

    /** A visitor who was behind has read what waited for him. */
    public void taken(Visitor visitor) {
        if (!visitor.owed()) return;
        lane.run(() -> {
            if (!broken && visitor.owed() && visitors.contains(visitor)) tell(visitor);
        });
    }

    private Map<Side, Boolean> here() {
        return visitors.here(room());
    }

    // ---- bots

    /**
     * One answer at a time, so that requests get in between.
     *
     * <p>Only where a bot has to think does the room wait for the threads of bots: else people
     * would wait at every answer until the bots of all others have thought.
     */
    private void botsPlay() {
        if (broken || !entered || !room().begun()) return;
        if (inside.bots().think()) lane.runSlowly(this::botPlays);
        else if (inside.bots().know()) lane.run(this::botPlays);
    }

    private void botPlays() {
        if (broken || !room().begun()) return;
        try {
            if (!inside.bots().play()) return;
            commit();
        } catch (StaleMatch elsewhere) {
            if (!broughtUpToDate(false)) return;
        } catch (RuntimeException | Error failed) {
            FatalErrorExit.ifFatal(failed);
            LOG.error("{}: a bot", room().row().id(), failed);
            abandon();
            return;
        }
        tellAll();
        botsPlay();
    }
}
