package org.vexillum.server.play;

import java.time.Instant;
import java.util.ArrayList;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import org.vexillum.files.journal.JournalKeeper;
import org.vexillum.files.journal.LiveSeed;
import org.vexillum.files.journal.MatchHistory;
import org.vexillum.files.journal.Seed;
import org.vexillum.gamekit.TableNames;
import org.vexillum.gamekit.desk.Desk;
import org.vexillum.gamekit.journal.ResumableGameVersion;
import org.vexillum.gamekit.json.JsonText;
import org.vexillum.gamekit.rules.Lang;
import org.vexillum.kernel.Event;
import org.vexillum.kernel.Nullable;
import org.vexillum.kernel.Side;
import org.vexillum.kernel.match.Entry;
import org.vexillum.kernel.match.Match;
import org.vexillum.kernel.match.OpenQuestion;
import org.vexillum.kernel.match.Table;
import org.vexillum.server.Json;
import org.vexillum.server.ServerWords;
import org.vexillum.server.store.DatabaseMarks;
import org.vexillum.server.store.EntryRow;
import org.vexillum.server.store.MatchRow;
import org.vexillum.server.store.Matches;
import org.vexillum.server.store.PositionRow;
import org.vexillum.server.store.Remark;
import org.vexillum.server.store.SeatKind;

/**
 * A match in memory, as it stands on the disk.
 *
 * <p>Used by its own lane only. Whoever changes it calls {@link #commit} before anybody is told.
 */
final class Room<T extends Table<T>> {
    private static final Logger LOG = LoggerFactory.getLogger(Room.class);

    private final MatchRow row;
    private final Desk<T, ?> desk;
    private final ResumableGameVersion<T> title;
    private final RoomServices house;
    private final T start;
    private final List<Remark> remarks = new ArrayList<>();
    private final List<EntryRow> newEntries = new ArrayList<>();
    private final List<Remark> newRemarks = new ArrayList<>();
    private final List<PositionRow> newPositions = new ArrayList<>();
    private final PositionKeeper<T> keeping = new PositionKeeper<>(this);
    private final Map<Lang, LiveLog> logs = new EnumMap<>(Lang.class);
    private MatchPart<T> part;
    private @Nullable JournalKeeper<T> scribe;
    private boolean closed;
    private boolean ended;
    private MatchMetadata affairs;
    private Instant changed;
    private Instant asked;
    private int version;

    Room(Matches.Stored stored, Desk<T, ?> desk, RoomServices house) {
        row = stored.row();
        this.desk = desk;
        this.house = house;
        title = desk.title(row.ruleset());
        start = title.start(JsonText.read(row.setting()), "setting");
        part = MatchPart.first(start);
        affairs = Json.read(stored.state(), MatchMetadata.class);
        changed = stored.changed();
        version = stored.version();
        asked = row.made();
    }

    /**
     * Plays what was stored.
     *
     * @param finished whether the match was over by then
     */
    void load(
            List<EntryRow> entries,
            List<Remark> said,
            List<PositionRow> positions,
            boolean finished) {
        remarks.addAll(said);
        ended = finished;
        if (!affairs.begun()) return;
        if (!entries.isEmpty()) asked = entries.getLast().at();
        new MatchReopening<>(this, entries, positions).open(finished);
    }

    /**
     * Follows what another server added.
     *
     * @return whether it could; else the match has to be read anew
     */
    boolean catchUp() {
        var stored = house.matches().find(row.id());
        if (stored.isEmpty() || scribe == null || !newEntries.isEmpty() || !newRemarks.isEmpty())
            return false;
        if (house.matches().entryCount(row.id()) < next()) return false;
        var said = house.matches().remarks(row.id());
        remarks.addAll(said.subList(Math.min(remarks.size(), said.size()), said.size()));
        if (!follow(house.matches().entries(row.id(), next()))) return false;
        affairs = Json.read(stored.get().state(), MatchMetadata.class);
        changed = stored.get().changed();
        version = stored.get().version();
        ended = stored.get().finished();
        keeping.knows(match().steps().size());
        return true;
    }

    private boolean follow(List<EntryRow> entries) {
        try {
            for (var entry : entries) {
                if (MatchReopening.isNote(entry)) return false;
                scribe().follow(entry.number() - part.before(), entry.line());
                asked = entry.at();
            }
            return true;
        } catch (RuntimeException drift) {
            return false;
        }
    }

    /** The number of the next entry. */
    private int next() {
        return part.before() + match().journal().size();
    }

    void begin(MatchPart<T> now) {
        part = now;
        logs.clear();
        scribe = new JournalKeeper<>(title, now.table().copy(), dice(), now.before());
    }

    /**
     * Goes on from a position under the rules as they are now.
     *
     * @param line the note in the journal
     */
    void resume(MatchPart<T> now, String line) {
        scribe = null;
        part = now;
        newEntries.add(new EntryRow(now.before() - 1, line, false, house.now()));
        note("drift", String.valueOf(desk.round(now.table())));
        var standing = PositionKeeper.standing(this, now.table());
        newPositions.add(
                new PositionRow(now.number(), 0, PositionKeeper.hash(now.table()), standing, "{}"));
        affairs = affairs.withoutUndo();
        begin(now);
        keeping.knows(0);
        commit();
    }

    /** Shows the end of a game that was played under other rules. */
    void close(MatchPart<T> now) {
        part = now;
        logs.clear();
        scribe = null;
        closed = true;
    }

    // ---- looking

    MatchRow row() {
        return row;
    }

    Desk<T, ?> desk() {
        return desk;
    }

    /** The rules that it is played by. */
    ResumableGameVersion<T> title() {
        return title;
    }

    RoomServices house() {
        return house;
    }

    MatchMetadata affairs() {
        return affairs;
    }

    LiveSeed seed() {
        var own = MatchSecret.read(row.secret()).own();
        return new LiveSeed(own, affairs.share(Side.A), affairs.share(Side.B));
    }

    /** What the dice come from, or null if people roll them. */
    @Nullable Seed dice() {
        return row.byHand() ? null : MatchSecret.read(row.secret()).dice(seed());
    }

    boolean begun() {
        return scribe != null;
    }

    /** The match, which has begun. */
    Match<T> match() {
        return scribe().match();
    }

    JournalKeeper<T> scribe() {
        if (scribe == null) throw new IllegalStateException("the match has not begun");
        return scribe;
    }

    /** The table before the first die. */
    T start() {
        return start;
    }

    T table() {
        return scribe == null ? part.table() : scribe.match().table();
    }

    /** The stretch of the match that is being played. */
    MatchPart<T> part() {
        return part;
    }

    PositionKeeper<T> keeping() {
        return keeping;
    }

    /** The log so far. */
    List<Map<String, Object>> lines(Lang lang) {
        return logs.computeIfAbsent(lang, this::newLog).lines(told(), notes());
    }

    private LiveLog newLog(Lang lang) {
        return new LiveLog(house.speech(desk.format(), lang), TableNames.of(start), part.old(lang));
    }

    /** The notes of this part. */
    List<Remark> notes() {
        return remarks.subList(Math.min(part.remarks(), remarks.size()), remarks.size()).stream()
                .filter(remark -> remark.kind() == Remark.Kind.NOTE)
                .toList();
    }

    int remarkCount() {
        return remarks.size();
    }

    /** What everybody should know before the next answer, or null. */
    @Nullable String notice(Lang lang) {
        boolean fresh = part.number() > 0 && begun() && match().journal().isEmpty();
        return fresh
                ? ServerWords.in(lang).say("note.drift", String.valueOf(desk.round(part.table())))
                : null;
    }

    /** Everything that happened in this part, what was taken back too. */
    List<MatchHistory.Told> told() {
        return scribe == null ? List.of() : scribe.chronicle().told();
    }

    List<Event> events() {
        return scribe == null ? List.of() : scribe.match().events();
    }

    /** The questions that wait; none when the game is over. */
    List<OpenQuestion<T, ?>> open() {
        return over() || scribe == null
                ? List.of()
                : scribe.match().open().stream().filter(open -> !open.answered()).toList();
    }

    /** Whether the bots are setting up both sides. */
    boolean deploying() {
        return affairs.deploy() && scribe != null && desk.settingUp(table());
    }

    /** Whether a seat may speak for a side: its own, or either at a real table. */
    boolean speaksFor(SeatKind seat, Side side) {
        var table = affairs.tableside();
        return seat.plays(side) || seat.player() && table != null && table.either();
    }

    boolean over() {
        return closed || affairs.ended() != null || scribe != null && scribe.match().over();
    }

    List<Remark> remarks(Remark.Kind kind) {
        return remarks.stream().filter(remark -> remark.kind() == kind).toList();
    }

    Instant changed() {
        return changed;
    }

    /** Since when the open questions are open. */
    Instant asked() {
        return asked;
    }

    /** Whether somebody was given the whole record of the finished match. */
    boolean opened() {
        return DatabaseMarks.isOpened(house.database(), row.id());
    }

    /** The whole record of the finished match is given to somebody. */
    void openRecord() {
        if (!opened()) DatabaseMarks.opened(house.database(), row.id());
    }

    /** Counts the changes of the match. */
    int version() {
        return version;
    }

    // ---- changing

    void affairs(MatchMetadata now) {
        affairs = now;
        if (scribe == null && now.begun()) begin(part);
    }

    /**
     * Plays an entry.
     *
     * @param secret whether the other side must not read it while the game lasts
     * @throws org.vexillum.gamekit.Unreadable if the rules do not take it
     */
    void enter(Entry entry, boolean secret) {
        int number = next();
        for (var line : scribe().add(entry))
            newEntries.add(new EntryRow(number++, line, secret, house.now()));
        asked = house.now();
        affairs = affairs.withoutUndo();
    }

    /** Notes something in everybody's log: a key, then facts. */
    void note(String... keyAndFacts) {
        remark(Remark.Kind.NOTE, "", String.join("\n", keyAndFacts));
    }

    Remark remark(Remark.Kind kind, String side, String text) {
        var remark = new Remark(remarks.size(), kind, side, text, events().size(), house.now());
        remarks.add(remark);
        newRemarks.add(remark);
        return remark;
    }

    /** Returns when everything since the last time is on the disk. */
    void commit() {
        changed = house.now();
        // what was packed when it was over has to be whole while it is played
        if (ended && !over()) keeping.knows(0);
        ended = over();
        newPositions.addAll(keeping.news());
        var change =
                new Matches.Change(
                        Json.write(affairs),
                        over(),
                        List.copyOf(newEntries),
                        List.copyOf(newRemarks),
                        List.copyOf(newPositions),
                        summaries());
        house.matches().change(row.id(), version, change, changed);
        if (over() && !newPositions.isEmpty()) house.chores().later(row.id());
        newEntries.clear();
        newRemarks.clear();
        newPositions.clear();
        version++;
    }

    /** What lists show of it, by language; a match is not held up because that cannot be told. */
    Map<String, String> summaries() {
        try {
            return Summary.stored(this);
        } catch (RuntimeException failed) {
            LOG.error("{}: not summed up", row.id(), failed);
            return Map.of();
        }
    }
}
