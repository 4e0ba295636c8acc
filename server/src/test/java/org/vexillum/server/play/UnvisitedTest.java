package org.vexillum.server.play;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.time.Clock;
import java.time.Duration;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.vexillum.gamekit.desk.RequestFields;
import org.vexillum.gamekit.rules.Lang;
import org.vexillum.server.store.Database;
import org.vexillum.server.store.SeatKind;

/** A new game costs little until somebody comes to it. */
class UnvisitedTest {
    private static final RequestFields WISH = new RequestFields(Map.of("game", "regiments"));

    @TempDir Path data;

    private static final class Deaf implements Visitor.Outlet {
        @Override
        public void send(String message) {}

        @Override
        public void close() {}

        @Override
        public void dismiss() {}
    }

    @Test
    void newGamesAreListedAndNoRoomIsOpenForThem() {
        try (var database = Database.in(data)) {
            var house = new RoomServices(database, Clock.systemUTC());
            try (var rooms = new Rooms(house)) {
                var made = new NewMatch(house).now(WISH, "ana", Lang.EN);
                assertThat(rooms.count()).isZero();
                var line = house.summaries().find(made.match(), "ES").orElseThrow();
                assertThat(line.summary()).contains("\"waiting\"");
            }
        }
    }

    @Test
    void botsPlayForThoseWhoCome() throws InterruptedException {
        try (var database = Database.in(data)) {
            var house = new RoomServices(database, Clock.systemUTC());
            try (var rooms = new Rooms(house)) {
                var match = new NewMatch(house).now(WISH, "ana", Lang.EN).match();
                var room = rooms.room(match);
                Thread.sleep(200);
                assertThat(house.matches().entryCount(match)).as("nobody came").isZero();
                room.join(new Visitor(SeatKind.A, Lang.EN, new Deaf()));
                long until = System.nanoTime() + Duration.ofSeconds(60).toNanos();
                while (house.matches().entryCount(match) < 3 && System.nanoTime() < until)
                    Thread.sleep(20);
                assertThat(house.matches().entryCount(match)).isGreaterThanOrEqualTo(3);
            }
        }
    }
}
