package org.vexillum.server.tourneys;

import java.util.Locale;
import org.vexillum.gamekit.desk.RequestFields;
import org.vexillum.gamekit.desk.RequestRefused;
import org.vexillum.tourneys.event.Checklist;
import org.vexillum.tourneys.event.EnrolmentChange;
import org.vexillum.tourneys.event.EntrantState;

/** Deeds on the morning of the event. */
final class CheckInActions {
    private CheckInActions() {}

    static void checkIn(EventRequest job) {
        var absent =
                job.event().members().stream()
                        .filter(member -> member.status() == EntrantState.Status.ENTERED)
                        .map(EntrantState::id)
                        .toList();
        for (var who : job.several(absent))
            if (!job.event().member(who).active()) job.change(new EnrolmentChange.CheckedIn(who));
    }

    static void checkOut(EventRequest job) {
        var here = job.event().active().stream().map(EntrantState::id).toList();
        for (var who : job.several(here)) job.change(new EnrolmentChange.CheckedOut(who));
    }

    static void check(EventRequest job) {
        var word = job.body().oneOf("state", "open", "passed", "failed");
        var state = Checklist.State.valueOf(word.toUpperCase(Locale.ROOT));
        job.change(new EnrolmentChange.Checked(job.who(), job.body().text("item"), state));
    }

    static void substitute(EventRequest job) {
        var body = job.body();
        job.change(
                new EnrolmentChange.Substituted(
                        job.who(),
                        TypedText.name(body.text("unit"), "unit"),
                        TypedText.name(body.text("miniature"), "miniature"),
                        base(body.whole("baseMm")),
                        TypedText.line(body.text("approvedBy", job.hand().who()), 80)));
    }

    private static int base(int mm) {
        if (mm < 0 || mm > 1_000) throw RequestRefused.wrong("no-number", "baseMm");
        return mm;
    }

    static void fixTable(EventRequest job) {
        job.change(new EnrolmentChange.TableFixed(job.who(), table(job.body())));
    }

    /** The number of a table, within reason. */
    static int table(RequestFields body) {
        int table = body.whole("table");
        if (table < 0 || table > 9_999) throw RequestRefused.wrong("no-number", "table");
        return table;
    }
}
