package org.vexillum.server.http;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.nio.file.Path;
import java.time.Clock;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.vexillum.gamekit.desk.Desks;
import org.vexillum.gamekit.rules.Lang;
import org.vexillum.server.play.RoomServices;
import org.vexillum.server.store.Database;

class GameListTest {
    @TempDir Path data;

    private final List<Runnable> begun = new ArrayList<>();

    @Test
    void theGamesAreBegunWithThePageAndMadeOnceForEachLanguage() {
        try (var database = Database.in(data)) {
            var list = new GameList(new RoomServices(database, Clock.systemUTC()), begun::add);
            list.prepare(Lang.ES);
            assertThat(begun).as("not on the thread of whoever asks for the page").hasSize(1);
            begun.forEach(Runnable::run);
            var spanish = list.in(Lang.ES);
            assertThat(list.in(Lang.ES)).isSameAs(spanish);
            assertThat(begun).hasSize(1);
            assertThat(spanish.toString()).contains("La Marca de la Sal");
            list.prepare(Lang.EN);
            begun.forEach(Runnable::run);
            assertThat(list.in(Lang.EN).toString()).contains("Salt March");
        }
    }

    @Test
    void whatFailedIsTriedAgain() {
        try (var database = Database.in(data)) {
            var list =
                    new GameList(
                            new RoomServices(database, Clock.systemUTC()),
                            task -> {
                                begun.add(task);
                                if (begun.size() == 1) throw new IllegalStateException("no thread");
                                task.run();
                            });
            assertThatThrownBy(() -> list.in(Lang.EN)).hasMessage("no thread");
            assertThat(list.in(Lang.EN)).hasSameSizeAs(Desks.games());
        }
    }
}
