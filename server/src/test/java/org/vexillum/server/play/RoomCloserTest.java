package org.vexillum.server.play;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.concurrent.atomic.AtomicLong;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.vexillum.gamekit.rules.Lang;
import org.vexillum.server.store.SeatKind;

/** A room is closed when nobody is in it, and not before. */
class RoomCloserTest {
    private static final long START = System.nanoTime();

    @TempDir Path data;

    private final AtomicLong now = new AtomicLong(START);
    private final RoomCloser closing = new RoomCloser(now::get);

    private static final class Listener implements Visitor.Outlet {
        private final StringBuilder heard = new StringBuilder();

        @Override
        public void send(String message) {
            heard.append(message);
        }

        @Override
        public void close() {}

        @Override
        public void dismiss() {}

        String heard() {
            return heard.toString();
        }
    }

    private void pass(Duration time) {
        now.addAndGet(time.toNanos());
    }

    @Test
    void aRoomInWhichSomebodyPlayedIsClosedAfterTenMinutesAndSendsLateComersAgain() {
        new OneRoom(data, Runnable::run, false)
                .with(room -> {
                    var player = new Visitor(SeatKind.BOTH, Lang.EN, new Listener());
                    room.join(player);
                    room.receive(player, "{\"type\":\"name\",\"side\":\"A\",\"text\":\"Ana\"}");
                    room.leave(player);
                    room.use(START);
                    pass(Duration.ofMinutes(9));
                    closing.tidy(List.of(room));
                    var wire = new Listener();
                    var visitor = new Visitor(SeatKind.SPECTATOR, Lang.EN, wire);
                    room.join(visitor);
                    assertThat(wire.heard()).contains("\"type\":\"state\"");
                    room.leave(visitor);
                    pass(Duration.ofMinutes(2));
                    closing.tidy(List.of(room));
                    var late = new Listener();
                    room.join(new Visitor(SeatKind.SPECTATOR, Lang.EN, late));
                    assertThat(late.heard()).contains("opened-anew").doesNotContain("\"state\"");
                });
    }

    @Test
    void aRoomThatWasOnlyLookedAtStaysForSeconds() {
        new OneRoom(data, Runnable::run, false)
                .with(room -> {
                    var watcher = new Visitor(SeatKind.SPECTATOR, Lang.EN, new Listener());
                    room.join(watcher);
                    room.leave(watcher);
                    room.use(START);
                    pass(Duration.ofSeconds(4));
                    closing.tidy(List.of(room));
                    var soon = new Listener();
                    room.join(new Visitor(SeatKind.SPECTATOR, Lang.EN, soon));
                    assertThat(soon.heard()).contains("\"type\":\"state\"");
                });
    }

    @Test
    void aRoomInWhichNobodyPlayedIsClosedSoon() {
        new OneRoom(data, Runnable::run, false)
                .with(room -> {
                    room.use(START);
                    pass(Duration.ofSeconds(6));
                    closing.tidy(List.of(room));
                    var late = new Listener();
                    room.join(new Visitor(SeatKind.SPECTATOR, Lang.EN, late));
                    assertThat(late.heard()).contains("opened-anew");
                });
    }

    @Test
    void whoIsInARoomStays() {
        new OneRoom(data, Runnable::run, false)
                .with(room -> {
                    room.use(START);
                    var wire = new Listener();
                    room.join(new Visitor(SeatKind.SPECTATOR, Lang.EN, wire));
                    pass(Duration.ofHours(3));
                    closing.tidy(List.of(room));
                    var other = new Listener();
                    room.join(new Visitor(SeatKind.SPECTATOR, Lang.EN, other));
                    assertThat(other.heard()).contains("\"type\":\"state\"");
                });
    }

    @Test
    void howManyMayBeOpenDependsOnTheHeap() {
        assertThat(RoomCloser.most(256L << 20)).isEqualTo(128);
        assertThat(RoomCloser.most(16L << 20)).isEqualTo(32);
        assertThat(RoomCloser.most(64L << 30)).isEqualTo(2_000);
    }
}
