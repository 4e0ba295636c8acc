package org.vexillum.server.play;

import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import org.vexillum.formats.journal.LiveSeed;
import org.vexillum.formats.journal.Scribe;
import org.vexillum.formats.json.JsonText;
import org.vexillum.kernel.Event;
import org.vexillum.kernel.Nullable;
import org.vexillum.kernel.Side;
import org.vexillum.kernel.match.Entry;
import org.vexillum.kernel.match.Match;
import org.vexillum.kernel.match.Open;
import org.vexillum.kernel.match.Table;
import org.vexillum.server.Json;
import org.vexillum.server.games.Desk;
import org.vexillum.server.store.EntryRow;
import org.vexillum.server.store.MatchRow;
import org.vexillum.server.store.Matches;
import org.vexillum.server.store.Remark;

/**
 * A match in memory, as it stands on the disk.
 *
 * <p>Used by its own lane only. Whoever changes it calls {@link #commit} before anybody is told.
 */
final class Room<T extends Table<T>> {
    private final MatchRow row;
    private final Desk<T, ?> desk;
    private final House house;
    private final T start;
    private final List<Remark> remarks = new ArrayList<>();
    private final List<EntryRow> newEntries = new ArrayList<>();
    private final List<Remark> newRemarks = new ArrayList<>();
    private @Nullable Scribe<T> scribe;
    private Affairs affairs;
    private Instant changed;
    private Instant asked;
    private int seq;

    Room(Matches.Stored stored, Desk<T, ?> desk, House house) {
        row = stored.row();
        this.desk = desk;
        this.house = house;
        start = desk.title().start(JsonText.read(row.setting()), "setting");
        affairs = Json.read(stored.state(), Affairs.class);
        changed = stored.changed();
        asked = row.made();
    }

    /** Plays what was stored. */
    void load(List<EntryRow> entries, List<Remark> said) {
        remarks.addAll(said);
        if (!affairs.begun()) return;
        var played = begin();
        for (var entry : entries) played.follow(entry.number(), entry.line());
        if (!entries.isEmpty()) asked = entries.getLast().at();
    }

    private Scribe<T> begin() {
        var begun = new Scribe<>(desk.title(), start.copy(), row.byHand() ? null : seed());
        scribe = begun;
        return begun;
    }

    // ---- looking

    MatchRow row() {
        return row;
    }

    Desk<T, ?> desk() {
        return desk;
    }

    House house() {
        return house;
    }

    Affairs affairs() {
        return affairs;
    }

    LiveSeed seed() {
        return new LiveSeed(row.secret(), affairs.share(Side.A), affairs.share(Side.B));
    }

    boolean begun() {
        return scribe != null;
    }

    /** The match, which has begun. */
    Match<T> match() {
        return scribe().match();
    }

    Scribe<T> scribe() {
        if (scribe == null) throw new IllegalStateException("the match has not begun");
        return scribe;
    }

    /** The table before the first die. */
    T start() {
        return start;
    }

    T table() {
        return scribe == null ? start : scribe.match().table();
    }

    List<Event> events() {
        return scribe == null ? List.of() : scribe.match().events();
    }

    /** The questions that wait; none when the game is over. */
    List<Open<T, ?>> open() {
        return over() || scribe == null
                ? List.of()
                : scribe.match().open().stream().filter(open -> !open.answered()).toList();
    }

    /** Whether the bots are setting up both sides. */
    boolean deploying() {
        return affairs.deploy() && scribe != null && desk.settingUp(table());
    }

    boolean over() {
        return affairs.ended() != null || scribe != null && scribe.match().over();
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

    /** Counts what was committed since the room was opened. */
    int seq() {
        return seq;
    }

    // ---- changing

    void affairs(Affairs now) {
        affairs = now;
        if (scribe == null && now.begun()) begin();
    }

    /**
     * Plays an entry.
     *
     * @param secret whether the other side must not read it while the game lasts
     * @throws org.vexillum.formats.Unreadable if the rules do not take it
     */
    void enter(Entry entry, boolean secret) {
        int number = match().journal().size();
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
        var change =
                new Matches.Change(
                        Json.write(affairs),
                        over(),
                        List.copyOf(newEntries),
                        List.copyOf(newRemarks));
        house.matches().change(row.id(), change, changed);
        newEntries.clear();
        newRemarks.clear();
        seq++;
    }
}
