package org.vexillum.server.play;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.ConcurrentMap;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.TimeUnit;
import org.vexillum.kernel.Side;
import org.vexillum.kernel.match.Table;
import org.vexillum.rulebook.Lang;
import org.vexillum.server.Refused;
import org.vexillum.server.games.Desk;
import org.vexillum.server.games.Desks;
import org.vexillum.server.store.Matches;
import org.vexillum.server.store.SeatKind;

/** The rooms that are open; one is opened from its journal when somebody comes. */
public final class Rooms implements AutoCloseable {
    /** More threads than cores, since some wait for the disk. */
    private static final int THREADS = Math.max(8, 2 * Runtime.getRuntime().availableProcessors());

    private static final int MOST = 2_000;

    private final House house;
    private final ConcurrentMap<String, LiveRoom<?>> open = new ConcurrentHashMap<>();
    private final ExecutorService pool =
            Executors.newFixedThreadPool(
                    THREADS, Thread.ofPlatform().name("room-", 1).daemon().factory());

    public Rooms(House house) {
        this.house = house;
    }

    /**
     * The room of a match.
     *
     * @throws Refused if there is no such match
     */
    public LiveRoom<?> room(String id) {
        if (open.size() > MOST) closeIdle();
        return open.computeIfAbsent(id, this::load);
    }

    private LiveRoom<?> load(String id) {
        var stored = house.matches().find(id).orElseThrow(() -> Refused.unknown("no-match"));
        var row = stored.row();
        var desk =
                Desks.find(row.game(), row.edition())
                        .orElseThrow(() -> Refused.unknown("no-game", row.game()));
        return load(stored, desk);
    }

    private <T extends Table<T>> LiveRoom<T> load(Matches.Stored stored, Desk<T, ?> desk) {
        var id = stored.row().id();
        var room = new Room<>(stored, desk, house);
        room.load(house.matches().entries(id), house.matches().remarks(id));
        var live = new LiveRoom<>(room, pool, () -> open.remove(id));
        live.botsPlay();
        return live;
    }

    private void closeIdle() {
        for (var each : List.copyOf(open.entrySet()))
            if (each.getValue().idle()) open.remove(each.getKey(), each.getValue());
    }

    // ---- what is asked about rooms

    /** A line of a list of matches. */
    public Map<String, Object> info(String id, Lang lang) {
        return info(room(id), lang);
    }

    private static <T extends Table<T>> Map<String, Object> info(LiveRoom<T> room, Lang lang) {
        return room.ask(inside -> new Summary<>(inside, lang).info());
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

    @Override
    public void close() {
        pool.shutdown();
        try {
            if (!pool.awaitTermination(5, TimeUnit.SECONDS)) pool.shutdownNow();
        } catch (InterruptedException hurried) {
            Thread.currentThread().interrupt();
        }
    }
}
