package org.vexillum.server.play;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.vexillum.formats.Names;
import org.vexillum.formats.journal.LiveSeed;
import org.vexillum.formats.journal.Scribe;
import org.vexillum.formats.json.JsonText;
import org.vexillum.kernel.Side;
import org.vexillum.kernel.match.Table;
import org.vexillum.rulebook.Lang;
import org.vexillum.screen.Presenter;
import org.vexillum.server.Json;
import org.vexillum.server.Refused;
import org.vexillum.server.games.Desk;
import org.vexillum.server.store.EntryRow;

/** A finished match, moment by moment. */
public final class Recording<T extends Table<T>> {
    private final Desk<T, ?> desk;
    private final House house;
    private final LiveSeed seed;
    private final boolean byHand;
    private final Part<T> part;
    private final int since;
    private final Scribe<T> scribe;
    private final List<Moment<T>> moments = new ArrayList<>();

    /**
     * How things stood after an entry.
     *
     * @param told lines of the log by then
     */
    private record Moment<T>(int entry, int told, T table) {}

    Recording(Room<T> room, List<EntryRow> entries) {
        desk = room.desk();
        house = room.house();
        seed = room.seed();
        byHand = room.row().byHand();
        part = room.part();
        since = Secret.read(room.row().secret()).from();
        scribe = new Scribe<>(desk.title(), part.table().copy(), room.dice(), part.before());
        remember(-1);
        for (var entry : entries)
            if (entry.number() >= part.before()) {
                scribe.follow(entry.number() - part.before(), entry.line());
                remember(entry.number() - part.before());
            }
        keepWhatStands();
    }

    private void remember(int entry) {
        var match = scribe.match();
        moments.add(new Moment<>(entry, match.events().size(), match.table().copy()));
    }

    private void keepWhatStands() {
        var standing =
                Undoing.standing(scribe.match().journal()).stream()
                        .map(Undoing.Stands::number)
                        .toList();
        moments.removeIf(each -> each.entry >= 0 && !standing.contains(each.entry));
    }

    // ---- the time line

    public Map<String, Object> timeline(Map<String, Object> match, Lang lang) {
        var speech = house.speech(desk.format(), lang);
        var old = part.old(lang);
        var log = new LiveLog(speech, Names.of(scribe.match().table()), old);
        var lines = log.lines(scribe.match().events(), List.of());
        var shown = new ArrayList<Map<String, Object>>();
        int told = 0;
        for (var moment : moments) {
            var text = told < moment.told ? lines.get(old.size() + told).get("text") : "";
            shown.add(
                    Json.object(
                            "entry",
                            moment.entry,
                            "upto",
                            old.size() + moment.told,
                            "round",
                            desk.round(moment.table),
                            "text",
                            text));
            told = moment.told;
        }
        return Json.object("match", match, "lines", lines, "moments", shown);
    }

    public Map<String, Object> moment(int entry, Lang lang) {
        var moment = at(entry);
        var presenter = new Presenter<>(desk.screen(), house.speech(desk.format(), lang));
        return Json.object(
                "entry",
                moment.entry,
                "upto",
                part.old(lang).size() + moment.told,
                "view",
                presenter.view(moment.table, null));
    }

    /** A moment as a position file. */
    public String position(int entry) {
        return JsonText.write(desk.format().position(at(entry).table));
    }

    private Moment<T> at(int entry) {
        for (var moment : moments) if (moment.entry == entry) return moment;
        throw Refused.unknown("no-moment");
    }

    // ---- what can be checked

    /** Everything that is needed to work the dice out again. */
    public Map<String, Object> proof() {
        var rolls = new ArrayList<Map<String, Object>>();
        // what fell in the match it goes on from is proved there
        for (int entry = since < 0 ? 0 : since + 2;
                entry <= scribe.match().journal().size();
                entry++) {
            var faces = scribe.faces(entry);
            if (!faces.isEmpty())
                rolls.add(
                        Json.object(
                                "entry",
                                part.before() + entry,
                                "first",
                                0,
                                "count",
                                faces.size(),
                                "purpose",
                                "",
                                "sides",
                                desk.title().faces(),
                                "faces",
                                faces));
        }
        return Json.object(
                "since",
                since < 0 ? null : since,
                "seed",
                byHand ? "" : seed.secret(),
                "seedHash",
                byHand ? "" : seed.hash(),
                "shares",
                shares(),
                "rolls",
                rolls);
    }

    private Map<String, String> shares() {
        var shares = new LinkedHashMap<String, String>();
        if (byHand) return shares;
        shares.put("server", seed.secret());
        if (!seed.a().isEmpty()) shares.put(Side.A.name(), seed.a());
        if (!seed.b().isEmpty()) shares.put(Side.B.name(), seed.b());
        return shares;
    }
}
