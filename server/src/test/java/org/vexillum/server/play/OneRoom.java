package org.vexillum.server.play;

import java.nio.file.Path;
import java.time.Clock;
import java.time.Instant;
import java.time.ZoneOffset;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.concurrent.Executor;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.function.Consumer;
import java.util.function.Supplier;
import org.vexillum.gamekit.desk.Desk;
import org.vexillum.gamekit.desk.Desks;
import org.vexillum.gamekit.desk.RequestFields;
import org.vexillum.gamekit.rules.Lang;
import org.vexillum.kernel.Side;
import org.vexillum.kernel.dice.RandomSource;
import org.vexillum.kernel.match.Table;
import org.vexillum.server.Json;
import org.vexillum.server.store.Database;
import org.vexillum.server.store.MatchRow;
import org.vexillum.server.store.Matches;

/**
 * The room of a game of Regiments without a server around it. It is read once, and cannot be read
 * again.
 *
 * @param bots the threads on which bots think
 * @param failing whether other servers do not answer
 */
record OneRoom(Path data, Executor threads, Executor bots, boolean failing) {
    private static final String SECRET = "5a".repeat(32);

    OneRoom(Path data, Executor threads, boolean failing) {
        this(data, threads, threads, failing);
    }

    void with(Consumer<LiveRoom<?>> test) {
        try (var database = Database.in(data)) {
            var house = new RoomServices(database, Clock.fixed(Instant.EPOCH, ZoneOffset.UTC));
            test.accept(live(Desks.find("regiments", "").orElseThrow(), house));
        }
    }

    private <T extends Table<T>> LiveRoom<T> live(Desk<T, ?> desk, RoomServices house) {
        var wish = Map.of("a", "sample:salt-march", "b", "sample:hollow-wood");
        var setting =
                new MatchSetups(house)
                        .setting(desk, new RequestFields(wish), "", Lang.EN, new RandomSource(1));
        var row =
                new MatchRow(
                        "m",
                        "regiments",
                        "",
                        1,
                        setting,
                        false,
                        false,
                        false,
                        "",
                        "",
                        SECRET,
                        Instant.EPOCH);
        var state = Json.write(MatchMetadata.begin(List.of(), List.of(), false));
        house.database()
                .write(handle -> {
                    Matches.add(handle, row, state);
                    return true;
                });
        var times = new AtomicInteger();
        Supplier<Room<T>> reading =
                () -> {
                    if (times.getAndIncrement() > 0) throw new IllegalStateException("torn");
                    var stored = new Matches.Stored(row, state, false, Instant.EPOCH, 0);
                    var room = new Room<>(stored, desk, house);
                    room.load(List.of(), List.of(), List.of(), false);
                    return room;
                };
        return new LiveRoom<>(
                reading,
                new LiveRoom.Threads(threads, bots),
                new LongWorkPool(threads, LongWorkPool.BUDGET),
                () -> {},
                new Others(failing));
    }

    private record Others(boolean failing) implements LiveRoom.Elsewhere {
        @Override
        public boolean here(Side side) {
            return false;
        }

        @Override
        public void tell(Set<Side> sides) {}

        @Override
        public void ask() {
            if (failing) throw new IllegalStateException("nobody answers");
        }
    }
}
