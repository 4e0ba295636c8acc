package org.vexillum.server.tourneys;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.vexillum.gamekit.desk.RequestFields;
import org.vexillum.gamekit.desk.RequestRefused;
import org.vexillum.gamekit.rules.Lang;
import org.vexillum.kernel.Nullable;
import org.vexillum.server.Json;
import org.vexillum.server.store.EventLogStore;
import org.vexillum.server.store.Passes;
import org.vexillum.server.store.Passes.Hashed;
import org.vexillum.server.store.Passes.Pass;
import org.vexillum.server.store.Passes.Role;
import org.vexillum.server.store.SecretTokens;
import org.vexillum.tourneys.event.ChangeAuthor;
import org.vexillum.tourneys.event.EventChange;
import org.vexillum.tourneys.event.LoggedChange;
import org.vexillum.tourneys.event.Tourney;
import org.vexillum.tourneys.store.EventStore;
import org.vexillum.tourneys.store.LogCheck;

/** A whole event as a file, with its links: carried on on another computer at once. */
public final class EventTransfer {
    private static final String FORMAT = "vexillum-tourney-1";
    private static final int MOST_PASSES = 10_000;

    private final Tourneys tourneys;

    public EventTransfer(Tourneys tourneys) {
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
                            "holders", hashed(tourneys.passes().claimed(id)),
                            "log", now.tourney().log().stream().map(EventTransfer::tree).toList());
                });
    }

    private static Object tree(LoggedChange entry) {
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
            List<LoggedChange> log,
            List<Hashed> links,
            List<Hashed> holders) {
        File with(List<LoggedChange> other) {
            return new File(id, code, season, other, links, holders);
        }
    }

    /**
     * Takes up an event; whoever brings the file is its organiser.
     *
     * @param alone whether it becomes a season of its own
     */
    public String take(RequestFields file, String visitor, boolean alone, Lang lang) {
        return take(file, new Bringer(visitor, false, alone), lang);
    }

    /**
     * Who brings a file.
     *
     * @param owner whether the database is his, and with it every season
     */
    private record Bringer(String visitor, boolean owner, boolean alone) {}

    /** Takes up an event for somebody who owns the database; the token of an organiser's link. */
    public Brought bring(RequestFields file, Lang lang) {
        var token = SecretTokens.token();
        var id = take(file, new Bringer(token, true, false), lang);
        tourneys.passes().add(token, new Pass(id, Role.ORGANISER, ""), tourneys.house().now());
        return new Brought(id, token);
    }

    /** An event that has been taken up. */
    public record Brought(String id, String organiser) {}

    private String take(RequestFields tree, Bringer by, Lang lang) {
        try {
            var file = here(file(tree));
            var organiser = new Pass(file.id, Role.ORGANISER, "");
            if (tourneys.events().find(file.id).isEmpty()) add(file, by);
            else if (by.owner || tourneys.passes().of(by.visitor).contains(organiser)) goOn(file);
            else throw RequestRefused.forbidden("no-pass");
            return file.id;
        } catch (org.vexillum.tourneys.event.ChangeRefused refused) {
            throw EventRefusals.of(refused, lang);
        }
    }

    /** What was marked as moved has arrived. */
    private File here(File file) {
        var tourney = Tourney.replay(file.log);
        if (!tourney.event().moved()) return file;
        var by = new ChangeAuthor(Role.ORGANISER.word(), tourneys.house().now().toString(), "");
        tourney.change(new EventChange.TakenUp(), by);
        return file.with(tourney.log());
    }

    private static File file(RequestFields file) {
        if (!file.text("format", "").equals(FORMAT))
            throw new org.vexillum.tourneys.event.ChangeRefused("no-log");
        if (!file.has("id")) throw new org.vexillum.tourneys.event.ChangeRefused("no-links");
        return new File(
                mustBe("id", file.get("id"), "[\\w-]{6,40}"),
                mustBe("code", file.get("code"), "[A-Z2-9]{4,12}"),
                mustBe("season", file.get("season"), "[\\w-]{6,40}"),
                LogCheck.read(file.list("log")),
                passes(file, "links"),
                passes(file, "holders"));
    }

    private static String mustBe(String field, @Nullable Object value, String pattern) {
        if (value instanceof String text && text.matches(pattern)) return text;
        throw RequestRefused.wrong("import-field", field);
    }

    private static List<Hashed> passes(RequestFields file, String field) {
        var all = new ArrayList<Hashed>();
        var brought = file.has(field) ? file.objects(field) : List.<RequestFields>of();
        if (brought.size() > MOST_PASSES) throw RequestRefused.wrong("import-field", field);
        for (var each : brought)
            all.add(
                    new Hashed(
                            mustBe(field + ".hash", each.get("hash"), "[0-9a-f]{64}"),
                            role(field + ".role", each.get("role")),
                            mustBe(field + ".who", each.get("who"), "(#\\d{1,6})?")));
        return all;
    }

    private static Role role(String field, @Nullable Object word) {
        for (var role : List.of(Role.ORGANISER, Role.REFEREE, Role.PLAYER))
            if (role.word().equals(word)) return role;
        throw RequestRefused.wrong("import-field", field);
    }

    private void add(File file, Bringer by) {
        var now = tourneys.house().now();
        var event = Tourney.replay(file.log).event();
        boolean listed = event.settings().listed();
        if (tourneys.events().byCode(file.code).isPresent())
            throw RequestRefused.late("event-differs");
        var season = by.alone ? SecretTokens.id() : file.season;
        if (!by.owner) tourneys.mayJoin(season, by.visitor);
        var row = new EventLogStore.Row(file.id, file.code, season, listed, file.log.size(), now);
        new TransferCheck(tourneys).of(row, file.log);
        tourneys.house()
                .database()
                .write(handle -> {
                    EventLogStore.add(
                            handle, row, EventRoom.lines(file.log), EventLine.stored(event));
                    Passes.bring(handle, file.id, file.links, file.holders, now);
                    Passes.hold(handle, by.visitor, new Pass(file.id, Role.ORGANISER, ""), now);
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
                    if (!more) throw RequestRefused.late("event-differs");
                    tourneys.events()
                            .find(file.id)
                            .ifPresent(row -> new TransferCheck(tourneys).of(row, file.log));
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
