package org.vexillum.server.play;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.nio.file.Path;
import java.time.Clock;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicInteger;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.vexillum.gamekit.desk.Desks;
import org.vexillum.gamekit.desk.RequestFields;
import org.vexillum.gamekit.rules.Lang;
import org.vexillum.server.store.Database;

/** Whoever opens a room keeps nobody from another. */
class OpenOnceMapTest {
    private static final RequestFields WISH = new RequestFields(Map.of("game", "regiments"));

    /** So many that some share a place in any map of them. */
    private static final int ROOMS = 20;

    @TempDir Path data;

    private final CountDownLatch begun = new CountDownLatch(1);
    private final CountDownLatch goOn = new CountDownLatch(1);

    private void pause() {
        begun.countDown();
        try {
            goOn.await();
        } catch (InterruptedException hurried) {
            throw new IllegalStateException(hurried);
        }
    }

    @Test
    void aRoomThatOpensSlowlyHoldsUpNoOther() throws Exception {
        try (var database = Database.in(data)) {
            var first = new AtomicInteger();
            var house =
                    new RoomServices(
                            database,
                            Clock.systemUTC(),
                            (game, edition) -> {
                                if (first.getAndIncrement() == 0) pause();
                                return Desks.find(game, edition);
                            });
            try (var rooms = new Rooms(house)) {
                var ids = new ArrayList<String>();
                var making = new RoomServices(database, Clock.systemUTC());
                for (int i = 0; i < ROOMS; i++)
                    ids.add(new NewMatch(making).now(WISH, "ana", Lang.EN).match());
                var slow = CompletableFuture.runAsync(() -> rooms.room(ids.getFirst()));
                begun.await();
                var others =
                        CompletableFuture.runAsync(
                                () -> ids.subList(1, ROOMS).forEach(rooms::room),
                                task -> Thread.ofPlatform().daemon().start(task));
                try {
                    others.get(1, TimeUnit.MINUTES);
                    assertThat(slow).isNotDone();
                } finally {
                    goOn.countDown();
                }
                slow.get(1, TimeUnit.MINUTES);
                assertThat(rooms.count()).isEqualTo(ROOMS);
            }
        }
    }

    @Test
    void whoeverWantsTheSameWaitsAndItIsOpenedOnce() throws Exception {
        var doors = new OpenOnceMap<String>();
        var times = new AtomicInteger();
        var all = new ArrayList<CompletableFuture<String>>();
        for (int i = 0; i < 4; i++)
            all.add(
                    CompletableFuture.supplyAsync(
                            () ->
                                    doors.enter(
                                            "x",
                                            _ -> {
                                                pause();
                                                return "room " + times.incrementAndGet();
                                            }),
                            task -> Thread.ofPlatform().daemon().start(task)));
        begun.await();
        goOn.countDown();
        for (var each : all) assertThat(each.get(1, TimeUnit.MINUTES)).isEqualTo("room 1");
        doors.close("x");
        assertThat(doors.enter("x", _ -> "anew")).isEqualTo("anew");
        assertThat(List.copyOf(doors.all())).containsExactly("anew");
    }

    @Test
    void whatCouldNotBeOpenedIsTriedAgain() {
        var doors = new OpenOnceMap<String>();
        assertThatThrownBy(() ->
                        doors.enter(
                                "x",
                                _ -> {
                                    throw new IllegalStateException("torn");
                                }))
                .hasMessage("torn");
        assertThat(doors.find("x")).isEmpty();
        assertThat(doors.enter("x", _ -> "mended")).isEqualTo("mended");
    }
}
