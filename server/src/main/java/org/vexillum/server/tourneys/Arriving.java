package org.vexillum.server.tourneys;

import java.util.Locale;
import org.vexillum.gamekit.desk.Body;
import org.vexillum.gamekit.desk.Refused;
import org.vexillum.tourneys.event.Checklist;
import org.vexillum.tourneys.event.Enrolment;
import org.vexillum.tourneys.event.Member;

/** Deeds on the morning of the event. */
final class Arriving {
    private Arriving() {}

    static void checkIn(Job job) {
        var absent =
                job.event().members().stream()
                        .filter(member -> member.status() == Member.Status.ENTERED)
                        .map(Member::id)
                        .toList();
        for (var who : job.several(absent))
            if (!job.event().member(who).active()) job.change(new Enrolment.CheckedIn(who));
    }

    static void checkOut(Job job) {
        var here = job.event().active().stream().map(Member::id).toList();
        for (var who : job.several(here)) job.change(new Enrolment.CheckedOut(who));
    }

    static void check(Job job) {
        var word = job.body().oneOf("state", "open", "passed", "failed");
        var state = Checklist.State.valueOf(word.toUpperCase(Locale.ROOT));
        job.change(new Enrolment.Checked(job.who(), job.body().text("item"), state));
    }

    static void substitute(Job job) {
        var body = job.body();
        job.change(
                new Enrolment.Substituted(
                        job.who(),
                        Plain.name(body.text("unit"), "unit"),
                        Plain.name(body.text("miniature"), "miniature"),
                        base(body.whole("baseMm")),
                        Plain.line(body.text("approvedBy", job.hand().who()), 80)));
    }

    private static int base(int mm) {
        if (mm < 0 || mm > 1_000) throw Refused.wrong("no-number", "baseMm");
        return mm;
    }

    static void fixTable(Job job) {
        job.change(new Enrolment.TableFixed(job.who(), table(job.body())));
    }

    /** The number of a table, within reason. */
    static int table(Body body) {
        int table = body.whole("table");
        if (table < 0 || table > 9_999) throw Refused.wrong("no-number", "table");
        return table;
    }
}
