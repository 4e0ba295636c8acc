package org.vexillum.bench;

import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.ScheduledExecutorService;
import java.util.concurrent.TimeUnit;
import org.vexillum.kernel.Nullable;

/** A game that two programs play, and what was measured of it. */
final class LoadGame {
    /** An answer on its way to the other seat. */
    private record Sent(LoadSeat by, int seq, long at) {}

    private final ScheduledExecutorService clock;
    private final LoadTest.Pace pace;
    private final List<Long> delays = new ArrayList<>();
    private final List<String> accepted = new ArrayList<>();
    private final List<String> failures = new ArrayList<>();
    private @Nullable Sent sent;
    private int unanswered;
    private boolean over;

    LoadGame(ScheduledExecutorService clock, LoadTest.Pace pace) {
        this.clock = clock;
        this.pace = pace;
    }

    /** Sends an answer after a pause, unless the measurement has ended by then. */
    void answer(LoadSeat seat, String message) {
        clock.schedule(
                () -> {
                    synchronized (this) {
                        if (pace.stopped()) return;
                        sent = new Sent(seat, seat.seq(), System.nanoTime());
                        unanswered++;
                    }
                    seat.send(message);
                },
                pace.pause(),
                TimeUnit.MILLISECONDS);
    }

    /** The other seat sees the table after the answer. */
    synchronized void seen(LoadSeat seat, int seq) {
        if (sent == null || sent.by == seat || seq <= sent.seq) return;
        if (pace.measured()) delays.add(System.nanoTime() - sent.at);
    }

    synchronized void accepted(String name) {
        accepted.add(name);
        unanswered--;
    }

    synchronized void failed(String message) {
        failures.add(message);
        unanswered--;
    }

    /** Whether every answer that was sent has been acknowledged or refused. */
    synchronized boolean quiet() {
        return unanswered == 0;
    }

    synchronized void over() {
        over = true;
    }

    synchronized boolean isOver() {
        return over;
    }

    synchronized List<Long> takeDelays() {
        var taken = List.copyOf(delays);
        delays.clear();
        return taken;
    }

    /** The answers that were acknowledged, in no order. */
    synchronized List<String> answers() {
        return List.copyOf(accepted);
    }

    synchronized List<String> failures() {
        return List.copyOf(failures);
    }
}
