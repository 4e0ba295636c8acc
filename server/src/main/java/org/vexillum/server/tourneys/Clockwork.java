package org.vexillum.server.tourneys;

import org.vexillum.gamekit.desk.Refused;
import org.vexillum.tourneys.event.Timing;

/** Deeds about the round's clock. */
final class Clockwork {
    private static final int LONGEST = 1_000;

    private Clockwork() {}

    static void turn(Job job) {
        var action = job.body().oneOf("action", "start", "pause", "resume", "add", "stop");
        var at = job.now().toString();
        job.change(
                switch (action) {
                    case "start" -> start(job, at);
                    case "pause" -> new Timing.Paused(at);
                    case "resume" -> new Timing.Resumed(at);
                    case "add" -> new Timing.Lengthened(table(job), minutes(job, -LONGEST));
                    default -> new Timing.Stopped();
                });
    }

    private static Timing start(Job job, String at) {
        int minutes =
                job.body().has("minutes") ? minutes(job, 1) : job.event().settings().gameMinutes();
        return new Timing.Started(job.event().lastRound(), at, minutes);
    }

    private static int table(Job job) {
        return job.body().has("table") ? job.body().whole("table") : 0;
    }

    private static int minutes(Job job, int least) {
        int minutes = job.body().whole("minutes");
        if (minutes < least || minutes > LONGEST) throw Refused.wrong("no-number", "minutes");
        return minutes;
    }
}
