package org.vexillum.server.play;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.ConcurrentMap;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.ScheduledExecutorService;
import java.util.concurrent.TimeUnit;
import java.util.function.Supplier;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import org.vexillum.gamekit.desk.Desk;
import org.vexillum.gamekit.desk.RequestRefused;
import org.vexillum.gamekit.rules.Lang;
import org.vexillum.kernel.Nullable;
import org.vexillum.kernel.Side;
import org.vexillum.kernel.match.Table;
import org.vexillum.server.Json;
import org.vexillum.server.store.Matches;
import org.vexillum.server.store.SeatKind;
import org.vexillum.server.store.ServerNotices;
import org.vexillum.server.store.StaleMatch;
import org.vexillum.server.store.Summaries;

/** The rooms that are open; one is opened from its journal when somebody comes. */
public final class Rooms implements ServerNotices.Heard, AutoCloseable {
    /** More threads than cores, since some wait for the disk. */
    private static final int THREADS = Math.max(8, 2 * Runtime.getRuntime().availableProcessors());

    private static final int TIDIED = 5;

    private static final Logger LOG = LoggerFactory.getLogger(Rooms.class);

    private final RoomServices house;
    private final OpenOnceMap<LiveRoom<?>> open = new OpenOnceMap<>();
    private final ConcurrentMap<String, RequestRefused> troubles = new ConcurrentHashMap<>();
    private final RecordingCache recordings = new RecordingCache();
    private final ExecutorService pool =
            Executors.newFixedThreadPool(
                    THREADS, Thread.ofPlatform().name("room-", 1).daemon().factory());

    private final RoomCloser closing = new RoomCloser(System::nanoTime);

    /** Bots think on threads of their own, so that people need not wait for those of others. */
    private final ExecutorService bots =
            Executors.newFixedThreadPool(
                    Math.max(1, Runtime.getRuntime().availableProcessors() - 1),
                    Thread.ofPlatform().name("bot-", 1).daemon().factory());

    private final LiveRoom.Threads threads = new LiveRoom.Threads(pool, bots);

    private final PlayerPresence presence = new PlayerPresence(System::nanoTime);
    private final ScheduledExecutorService clock =
            Executors.newSingleThreadScheduledExecutor(
                    Thread.ofPlatform().name("presence").daemon().factory());

    public Rooms(RoomServices house) {
        this.house = house;
        long every = PlayerPresence.REPEATED.toMillis();
        if (house.database().shared())
            clock.scheduleWithFixedDelay(this::beat, every, every, TimeUnit.MILLISECONDS);
        clock.scheduleWithFixedDelay(this::tidy, TIDIED, TIDIED, TimeUnit.SECONDS);
    }

    /**
     * The room of a match.
     *
     * @throws RequestRefused if there is no such match, or its journal cannot be read
     */
    public LiveRoom<?> room(String id) {
        var live = opened(id, () -> open.enter(id, this::load));
        live.use(System.nanoTime());
        if (closing.due(open.size())) tidy();
        return live;
    }

    private void tidy() {
        closing.tidy(open.all());
        if (closing.tight()) recordings.clear();
    }

    /** How many rooms are open. */
    int count() {
        return open.size();
    }

    /** Whoever comes later, and every list, hears that it could not be opened. */
    private <R> R opened(String id, Supplier<R> opening) {
        try {
            var result = opening.get();
            troubles.remove(id);
            return result;
        } catch (RequestRefused refused) {
            if (house.matches().find(id).isPresent()) troubles.put(id, refused);
            throw refused;
        } catch (RuntimeException unreadable) {
            LOG.error("{} cannot be opened", id, unreadable);
            troubles.put(id, notOpened());
            throw notOpened();
        }
    }

    /** Why a match could not be opened the last time, or null. */
    @Nullable RequestRefused trouble(String id) {
        return troubles.get(id);
    }

    /** Makes anew what lists show of a match, without keeping it. */
    void summarise(String id) {
        opened(
                id,
                () -> {
                    summarise(id, desk(id));
                    return true;
                });
    }

    private <T extends Table<T>> void summarise(String id, Desk<T, ?> desk) {
        var room = read(id, desk);
        house.summaries().put(id, room.version(), room.summaries());
    }

    /** Said of a game that is there, but whose journal cannot be read. */
    public static RequestRefused notOpened() {
        return new RequestRefused(500, "not-opened");
    }

    private LiveRoom<?> load(String id) {
        return load(id, desk(id));
    }

    private Desk<?, ?> desk(String id) {
        var row = stored(id).row();
        return house.desk(row.game(), row.edition())
                .orElseThrow(() -> RequestRefused.unknown("no-game", row.game()));
    }

    private Matches.Stored stored(String id) {
        return house.matches().find(id).orElseThrow(() -> RequestRefused.unknown("no-match"));
    }

    private <T extends Table<T>> LiveRoom<T> load(String id, Desk<T, ?> desk) {
        return new LiveRoom<>(
                () -> read(id, desk),
                threads,
                house.workshop(),
                () -> open.close(id),
                new Others(id));
    }

    /** The match as it is on the disk; two servers may find at once that it has to go on anew. */
    private <T extends Table<T>> Room<T> read(String id, Desk<T, ?> desk) {
        try {
            return readOnce(id, desk);
        } catch (StaleMatch elsewhere) {
            return readOnce(id, desk);
        }
    }

    /** The version is read first: what comes after it is found out when something is written. */
    private <T extends Table<T>> Room<T> readOnce(String id, Desk<T, ?> desk) {
        var stored = stored(id);
        var room = new Room<>(stored, desk, house);
        room.load(
                house.matches().entries(id),
                house.matches().remarks(id),
                house.positions().of(id),
                stored.finished());
        return room;
    }

    // ---- what happens elsewhere

    @Override
    public void changed(String id) {
        if (id.equals(ServerNotices.EVERYTHING)) {
            recordings.clear();
            troubles.clear();
            open.all().forEach(room -> room.changedElsewhere(true));
        } else open.find(id).ifPresent(room -> room.changedElsewhere(false));
    }

    @Override
    public void here(String server, String match, Set<Side> sides) {
        if (presence.heard(server, match, sides)) peopleChanged(match);
    }

    @Override
    public void asked(String match) {
        open.find(match).ifPresent(LiveRoom::tellOthers);
    }

    /** Repeats who is here, and forgets servers that repeat nothing. */
    private void beat() {
        open.all().forEach(LiveRoom::tellOthers);
        presence.forget().forEach(this::peopleChanged);
    }

    private void peopleChanged(String match) {
        open.find(match).ifPresent(LiveRoom::peopleChanged);
    }

    /** The same match at other servers. */
    private final class Others implements LiveRoom.Elsewhere {
        private final String match;

        Others(String match) {
            this.match = match;
        }

        @Override
        public boolean here(Side side) {
            return presence.elsewhere(match, side);
        }

        @Override
        public void tell(Set<Side> sides) {
            house.database().tellHere(match, sides);
        }

        @Override
        public void ask() {
            house.database().askWho(match);
        }
    }

    // ---- what is asked about rooms

    /** A line of a list of matches. */
    public Map<String, Object> info(String id, Lang lang) {
        return info(room(id), lang);
    }

    private static <T extends Table<T>> Map<String, Object> info(LiveRoom<T> room, Lang lang) {
        return room.ask(inside -> new Summary<>(inside, lang).info());
    }

    /** How a match stands, in points. */
    public MatchPoints tally(String id) {
        return house.summaries()
                .find(id, Lang.EN.name())
                .map(Summaries.Listed::summary)
                .flatMap(Summary::tally)
                .orElseGet(() -> tally(room(id)));
    }

    private static <T extends Table<T>> MatchPoints tally(LiveRoom<T> room) {
        return room.ask(inside -> new Summary<>(inside, Lang.EN).tally());
    }

    /** Somebody takes a seat, perhaps promising a share of the seed. */
    public void taken(String id, SeatKind seat, boolean promises) {
        var sides = new ArrayList<Side>(seat.sides());
        if (!sides.isEmpty()) taken(room(id), sides, promises);
    }

    private static <T extends Table<T>> void taken(
            LiveRoom<T> room, List<Side> sides, boolean promises) {
        boolean first =
                room.ask(inside -> inside.affairs().absent().stream().anyMatch(sides::contains));
        if (!first) return;
        room.change(inside -> {
            for (var side : sides) inside.affairs(inside.affairs().taken(side, promises));
            return true;
        });
    }

    /** Whether people play a side. */
    public boolean played(String id, Side side) {
        return played(room(id), side);
    }

    private static <T extends Table<T>> boolean played(LiveRoom<T> room, Side side) {
        return room.ask(inside -> inside.row().played(side));
    }

    /** How a match was set up. */
    public Map<String, Object> setup(String id, Lang lang) {
        return setup(room(id), lang);
    }

    private static <T extends Table<T>> Map<String, Object> setup(LiveRoom<T> room, Lang lang) {
        return room.ask(inside -> new Summary<>(inside, lang).setup());
    }

    /** The journal as a seat may read it. */
    public Map<String, Object> journal(String id, SeatKind seat) {
        return journal(room(id), seat);
    }

    private static <T extends Table<T>> Map<String, Object> journal(
            LiveRoom<T> room, SeatKind seat) {
        return room.ask(inside -> new JournalPages<>(inside).of(seat));
    }

    /** What fell against what was to be expected. */
    public Map<String, Object> luck(String id, Lang lang) {
        return luck(room(id), lang);
    }

    private <T extends Table<T>> Map<String, Object> luck(LiveRoom<T> room, Lang lang) {
        return room.ask(inside -> {
            var speech = house.speech(inside.desk().format(), lang);
            var luck = new Luck(speech.teller(), inside.events());
            var withdrawn = LiveLog.withdrawnRolls(inside.lines(lang));
            return Json.object(
                    "rows", luck.rows(), "totals", luck.totals(), "withdrawn", withdrawn);
        });
    }

    /**
     * A finished match, moment by moment.
     *
     * @throws RequestRefused if it is not over
     */
    public Recording<?> recording(String id) {
        return recordings.of(id, stored(id).version(), () -> record(room(id)));
    }

    /** From here on it cannot be taken back that the match is over. */
    private static boolean opened(Room<?> room) {
        if (!room.over()) throw RequestRefused.late("not-over");
        room.openRecord();
        return true;
    }

    private <T extends Table<T>> Recording<T> record(LiveRoom<T> live) {
        var room = live.ask(inside -> inside);
        live.ask(Rooms::opened);
        return new Recording<>(room, house.matches().entries(room.row().id()));
    }

    @Override
    public void close() {
        clock.shutdownNow();
        pool.shutdown();
        bots.shutdown();
        try {
            if (!pool.awaitTermination(2, TimeUnit.SECONDS)) pool.shutdownNow();
            if (!bots.awaitTermination(1, TimeUnit.SECONDS)) bots.shutdownNow();
        } catch (InterruptedException hurried) {
            Thread.currentThread().interrupt();
        }
    }
}
