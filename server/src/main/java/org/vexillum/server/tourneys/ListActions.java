package org.vexillum.server.tourneys;

import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import org.vexillum.gamekit.desk.RequestFields;
import org.vexillum.gamekit.desk.RequestRefused;
import org.vexillum.tourneys.event.EnrolmentChange;
import org.vexillum.tourneys.event.EventState;
import org.vexillum.tourneys.event.UnitBookChange;
import org.vexillum.tourneys.lists.BookUnit;
import org.vexillum.tourneys.lists.UnitBook;

/** Deeds about lists and the units in them. */
final class ListActions {
    private static final int LONGEST = 10_000;
    private static final int LINES = 200;
    private static final int MOST = 5_000;

    private ListActions() {}

    static String text(String written) {
        var text = TypedText.text(written, LONGEST);
        if (text.isEmpty()) throw RequestRefused.wrong("missing", "text");
        if (text.lines().count() > LINES) throw RequestRefused.wrong("list-lines", LINES);
        return text;
    }

    static void list(EventRequest job) {
        var who = job.who();
        if (job.player() && locked(job.event(), job.now()))
            throw RequestRefused.late("lists-locked");
        var body = job.body();
        job.change(
                new EnrolmentChange.ListSubmitted(
                        who, text(body.text("text")), TypedText.line(body.text("appId", ""), 80)));
    }

    /** Whether players can no longer change their lists. */
    static boolean locked(EventState event, Instant now) {
        var until = event.settings().listsUntil();
        boolean late = !until.isEmpty() && !now.isBefore(Instant.parse(until));
        return late || event.lastRound() > 0;
    }

    static void correct(EventRequest job) {
        job.change(new EnrolmentChange.ListCorrected(job.who(), text(job.body().text("text"))));
    }

    static void checked(EventRequest job) {
        job.change(new EnrolmentChange.ListChecked(job.who(), job.body().flag("good")));
    }

    // ---- units

    static void unit(EventRequest job) {
        var unit = unit(job.body().object("unit")).confirmed(job.organiser());
        for (var name : unit.names()) {
            var known = job.event().book().called(name);
            if (known.filter(BookUnit::confirmed).isPresent() && !job.organiser())
                throw RequestRefused.forbidden("unit-confirmed");
        }
        if (job.event().book().units().size() >= MOST) throw RequestRefused.late("book-full", MOST);
        job.change(new UnitBookChange.UnitsWritten(List.of(unit)));
    }

    private static BookUnit unit(RequestFields body) {
        return new BookUnit(
                words(body, "names", true),
                TypedText.line(body.text("faction", ""), 80),
                number(body, "points"),
                number(body, "command"),
                number(body, "availability"),
                number(body, "conquest"),
                TypedText.line(body.text("willpower", ""), 80),
                words(body, "keywords", false),
                false);
    }

    private static int number(RequestFields body, String field) {
        int number = body.has(field) ? body.whole(field) : 0;
        if (number < 0 || number > 100_000) throw RequestRefused.wrong("no-number", field);
        return number;
    }

    private static List<String> words(RequestFields body, String field, boolean needed) {
        var words = new ArrayList<String>();
        for (var each : body.has(field) ? body.list(field) : List.of())
            if (each instanceof String word && !word.isBlank()) words.add(TypedText.line(word, 80));
        if (needed && words.isEmpty()) throw RequestRefused.wrong("missing", field);
        if (words.size() > 20) throw RequestRefused.wrong("too-long", 20);
        return words;
    }

    static void units(EventRequest job) {
        var loaded = UnitBook.of(TypedText.text(job.body().text("csv"), 900_000));
        if (loaded.units().isEmpty()) throw RequestRefused.wrong("no-units");
        if (loaded.units().size() > MOST) throw RequestRefused.late("book-full", MOST);
        job.change(
                new UnitBookChange.UnitsWritten(
                        loaded.units().stream().map(BookUnit::confirm).toList()));
    }

    static void confirm(EventRequest job) {
        job.change(new UnitBookChange.UnitConfirmed(job.body().text("name")));
    }

    static void remove(EventRequest job) {
        job.change(new UnitBookChange.UnitRemoved(job.body().text("name")));
    }
}
