package org.vexillum.server.http;

import io.javalin.http.Context;
import java.util.Map;
import java.util.concurrent.CompletableFuture;
import java.util.function.Consumer;
import java.util.function.Supplier;
import org.vexillum.gamekit.desk.Refused;
import org.vexillum.server.play.Workshop;

/** Calls whose answers may take long: worked out elsewhere, and left when the caller hangs up. */
final class LongWork {
    private final Workshop workshop;

    LongWork(Workshop workshop) {
        this.workshop = workshop;
    }

    /**
     * @param work must not touch the call, which is answered by another thread
     */
    void answer(Context context, Supplier<Map<String, Object>> work) {
        then(context, work, said -> Answer.json(context, said));
    }

    /** The same, with what is done when it is worked out. */
    <R> void then(Context context, Supplier<R> work, Consumer<R> told) {
        var line = Line.of(context);
        var answer = begin(context, line, work);
        context.future(() -> answer.thenAccept(told));
    }

    private <R> CompletableFuture<R> begin(Context context, Line line, Supplier<R> work) {
        var address = Whence.of(context);
        var account = Visits.Papers.of(context).account();
        var visitor = account.isEmpty() ? address : account;
        try {
            return workshop.work(new Workshop.Client(visitor, address, line), work)
                    .whenComplete((_, _) -> line.close());
        } catch (Refused full) {
            line.close();
            throw full;
        }
    }
}
