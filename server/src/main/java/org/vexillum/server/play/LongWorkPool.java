package org.vexillum.server.play;

import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.ArrayBlockingQueue;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.ConcurrentMap;
import java.util.concurrent.Executor;
import java.util.concurrent.RejectedExecutionException;
import java.util.concurrent.ThreadPoolExecutor;
import java.util.concurrent.TimeUnit;
import java.util.function.Supplier;
import org.vexillum.gamekit.desk.RequestRefused;
import org.vexillum.kernel.Cancellation;
import org.vexillum.kernel.WorkCancelled;
import org.vexillum.server.FatalErrorExit;

/**
 * Where long work is done, beside those who play: few threads, a short queue, a budget of time.
 *
 * <p>Work that nobody waits for any more is given up, also when it has begun.
 */
public final class LongWorkPool {
    /** One processor stays free for those who play. */
    private static final int THREADS = Math.max(1, Runtime.getRuntime().availableProcessors() - 1);

    /** So many pieces may wait for a thread. */
    static final int WAITING = 40;

    /** So many may be asked for at once by one visitor, and from one address. */
    static final int OF_ONE = 4;

    static final int OF_A_HALL = 20;

    /** So much of a processor's time one piece may take. */
    static final Duration BUDGET = Duration.ofSeconds(10);

    private final ConcurrentMap<String, Integer> pieces = new ConcurrentHashMap<>();
    private final Duration budget;
    private final Executor pool;

    /**
     * Who wants something.
     *
     * @param visitor what he is known by
     * @param address where he calls from, which many may share
     */
    public record Client(String visitor, String address, Cancellation.Still waiting) {
        private List<String> accounts() {
            return List.of("visitor " + visitor, "address " + address);
        }
    }

    public LongWorkPool() {
        this(few(THREADS), BUDGET);
    }

    public LongWorkPool(Executor pool, Duration budget) {
        this.pool = pool;
        this.budget = budget;
    }

    /** Threads that end when nobody needs them. */
    public static Executor few(int threads) {
        var queue = new ArrayBlockingQueue<Runnable>(WAITING);
        var factory = Thread.ofPlatform().name("work-", 1).daemon().factory();
        var pool = new ThreadPoolExecutor(threads, threads, 30, TimeUnit.SECONDS, queue, factory);
        pool.allowCoreThreadTimeOut(true);
        return pool;
    }

    /**
     * Works something out; its failures are those of the work, or {@link RequestRefused} if it
     * takes too long.
     *
     * @throws RequestRefused if too much is being worked out already
     */
    public <R> CompletableFuture<R> work(Client client, Supplier<R> work) {
        enter(client);
        var answer = new CompletableFuture<R>();
        try {
            pool.execute(() -> work(client, work, answer));
        } catch (RejectedExecutionException full) {
            leave(client.accounts());
            throw new RequestRefused(503, "busy");
        }
        return answer;
    }

    private <R> void work(Client client, Supplier<R> work, CompletableFuture<R> answer) {
        var left = new TimeBudget(budget);
        try {
            var result =
                    Cancellation.asLongAs(
                            () -> left.left() && client.waiting().wanted(),
                            () -> {
                                Cancellation.check();
                                return work.get();
                            });
            // before anybody hears of it, so that whoever asks again at once may
            leave(client.accounts());
            answer.complete(result);
        } catch (WorkCancelled over) {
            leave(client.accounts());
            answer.completeExceptionally(tooLong());
        } catch (RuntimeException | Error failed) {
            FatalErrorExit.ifFatal(failed);
            leave(client.accounts());
            answer.completeExceptionally(failed);
        }
    }

    /** Said of work that was given up. */
    RequestRefused tooLong() {
        return new RequestRefused(503, "too-long-work", budget.toSeconds());
    }

    private void enter(Client client) {
        var in = new ArrayList<String>();
        for (var account : client.accounts()) {
            int most = account.startsWith("visitor") ? OF_ONE : OF_A_HALL;
            in.add(account);
            if (pieces.merge(account, 1, Integer::sum) > most) {
                leave(in);
                throw new RequestRefused(429, "too-many");
            }
        }
    }

    private void leave(List<String> accounts) {
        for (var account : accounts)
            pieces.computeIfPresent(account, (_, count) -> count == 1 ? null : count - 1);
    }
}
