package org.vexillum.server.http;

import io.javalin.http.Context;
import java.util.Map;
import java.util.concurrent.CompletableFuture;
import java.util.function.Consumer;
import java.util.function.Supplier;
import org.vexillum.gamekit.desk.RequestRefused;
import org.vexillum.server.play.LongWorkPool;

/** Calls whose answers may take long: worked out elsewhere, and left when the caller hangs up. */
final class LongRequests {
    private final LongWorkPool workshop;

    LongRequests(LongWorkPool workshop) {
        this.workshop = workshop;
    }

    /**
     * @param work must not touch the call, which is answered by another thread
     */
    void answer(Context context, Supplier<Map<String, Object>> work) {
        then(context, work, said -> JsonAnswer.json(context, said));
    }

    /** The same, with what is done when it is worked out. */
    <R> void then(Context context, Supplier<R> work, Consumer<R> told) {
        var line = CallerConnection.of(context);
        var answer = begin(context, line, work);
        context.future(() -> answer.thenAccept(told));
    }

    private <R> CompletableFuture<R> begin(
            Context context, CallerConnection line, Supplier<R> work) {
        var address = ClientAddress.of(context);
        var account = VisitorIdentity.Papers.of(context).account();
        var visitor = account.isEmpty() ? address : account;
        try {
            return workshop.work(new LongWorkPool.Client(visitor, address, line), work)
                    .whenComplete((_, _) -> line.close());
        } catch (RequestRefused full) {
            line.close();
            throw full;
        }
    }
}
