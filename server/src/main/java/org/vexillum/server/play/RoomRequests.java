package org.vexillum.server.play;

import java.time.Duration;
import java.util.Map;
import java.util.Set;
import java.util.function.Supplier;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import org.vexillum.gamekit.desk.RequestFields;
import org.vexillum.gamekit.desk.RequestRefused;
import org.vexillum.kernel.Cancellation;
import org.vexillum.kernel.Nullable;
import org.vexillum.kernel.WorkCancelled;
import org.vexillum.kernel.match.Table;
import org.vexillum.server.RateLimits;

/** What visitors of a room ask for, by its word. */
final class RoomRequests<T extends Table<T>> {
    private static final Logger LOG = LoggerFactory.getLogger(RoomRequests.class);

    /** So long a request may take that changes nothing and is answered in the room. */
    private static final Duration BRIEF = Duration.ofSeconds(3);

    /** What leaves something in the log, or asks something of the others. */
    private static final Set<String> TALK =
            Set.of(
                    "undo",
                    "refuse",
                    "decline",
                    "offer",
                    "call-referee",
                    "settle",
                    "chat",
                    "timer",
                    "name");

    /** What takes long and changes nothing is reckoned here, while the room goes on. */
    private final LongWorkPool workshop;

    private final RateLimits talk = new RateLimits(1, 60);

    RoomRequests(LongWorkPool workshop) {
        this.workshop = workshop;
    }

    /**
     * @throws RequestRefused if it cannot be
     */
    Reply reply(OpenRoom<T> inside, Visitor visitor, RequestFields body) {
        if (TALK.contains(body.text("type")) && !talk.take(visitor.seat().word()))
            throw new RequestRefused(429, "too-many");
        return switch (body.text("type")) {
            case "answer" -> inside.playing().answer(visitor, body);
            case "check" -> briefly(() -> inside.playing().check(visitor, body));
            case "sight" -> briefly(() -> looking(inside).sight(visitor, body));
            case "odds" -> briefly(() -> inside.playing().odds(visitor, body));
            case "dice" -> inside.playing().dice(visitor, body);
            case "standing" -> inside.playing().standing(visitor, body);
            case "undo" -> inside.parley().undo(visitor);
            case "grant", "agree" -> inside.parley().agree(visitor, body);
            case "refuse", "decline" -> inside.parley().decline(visitor, body);
            case "offer" -> inside.parley().offer(visitor, body);
            case "concede" -> inside.parley().concede(visitor, body);
            case "call-referee" -> inside.parley().callReferee(visitor);
            case "settle" -> inside.parley().settle(visitor);
            case "chat" -> inside.talking().chat(visitor, body);
            case "timer" -> inside.talking().timer(visitor, body);
            case "name" -> inside.talking().name(visitor, body);
            case "share" -> inside.talking().share(visitor, body);
            case "look" -> inside.talking().look(visitor, body);
            case "pong" -> Reply.NOTHING;
            default -> throw RequestRefused.wrong("no-type", body.text("type"));
        };
    }

    private SightRequest<T> looking(OpenRoom<T> inside) {
        return new SightRequest<>(inside.room(), inside.states());
    }

    /** What changes nothing must not hold up the table. */
    private static Reply briefly(Supplier<Reply> request) {
        long until = System.nanoTime() + BRIEF.toNanos();
        try {
            return Cancellation.asLongAs(() -> System.nanoTime() < until, request);
        } catch (WorkCancelled over) {
            throw new RequestRefused(503, "too-long-work", BRIEF.toSeconds());
        }
    }

    // ---- what takes long

    /**
     * Tells a visitor what he asked for when it is known.
     *
     * @param meanwhile what he is told where nobody has time for it, or null
     */
    void reckon(
            Visitor visitor,
            RequestFields body,
            Supplier<Map<String, Object>> reckoning,
            @Nullable Map<String, Object> meanwhile) {
        try {
            var _ =
                    workshop.work(visitor.client(), reckoning)
                            .whenComplete((said, failed) -> {
                                if (failed == null) visitor.send(said);
                                else unreckoned(visitor, body, failed, meanwhile);
                            });
        } catch (RequestRefused full) {
            unreckoned(visitor, body, full, meanwhile);
        }
    }

    private static void unreckoned(
            Visitor visitor,
            RequestFields body,
            Throwable failed,
            @Nullable Map<String, Object> meanwhile) {
        boolean refused = failed instanceof RequestRefused;
        if (!refused) LOG.error("{}: {}", body.get("type"), body.get("answer"), failed);
        if (refused && meanwhile != null) visitor.send(meanwhile);
        else
            visitor.refuse(
                    body.get("id"),
                    failed instanceof RequestRefused no ? no : new RequestRefused(500, "internal"));
    }
}
