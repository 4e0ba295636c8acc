package org.vexillum.server.tourneys;

import java.util.ArrayList;
import java.util.List;
import org.vexillum.gamekit.desk.RequestFields;
import org.vexillum.gamekit.desk.RequestRefused;
import org.vexillum.tourneys.event.EnrolmentChange;
import org.vexillum.tourneys.event.Entrant;
import org.vexillum.tourneys.event.EntrantState;
import org.vexillum.tourneys.event.EventState;
import org.vexillum.tourneys.event.PairingChange;
import org.vexillum.tourneys.store.CsvTables;
import org.vexillum.tourneys.text.FoldedText;

/** Deeds by which people come into an event and out of it. */
final class EnrolmentActions {
    private static final int MOST = 1_000;

    private EnrolmentActions() {}

    static void enter(EventRequest job) {
        var body = job.body();
        var wanted = body.has("text") ? pasted(body.text("text")) : body.objects("entrants");
        if (wanted.isEmpty()) throw RequestRefused.wrong("no-entrants");
        for (var one : wanted) enter(job, one, one.flag("present") || body.flag("present"));
    }

    private static List<RequestFields> pasted(String text) {
        var all = new ArrayList<RequestFields>();
        for (var entrant : CsvTables.entrants(text))
            all.add(
                    new RequestFields(
                            org.vexillum.server.Json.object(
                                    "name",
                                    entrant.name(),
                                    "player",
                                    entrant.player(),
                                    "faction",
                                    entrant.faction(),
                                    "club",
                                    entrant.club())));
        return all;
    }

    /** The id of somebody who is entered. */
    static String enter(EventRequest job, RequestFields wanted, boolean present) {
        var id = Tourneys.nextId(job.tourney());
        var name = TypedText.name(wanted.text("name"), "name");
        if (job.event().members().size() >= MOST)
            throw RequestRefused.late("too-many-entrants", MOST);
        for (var other : job.event().members()) if (same(other, name)) throw twice(name);
        job.change(new EnrolmentChange.Entered(entrant(id, name, wanted)));
        if (wanted.has("shownAs"))
            job.change(new EnrolmentChange.ShownAs(id, TypedText.line(wanted.text("shownAs"), 80)));
        if (wanted.has("table"))
            job.change(new EnrolmentChange.TableFixed(id, CheckInActions.table(wanted)));
        if (!wanted.text("list", "").isBlank())
            job.change(
                    new EnrolmentChange.ListSubmitted(
                            id, ListActions.text(wanted.text("list")), ""));
        boolean waits = job.event().member(id).status() == EntrantState.Status.WAITING;
        if (present && !waits) job.change(new EnrolmentChange.CheckedIn(id));
        return id;
    }

    private static boolean same(EntrantState other, String name) {
        return FoldedText.key(other.entrant().name()).equals(FoldedText.key(name));
    }

    private static RequestRefused twice(String name) {
        return RequestRefused.late("name-twice", name);
    }

    private static Entrant entrant(String id, String name, RequestFields wanted) {
        var player = TypedText.line(wanted.text("player", ""), 80);
        return new Entrant(
                id,
                name,
                player.isEmpty() ? name : player,
                TypedText.line(wanted.text("faction", ""), 80),
                TypedText.line(wanted.text("club", ""), 80));
    }

    static void late(EventRequest job) {
        boolean fills = job.body().flag("fillsBye");
        var id = enter(job, latecomer(job.body()), !fills);
        if (fills) job.change(new PairingChange.ByeFilled(id));
    }

    private static RequestFields latecomer(RequestFields body) {
        if (!body.has("text")) return body.object("entrant");
        var pasted = pasted(body.text("text"));
        if (pasted.size() != 1) throw RequestRefused.wrong("one-entrant", pasted.size());
        return pasted.getFirst();
    }

    static void describe(EventRequest job) {
        var who = job.who();
        var body = job.body();
        var had = job.event().member(who).entrant();
        if (job.player() && body.has("name") && job.event().lastRound() > 0)
            throw RequestRefused.forbidden("name-fixed");
        var name = TypedText.name(body.text("name", had.name()), "name");
        for (var other : job.event().members())
            if (!other.id().equals(who) && same(other, name)) throw twice(name);
        var usual = had.player().equals(had.name()) ? name : had.player();
        job.change(
                new EnrolmentChange.Described(
                        new Entrant(
                                who,
                                name,
                                TypedText.name(body.text("player", usual), "player"),
                                TypedText.line(body.text("faction", had.faction()), 80),
                                TypedText.line(body.text("club", had.club()), 80))));
    }

    static void shownAs(EventRequest job) {
        job.change(
                new EnrolmentChange.ShownAs(
                        job.who(), TypedText.line(job.body().text("name"), 80)));
    }

    static void withdraw(EventRequest job) {
        job.change(new EnrolmentChange.Withdrawn(job.who()));
    }

    /** Whether anybody may come in by the public link. */
    static boolean open(EventState event) {
        boolean over = event.closed() || event.moved();
        return !event.settings().registrationClosed() && !over && event.lastRound() == 0;
    }
}
