package org.vexillum.server.tourneys;

import java.util.List;
import java.util.function.Function;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import org.vexillum.gamekit.desk.RequestRefused;
import org.vexillum.kernel.Nullable;
import org.vexillum.server.play.RoomServices;
import org.vexillum.server.store.EventLogStore;
import org.vexillum.server.store.StaleMatch;
import org.vexillum.tourneys.event.LoggedChange;
import org.vexillum.tourneys.event.Tourney;
import org.vexillum.tourneys.store.EventStore;

/**
 * One event in memory, always as it is on the disk.
 *
 * <p>Other servers and commands may change it too: every look compares the version first.
 */
public final class EventRoom {
    private static final Logger LOG = LoggerFactory.getLogger(EventRoom.class);
    private static final int PATIENCE = 20;

    /** The key under which an event that cannot be read is refused. */
    static final String UNREADABLE = "tourney-unreadable";

    private final String id;
    private final RoomServices house;
    private final EventLogStore events;
    private final CheckedLists lists = new CheckedLists();
    private @Nullable Held held;
    private int unreadable = -1;

    /** What is in memory, with what was worked out from it. */
    private record Held(EventLogStore.Row row, Tourney tourney, EventFigures reckoning) {}

    /** The event as somebody works with it. */
    public record Now(EventLogStore.Row row, Tourney tourney, EventFigures reckoning) {}

    EventRoom(String id, RoomServices house, EventLogStore events) {
        this.id = id;
        this.house = house;
        this.events = events;
    }

    public synchronized <R> R ask(Function<Now, R> question) {
        var now = current();
        return question.apply(new Now(now.row, now.tourney, now.reckoning));
    }

    /** Does everything of the work and has it on the disk, or nothing of it. */
    public synchronized <R> R change(Function<Now, R> work) {
        return untilNotOvertaken(now -> {
            int before = now.tourney.log().size();
            try {
                var done = work.apply(new Now(now.row, now.tourney, now.reckoning));
                store(now, before);
                return done;
            } catch (RuntimeException | Error refused) {
                if (now.tourney.log().size() > before) held = null;
                throw refused;
            }
        });
    }

    /** Another server, or a command, may be faster; then the work is done on what it left. */
    private <R> R untilNotOvertaken(Function<Held, R> work) {
        for (int i = 0; i < PATIENCE; i++)
            try {
                return work.apply(current());
            } catch (StaleMatch elsewhere) {
                held = null;
            }
        throw RequestRefused.late("overtaken");
    }

    private void store(Held now, int before) {
        var log = now.tourney.log();
        if (log.size() == before) return;
        var lines = lines(log.subList(before, log.size()));
        var row = now.row.with(now.tourney.event().settings().listed(), now.row.version());
        var shown = EventLine.stored(now.tourney.event());
        events.append(row, before + 1, lines, shown, house.now());
        hold(row.with(row.listed(), row.version() + 1), now.tourney);
    }

    /** Puts another log in place of this one. */
    public synchronized void rewrite(Function<List<LoggedChange>, List<LoggedChange>> editing) {
        untilNotOvertaken(now -> {
            var log = editing.apply(now.tourney.log());
            var tourney = Tourney.replay(log);
            var shown = EventLine.stored(tourney.event());
            events.rewrite(now.row, lines(log), shown, house.now());
            return hold(now.row.with(now.row.listed(), now.row.version() + 1), tourney);
        });
    }

    /** Whether it could not be read the last time. */
    synchronized boolean troubled() {
        return held == null && unreadable >= 0;
    }

    static List<String> lines(List<LoggedChange> log) {
        return log.stream().map(EventStore::line).toList();
    }

    private Held current() {
        int version = events.version(id).orElseThrow(() -> RequestRefused.unknown("no-tourney"));
        var known = held;
        if (known != null && known.row.version() == version) return known;
        var row = events.find(id).orElseThrow(() -> RequestRefused.unknown("no-tourney"));
        if (unreadable == version) throw RequestRefused.late(UNREADABLE);
        return hold(row, read(version));
    }

    /** What is stored may be damaged, or come from before files were looked at as closely. */
    private Tourney read(int version) {
        var lines = events.lines(id);
        try {
            return Tourney.replay(lines.stream().map(EventStore::entry).toList());
        } catch (RuntimeException damaged) {
            LOG.error("event {} cannot be read", id, damaged);
            unreadable = version;
            throw RequestRefused.late(UNREADABLE);
        }
    }

    private Held hold(EventLogStore.Row row, Tourney tourney) {
        var fresh = new Held(row, tourney, new EventFigures(tourney, lists));
        held = fresh;
        return fresh;
    }
}
