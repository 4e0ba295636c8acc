package org.vexillum.server.tourneys;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.vexillum.rulebook.Lang;
import org.vexillum.server.Body;
import org.vexillum.server.Json;
import org.vexillum.server.Refused;
import org.vexillum.server.store.Events;
import org.vexillum.server.store.Passes;
import org.vexillum.server.store.Passes.Hashed;
import org.vexillum.server.store.Passes.Pass;
import org.vexillum.server.store.Passes.Role;
import org.vexillum.server.store.Tokens;
import org.vexillum.tourneys.event.Course;
import org.vexillum.tourneys.event.Hand;
import org.vexillum.tourneys.event.Logged;
import org.vexillum.tourneys.event.Tourney;
import org.vexillum.tourneys.store.EventStore;

/** A whole event as a file, with its links: carried on on another computer at once. */
public final class Transfer {
    private static final String FORMAT = "vexillum-tourney-1";

    private final Tourneys tourneys;

    public Transfer(Tourneys tourneys) {
        this.tourneys = tourneys;
    }

    // ---- out

    public Map<String, Object> export(String id) {
        return tourneys.hall(id)
                .ask(now -> {
                    var row = now.row();
                    return Json.object(
                            "format", FORMAT,
                            "id", row.id(),
                            "code", row.code(),
                            "season", row.season(),
                            "links", hashed(tourneys.passes().links(id)),
                            "holders", hashed(tourneys.passes().holders(id)),
                            "log", now.tourney().log().stream().map(Transfer::tree).toList());
                });
    }

    private static Object tree(Logged entry) {
        return Json.read(EventStore.line(entry), Map.class);
    }

    private static List<Map<String, Object>> hashed(List<Hashed> all) {
        return all.stream()
                .map(each ->
                        Json.object(
                                "hash", each.hash(),
                                "role", each.role().word(),
                                "who", each.who()))
                .toList();
    }

    // ---- in

    /** An event as a file has it. */
    private record File(
            String id,
            String code,
            String season,
            List<Logged> log,
            List<Hashed> links,
            List<Hashed> holders) {
        File with(List<Logged> other) {
            return new File(id, code, season, other, links, holders);
        }
    }

    /** Takes up an event; whoever brings the file is its organiser. */
    public String take(Body file, String visitor, Lang lang) {
        return take(file, visitor, false, lang);
    }

    /** Takes up an event for somebody who owns the database; the token of an organiser's link. */
    public Brought bring(Body file, Lang lang) {
        var token = Tokens.token();
        var id = take(file, token, true, lang);
        tourneys.passes().add(token, new Pass(id, Role.ORGANISER, ""), tourneys.house().now());
        return new Brought(id, token);
    }

    /** An event that has been taken up. */
    public record Brought(String id, String organiser) {}

    private String take(Body tree, String visitor, boolean owner, Lang lang) {
        try {
            var file = here(file(tree));
            var organiser = new Pass(file.id, Role.ORGANISER, "");
            if (tourneys.events().find(file.id).isEmpty()) add(file, visitor);
            else if (owner || tourneys.passes().of(visitor).contains(organiser)) goOn(file);
            else throw Refused.forbidden("no-pass");
            return file.id;
        } catch (org.vexillum.tourneys.event.Refused refused) {
            throw Refusals.of(refused, lang);
        }
    }

    /** What was marked as moved has arrived. */
    private File here(File file) {
        var tourney = Tourney.replay(file.log);
        if (!tourney.event().moved()) return file;
        var by = new Hand(Role.ORGANISER.word(), tourneys.house().now().toString(), "");
        tourney.change(new Course.TakenUp(), by);
        return file.with(tourney.log());
    }

    private static File file(Body file) {
        if (!file.text("format", "").equals(FORMAT))
            throw new org.vexillum.tourneys.event.Refused("no-log");
        if (!file.has("id")) throw new org.vexillum.tourneys.event.Refused("no-links");
        var log = new ArrayList<Logged>();
        for (var entry : file.objects("log")) log.add(EventStore.entry(Json.write(entry.fields())));
        for (int i = 0; i < log.size(); i++)
            if (log.get(i).number() != i + 1)
                throw new org.vexillum.tourneys.event.Refused("no-log");
        return new File(
                mustBe(file.text("id"), "[\\w-]{6,40}"),
                mustBe(file.text("code"), "[A-Z2-9]{4,12}"),
                mustBe(file.text("season"), "[\\w-]{6,40}"),
                log,
                passes(file, "links"),
                passes(file, "holders"));
    }

    private static String mustBe(String text, String pattern) {
        if (!text.matches(pattern)) throw new org.vexillum.tourneys.event.Refused("no-log");
        return text;
    }

    private static List<Hashed> passes(Body file, String field) {
        var all = new ArrayList<Hashed>();
        for (var each : file.has(field) ? file.objects(field) : List.<Body>of())
            all.add(
                    new Hashed(
                            mustBe(each.text("hash"), "[0-9a-f]{64}"),
                            role(each.text("role")),
                            mustBe(each.text("who"), "(#\\d{1,6})?")));
        return all;
    }

    private static Role role(String word) {
        for (var role : List.of(Role.ORGANISER, Role.REFEREE, Role.PLAYER))
            if (role.word().equals(word)) return role;
        throw new org.vexillum.tourneys.event.Refused("no-log");
    }

    private void add(File file, String visitor) {
        var now = tourneys.house().now();
        boolean listed = Tourney.replay(file.log).event().settings().listed();
        if (tourneys.events().byCode(file.code).isPresent()) throw Refused.late("event-differs");
        var row = new Events.Row(file.id, file.code, file.season, listed, file.log.size(), now);
        tourneys.house()
                .database()
                .write(handle -> {
                    Events.add(handle, row, Hall.lines(file.log));
                    Passes.bring(handle, file.id, file.links, file.holders, now);
                    Passes.hold(handle, visitor, new Pass(file.id, Role.ORGANISER, ""), now);
                    return true;
                });
    }

    /** It is here already: only its organiser may bring more of it, and nothing else. */
    private void goOn(File file) {
        tourneys.hall(file.id)
                .rewrite(here -> {
                    boolean more =
                            file.log.size() >= here.size()
                                    && file.log.subList(0, here.size()).equals(here);
                    if (!more) throw Refused.late("event-differs");
                    return file.log;
                });
        var now = tourneys.house().now();
        tourneys.house()
                .database()
                .write(handle -> {
                    Passes.bring(handle, file.id, file.links, file.holders, now);
                    return true;
                });
    }
}
