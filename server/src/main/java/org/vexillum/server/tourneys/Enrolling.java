package org.vexillum.server.tourneys;

import java.util.ArrayList;
import java.util.List;
import org.vexillum.gamekit.desk.Body;
import org.vexillum.gamekit.desk.Refused;
import org.vexillum.tourneys.event.Enrolment;
import org.vexillum.tourneys.event.Entrant;
import org.vexillum.tourneys.event.Event;
import org.vexillum.tourneys.event.Member;
import org.vexillum.tourneys.event.PairingChange;
import org.vexillum.tourneys.store.Tables;
import org.vexillum.tourneys.text.Folded;

/** Deeds by which people come into an event and out of it. */
final class Enrolling {
    private static final int MOST = 1_000;

    private Enrolling() {}

    static void enter(Job job) {
        var body = job.body();
        var wanted = body.has("text") ? pasted(body.text("text")) : body.objects("entrants");
        if (wanted.isEmpty()) throw Refused.wrong("no-entrants");
        for (var one : wanted) enter(job, one, one.flag("present") || body.flag("present"));
    }

    private static List<Body> pasted(String text) {
        var all = new ArrayList<Body>();
        for (var entrant : Tables.entrants(text))
            all.add(
                    new Body(
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
    static String enter(Job job, Body wanted, boolean present) {
        var id = Tourneys.nextId(job.tourney());
        var name = Plain.name(wanted.text("name"), "name");
        if (job.event().members().size() >= MOST) throw Refused.late("too-many-entrants", MOST);
        for (var other : job.event().members()) if (same(other, name)) throw twice(name);
        job.change(new Enrolment.Entered(entrant(id, name, wanted)));
        if (wanted.has("shownAs"))
            job.change(new Enrolment.ShownAs(id, Plain.line(wanted.text("shownAs"), 80)));
        if (wanted.has("table")) job.change(new Enrolment.TableFixed(id, Arriving.table(wanted)));
        if (!wanted.text("list", "").isBlank())
            job.change(new Enrolment.ListSubmitted(id, Listing.text(wanted.text("list")), ""));
        boolean waits = job.event().member(id).status() == Member.Status.WAITING;
        if (present && !waits) job.change(new Enrolment.CheckedIn(id));
        return id;
    }

    private static boolean same(Member other, String name) {
        return Folded.key(other.entrant().name()).equals(Folded.key(name));
    }

    private static Refused twice(String name) {
        return Refused.late("name-twice", name);
    }

    private static Entrant entrant(String id, String name, Body wanted) {
        var player = Plain.line(wanted.text("player", ""), 80);
        return new Entrant(
                id,
                name,
                player.isEmpty() ? name : player,
                Plain.line(wanted.text("faction", ""), 80),
                Plain.line(wanted.text("club", ""), 80));
    }

    static void late(Job job) {
        boolean fills = job.body().flag("fillsBye");
        var id = enter(job, latecomer(job.body()), !fills);
        if (fills) job.change(new PairingChange.ByeFilled(id));
    }

    private static Body latecomer(Body body) {
        if (!body.has("text")) return body.object("entrant");
        var pasted = pasted(body.text("text"));
        if (pasted.size() != 1) throw Refused.wrong("one-entrant", pasted.size());
        return pasted.getFirst();
    }

    static void describe(Job job) {
        var who = job.who();
        var body = job.body();
        var had = job.event().member(who).entrant();
        if (job.player() && body.has("name") && job.event().lastRound() > 0)
            throw Refused.forbidden("name-fixed");
        var name = Plain.name(body.text("name", had.name()), "name");
        for (var other : job.event().members())
            if (!other.id().equals(who) && same(other, name)) throw twice(name);
        var usual = had.player().equals(had.name()) ? name : had.player();
        job.change(
                new Enrolment.Described(
                        new Entrant(
                                who,
                                name,
                                Plain.name(body.text("player", usual), "player"),
                                Plain.line(body.text("faction", had.faction()), 80),
                                Plain.line(body.text("club", had.club()), 80))));
    }

    static void shownAs(Job job) {
        job.change(new Enrolment.ShownAs(job.who(), Plain.line(job.body().text("name"), 80)));
    }

    static void withdraw(Job job) {
        job.change(new Enrolment.Withdrawn(job.who()));
    }

    /** Whether anybody may come in by the public link. */
    static boolean open(Event event) {
        boolean over = event.closed() || event.moved();
        return !event.settings().registrationClosed() && !over && event.lastRound() == 0;
    }
}
