package org.vexillum.server.play;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.vexillum.files.journal.JournalKeeper;
import org.vexillum.files.journal.Journals;
import org.vexillum.files.journal.LiveSeed;
import org.vexillum.files.journal.Seed;
import org.vexillum.gamekit.TableNames;
import org.vexillum.gamekit.desk.Desk;
import org.vexillum.gamekit.desk.RequestRefused;
import org.vexillum.gamekit.journal.ResumableGameVersion;
import org.vexillum.gamekit.json.JsonText;
import org.vexillum.gamekit.rules.Lang;
import org.vexillum.gamekit.screen.Presenter;
import org.vexillum.kernel.Nullable;
import org.vexillum.kernel.Side;
import org.vexillum.kernel.match.Entry;
import org.vexillum.kernel.match.Table;
import org.vexillum.server.Json;
import org.vexillum.server.store.EntryRow;
import org.vexillum.server.store.Remark;

/** A finished match, moment by moment. */
public final class Recording<T extends Table<T>> {
    private final Desk<T, ?> desk;
    private final ResumableGameVersion<T> title;
    private final RoomServices house;
    private final LiveSeed seed;
    private final @Nullable Seed dice;
    private final boolean byHand;
    private final MatchPart<T> part;
    private final int since;
    private final JournalKeeper<T> scribe;
    private final List<Remark> notes;
    private final List<Moment<T>> moments = new ArrayList<>();

    /**
     * How things stood after an entry.
     *
     * @param told lines of the log by then
     */
    private record Moment<T>(int entry, int told, T table) {}

    Recording(Room<T> room, List<EntryRow> entries) {
        desk = room.desk();
        title = room.title();
        house = room.house();
        seed = room.seed();
        dice = room.dice();
        byHand = room.row().byHand();
        part = room.part();
        notes = List.copyOf(room.notes());
        since = MatchSecret.read(room.row().secret()).from();
        scribe = new JournalKeeper<>(title, part.table().copy(), dice, part.before());
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
        var standing = UndoRules.numbers(scribe.match().journal());
        moments.removeIf(each -> each.entry >= 0 && !standing.contains(each.entry));
    }

    // ---- the time line

    public Map<String, Object> timeline(Map<String, Object> match, Lang lang) {
        var lines = lines(lang);
        var shown = new ArrayList<Map<String, Object>>();
        int told = 0;
        for (var moment : moments) {
            var text = told < moment.told ? lines.get(upTo(told, lines, lang)).get("text") : "";
            shown.add(
                    Json.object(
                            "entry",
                            moment.entry,
                            "upto",
                            upTo(moment.told, lines, lang),
                            "round",
                            desk.round(moment.table),
                            "text",
                            text));
            told = moment.told;
        }
        return Json.object("match", match, "lines", lines, "moments", shown);
    }

    private List<Map<String, Object>> lines(Lang lang) {
        var speech = house.speech(desk.format(), lang);
        var log = new LiveLog(speech, TableNames.of(scribe.match().table()), part.old(lang));
        return log.lines(scribe.chronicle().told(), notes);
    }

    /** How many lines there are before the event after so many: with what was noted meanwhile. */
    private int upTo(int events, List<Map<String, Object>> lines, Lang lang) {
        if (events == scribe.match().events().size()) return lines.size();
        return LiveLog.upTo(events + 1, lines, part.old(lang).size()) - 1;
    }

    public Map<String, Object> moment(int entry, Lang lang) {
        var moment = at(entry);
        var presenter = new Presenter<>(desk.screen(), house.speech(desk.format(), lang));
        return Json.object(
                "entry",
                moment.entry,
                "upto",
                upTo(moment.told, lines(lang), lang),
                "view",
                presenter.view(moment.table, null));
    }

    /** A moment as a position file. */
    public String position(int entry) {
        return JsonText.write(desk.format().position(at(entry).table));
    }

    private Moment<T> at(int entry) {
        for (var moment : moments) if (moment.entry == entry) return moment;
        throw RequestRefused.unknown("no-moment");
    }

    // ---- what can be checked

    /** Everything that is needed to work the dice out again, and whether the rules bear it out. */
    public Map<String, Object> proof(Lang lang) {
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
                rolls(),
                "replay",
                replay(lang));
    }

    private List<Map<String, Object>> rolls() {
        var standing = UndoRules.numbers(scribe.match().journal());
        var rolls = new ArrayList<Map<String, Object>>();
        // what fell in the match it goes on from is proved there
        for (int entry = since < 0 ? 0 : since + 2;
                entry <= scribe.match().journal().size();
                entry++) {
            var faces = scribe.faces(entry);
            boolean withdrawn = entry > 0 && !standing.contains(entry - 1);
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
                                title.faces(),
                                "faces",
                                faces,
                                "withdrawn",
                                withdrawn ? true : null));
        }
        return rolls;
    }

    /** Plays the journal as a stranger would; null if it was played under several rules. */
    private @Nullable Map<String, Object> replay(Lang lang) {
        if (part.number() > 0) return null;
        var journals = Journals.known();
        var journal = scribe.match().journal();
        var file = journals.write(part.table(), dice, journal);
        var playback = journals.verify(journals.read(file));
        var teller = house.speech(desk.format(), lang).teller();
        return Json.object(
                "answers",
                journal.stream().filter(Entry.Answer.class::isInstance).count(),
                "steps",
                playback.match().steps().size(),
                "trouble",
                playback.trouble().map(teller::unreadable).orElse(null));
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
