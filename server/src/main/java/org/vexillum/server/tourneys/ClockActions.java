package org.vexillum.server.tourneys;

import org.vexillum.gamekit.desk.RequestRefused;
import org.vexillum.tourneys.event.ClockChange;

/** Deeds about the round's clock. */
final class ClockActions {
    private static final int LONGEST = 1_000;

    private ClockActions() {}

    static void turn(EventRequest job) {
        var action = job.body().oneOf("action", "start", "pause", "resume", "add", "stop");
        var at = job.now().toString();
        job.change(
                switch (action) {
                    case "start" -> start(job, at);
                    case "pause" -> new ClockChange.Paused(at);
                    case "resume" -> new ClockChange.Resumed(at);
                    case "add" -> new ClockChange.Lengthened(table(job), minutes(job, -LONGEST));
                    default -> new ClockChange.Stopped();
                });
    }

    private static ClockChange start(EventRequest job, String at) {
        int minutes =
                job.body().has("minutes") ? minutes(job, 1) : job.event().settings().gameMinutes();
        return new ClockChange.Started(job.event().lastRound(), at, minutes);
    }

    private static int table(EventRequest job) {
        return job.body().has("table") ? job.body().whole("table") : 0;
    }

    private static int minutes(EventRequest job, int least) {
        int minutes = job.body().whole("minutes");
        if (minutes < least || minutes > LONGEST)
            throw RequestRefused.wrong("no-number", "minutes");
        return minutes;
    }
}
