package org.vexillum.server;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.vexillum.server.store.Backup;
import org.vexillum.server.store.Database;

/** The same on PostgreSQL, and from one kind of database to the other. */
class PostgresBackupTest extends BackupTest {
    private final String url = Postgres.fresh();

    @Override
    ServerOptions options() {
        return super.options().withDb(url);
    }

    @Override
    Database database() {
        return Database.at(url);
    }

    @Test
    void gamesMoveFromPostgresToAFile() throws IOException {
        var file = elsewhere.resolve("moving.backup");
        var two = two();
        play(two, 4);
        var log = List.copyOf(two.a().log());
        two.close();
        try (var from = database()) {
            new Backup(from).write(file);
        }
        try (var to = Database.in(elsewhere)) {
            new Backup(to).restore(file);
        }
        stop();
        server = VexillumServer.start(ServerOptions.local(0, elsewhere));
        try (var seat = two.ana().at(server.port()).sit(two.match())) {
            seat.until(s -> true);
            assertThat(seat.log()).isEqualTo(log);
        }
    }
}
