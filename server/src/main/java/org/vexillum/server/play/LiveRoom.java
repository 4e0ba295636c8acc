package org.vexillum.server.play;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.concurrent.Executor;
import java.util.function.Function;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import org.vexillum.formats.Unreadable;
import org.vexillum.kernel.Rules;
import org.vexillum.kernel.Side;
import org.vexillum.kernel.match.Table;
import org.vexillum.server.Body;
import org.vexillum.server.Errors;
import org.vexillum.server.Json;
import org.vexillum.server.Refused;
import org.vexillum.server.store.Remark;

/** A room with the visitors in it. Everything happens in its lane, one thing after another. */
public final class LiveRoom<T extends Table<T>> {
    private static final Logger LOG = LoggerFactory.getLogger(LiveRoom.class);

    private final Room<T> room;
    private final Lane lane;
    private final Runnable discard;
    private final StateMaker<T> states;
    private final BotPlayers<T> bots;
    private final Playing<T> playing;
    private final Parley<T> parley;
    private final Talking<T> talking;
    private final List<Visitor> visitors = new ArrayList<>();
    private boolean broken;

    /**
     * @param discard forgets this room: whoever comes next finds it as it is on the disk
     */
    LiveRoom(Room<T> room, Executor pool, Runnable discard) {
        this.room = room;
        this.discard = discard;
        lane = new Lane(pool);
        states = new StateMaker<>(room);
        bots = new BotPlayers<>(room);
        playing = new Playing<>(room, states);
        parley = new Parley<>(room);
        talking = new Talking<>(room);
    }

    // ---- coming and going

    public void join(Visitor visitor) {
        lane.run(() -> {
            visitors.add(visitor);
            for (var said : room.remarks(Remark.Kind.CHAT)) visitor.send(Talking.message(said));
            tellAll();
            botsPlay();
        });
    }

    public void leave(Visitor visitor) {
        lane.run(() -> {
            visitors.remove(visitor);
            tellAll();
        });
    }

    /** Whether nobody is here who would miss it. */
    boolean idle() {
        return lane.ask(visitors::isEmpty);
    }

    /** Asks something about the room. */
    <R> R ask(Function<Room<T>, R> question) {
        return lane.ask(() -> question.apply(room));
    }

    /** Changes something from outside a connection, and tells everybody. */
    <R> R change(Function<Room<T>, R> change) {
        return lane.ask(() -> {
            var result = change.apply(room);
            commit();
            tellAll();
            botsPlay();
            return result;
        });
    }

    // ---- requests

    public void receive(Visitor visitor, String text) {
        lane.run(() -> handle(visitor, text));
    }

    private void handle(Visitor visitor, String text) {
        if (broken) return;
        var body = new Body(Map.of());
        try {
            body = Json.body(text);
            finish(visitor, body, reply(visitor, body));
        } catch (Refused refused) {
            fail(visitor, body, refused);
        } catch (Unreadable unreadable) {
            fail(visitor, body, refused(unreadable, visitor));
        } catch (RuntimeException failed) {
            LOG.error("{}: {}", room.row().id(), body.get("type"), failed);
            fail(visitor, body, new Refused(500, "internal"));
            abandon();
        }
    }

    private Refused refused(Unreadable unreadable, Visitor visitor) {
        var said = states.voice(visitor.lang()).speech().teller().unreadable(unreadable);
        return new Refused(
                400, unreadable.key(), new Refused.Ready(said, "", Rules.NONE, unreadable.place()));
    }

    private Reply reply(Visitor visitor, Body body) {
        return switch (body.text("type")) {
            case "answer" -> playing.answer(visitor, body);
            case "check" -> playing.check(visitor, body);
            case "dice" -> playing.dice(visitor, body);
            case "standing" -> playing.standing(visitor, body);
            case "undo" -> parley.undo(visitor);
            case "grant", "agree" -> parley.agree(visitor, body);
            case "refuse", "decline" -> parley.decline(visitor, body);
            case "offer" -> parley.offer(visitor, body);
            case "concede" -> parley.concede(visitor, body);
            case "call-referee" -> parley.callReferee(visitor);
            case "chat" -> talking.chat(visitor, body);
            case "name" -> talking.name(visitor, body);
            case "share" -> talking.share(visitor, body);
            case "look" -> talking.look(visitor, body);
            case "pong" -> Reply.LOOKED;
            default -> throw Refused.wrong("no-type", body.text("type"));
        };
    }

    private void finish(Visitor visitor, Body body, Reply reply) {
        if (reply.changed()) commit();
        var back = reply.back();
        visitor.send(back == null ? Json.object("type", "accepted", "id", body.get("id")) : back);
        var all = reply.all();
        if (all != null) for (var each : visitors) each.send(all);
        if (reply.changed()) tellAll();
        else if (back == null) tell(visitor);
        if (reply.changed()) botsPlay();
    }

    private static void fail(Visitor visitor, Body body, Refused refused) {
        visitor.send(
                Json.object(
                        "type",
                        "error",
                        "id",
                        body.get("id"),
                        "error",
                        Errors.words(refused, visitor.lang())));
    }

    /** What is in memory may not be what is on the disk: everybody comes back to a fresh room. */
    private void abandon() {
        broken = true;
        discard.run();
        for (var each : List.copyOf(visitors)) each.close();
    }

    private void commit() {
        room.commit();
    }

    // ---- telling

    private void tellAll() {
        if (!broken) for (var each : List.copyOf(visitors)) tell(each);
    }

    private void tell(Visitor visitor) {
        visitor.send(states.state(visitor, here()));
    }

    private Map<Side, Boolean> here() {
        var here = new TreeMap<Side, Boolean>();
        for (var side : Side.values())
            here.put(
                    side,
                    !room.row().played(side)
                            || visitors.stream().anyMatch(each -> each.seat().plays(side)));
        return here;
    }

    // ---- bots

    /** One answer at a time, so that requests get in between. */
    void botsPlay() {
        lane.run(() -> {
            if (broken || !room.begun()) return;
            try {
                if (!bots.play()) return;
                commit();
            } catch (RuntimeException failed) {
                LOG.error("{}: a bot", room.row().id(), failed);
                abandon();
                return;
            }
            tellAll();
            botsPlay();
        });
    }
}
