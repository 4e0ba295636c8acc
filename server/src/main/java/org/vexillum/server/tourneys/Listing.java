package org.vexillum.server.tourneys;

import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import org.vexillum.gamekit.desk.Body;
import org.vexillum.gamekit.desk.Refused;
import org.vexillum.tourneys.event.BookChange;
import org.vexillum.tourneys.event.Enrolment;
import org.vexillum.tourneys.event.Event;
import org.vexillum.tourneys.lists.Unit;
import org.vexillum.tourneys.lists.UnitBook;

/** Deeds about lists and the units in them. */
final class Listing {
    private static final int LONGEST = 10_000;
    private static final int LINES = 200;
    private static final int MOST = 5_000;

    private Listing() {}

    static String text(String written) {
        var text = Plain.text(written, LONGEST);
        if (text.isEmpty()) throw Refused.wrong("missing", "text");
        if (text.lines().count() > LINES) throw Refused.wrong("list-lines", LINES);
        return text;
    }

    static void list(Job job) {
        var who = job.who();
        if (job.player() && locked(job.event(), job.now())) throw Refused.late("lists-locked");
        var body = job.body();
        job.change(
                new Enrolment.ListSubmitted(
                        who, text(body.text("text")), Plain.line(body.text("appId", ""), 80)));
    }

    /** Whether players can no longer change their lists. */
    static boolean locked(Event event, Instant now) {
        var until = event.settings().listsUntil();
        boolean late = !until.isEmpty() && !now.isBefore(Instant.parse(until));
        return late || event.lastRound() > 0;
    }

    static void correct(Job job) {
        job.change(new Enrolment.ListCorrected(job.who(), text(job.body().text("text"))));
    }

    static void checked(Job job) {
        job.change(new Enrolment.ListChecked(job.who(), job.body().flag("good")));
    }

    // ---- units

    static void unit(Job job) {
        var unit = unit(job.body().object("unit")).confirmed(job.organiser());
        for (var name : unit.names()) {
            var known = job.event().book().called(name);
            if (known.filter(Unit::confirmed).isPresent() && !job.organiser())
                throw Refused.forbidden("unit-confirmed");
        }
        if (job.event().book().units().size() >= MOST) throw Refused.late("book-full", MOST);
        job.change(new BookChange.UnitsWritten(List.of(unit)));
    }

    private static Unit unit(Body body) {
        return new Unit(
                words(body, "names", true),
                Plain.line(body.text("faction", ""), 80),
                number(body, "points"),
                number(body, "command"),
                number(body, "availability"),
                number(body, "conquest"),
                Plain.line(body.text("willpower", ""), 80),
                words(body, "keywords", false),
                false);
    }

    private static int number(Body body, String field) {
        int number = body.has(field) ? body.whole(field) : 0;
        if (number < 0 || number > 100_000) throw Refused.wrong("no-number", field);
        return number;
    }

    private static List<String> words(Body body, String field, boolean needed) {
        var words = new ArrayList<String>();
        for (var each : body.has(field) ? body.list(field) : List.of())
            if (each instanceof String word && !word.isBlank()) words.add(Plain.line(word, 80));
        if (needed && words.isEmpty()) throw Refused.wrong("missing", field);
        if (words.size() > 20) throw Refused.wrong("too-long", 20);
        return words;
    }

    static void units(Job job) {
        var loaded = UnitBook.of(Plain.text(job.body().text("csv"), 900_000));
        if (loaded.units().isEmpty()) throw Refused.wrong("no-units");
        if (loaded.units().size() > MOST) throw Refused.late("book-full", MOST);
        job.change(
                new BookChange.UnitsWritten(loaded.units().stream().map(Unit::confirm).toList()));
    }

    static void confirm(Job job) {
        job.change(new BookChange.UnitConfirmed(job.body().text("name")));
    }

    static void remove(Job job) {
        job.change(new BookChange.UnitRemoved(job.body().text("name")));
    }
}
