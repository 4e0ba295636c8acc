package org.vexillum.server.play;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.time.Clock;
import java.time.Instant;
import java.time.ZoneOffset;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.function.Consumer;
import java.util.function.Supplier;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.vexillum.kernel.Side;
import org.vexillum.kernel.dice.Lot;
import org.vexillum.kernel.match.Table;
import org.vexillum.rulebook.Lang;
import org.vexillum.server.Body;
import org.vexillum.server.Json;
import org.vexillum.server.games.Desk;
import org.vexillum.server.games.Desks;
import org.vexillum.server.store.Database;
import org.vexillum.server.store.MatchRow;
import org.vexillum.server.store.Matches;
import org.vexillum.server.store.SeatKind;

/** Whoever comes to a room that cannot go on is told so, and never left waiting. */
class BrokenRoomTest {
    private static final String SECRET = "5a".repeat(32);

    @TempDir Path data;

    /** What a visitor got, one after another. */
    private final List<String> got = new ArrayList<>();

    private final Visitor visitor =
            new Visitor(
                    SeatKind.A,
                    Lang.EN,
                    new Visitor.Outlet() {
                        @Override
                        public void send(String message) {
                            var read = Json.read(message, Map.class);
                            var error = (Map<?, ?>) read.get("error");
                            got.add(
                                    String.valueOf(
                                            error == null ? read.get("type") : error.get("key")));
                        }

                        @Override
                        public void close() {
                            got.add("closed");
                        }

                        @Override
                        public void dismiss() {
                            got.add("dismissed");
                        }
                    });

    /** Other servers, which may not answer. */
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

    private void in(boolean failing, Consumer<LiveRoom<?>> test) {
        try (var database = Database.in(data)) {
            var house = new House(database, Clock.fixed(Instant.EPOCH, ZoneOffset.UTC));
            test.accept(live(Desks.find("regiments", "").orElseThrow(), house, failing));
        }
    }

    /** A room that is read once, and cannot be read again. */
    private static <T extends Table<T>> LiveRoom<T> live(
            Desk<T, ?> desk, House house, boolean failing) {
        var wish = Map.of("a", "sample:salt-march", "b", "sample:hollow-wood");
        var setting = new Setups(house).setting(desk, new Body(wish), "", Lang.EN, new Lot(1));
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
        var state = Json.write(Affairs.begin(List.of(), List.of(), false));
        var times = new AtomicInteger();
        Supplier<Room<T>> reading =
                () -> {
                    if (times.getAndIncrement() > 0) throw new IllegalStateException("torn");
                    var stored = new Matches.Stored(row, state, false, Instant.EPOCH, 0);
                    var room = new Room<>(stored, desk, house);
                    room.load(List.of(), List.of(), List.of(), false);
                    return room;
                };
        return new LiveRoom<>(reading, Runnable::run, () -> {}, new Others(failing));
    }

    @Test
    void aRoomThatStandsTellsHowThingsStand() {
        in(false, live -> live.join(visitor));
        assertThat(got).containsExactly("state");
    }

    @Test
    void whatIsLeftOfARoomSendsWhoeverComesToTheOneInItsPlace() {
        in(
                false,
                live -> {
                    live.changedElsewhere(true);
                    live.join(visitor);
                });
        assertThat(got).containsExactly("opened-anew", "closed");
    }

    @Test
    void whoeverIsInARoomThatCannotBeReadAgainComesBackAndIsNotKeptWaiting() {
        in(
                false,
                live -> {
                    live.join(visitor);
                    live.changedElsewhere(true);
                    live.receive(visitor, "{\"type\":\"undo\"}");
                });
        assertThat(got).containsExactly("state", "closed", "opened-anew", "closed");
    }

    @Test
    void whoeverCannotBeShownTheTableIsToldSoAndNotSentInCircles() {
        in(true, live -> live.join(visitor));
        assertThat(got).containsExactly("not-opened", "dismissed");
    }
}
