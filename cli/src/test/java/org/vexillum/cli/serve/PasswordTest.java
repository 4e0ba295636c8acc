package org.vexillum.cli.serve;

import static org.assertj.core.api.Assertions.assertThat;

import io.zonky.test.db.postgres.embedded.EmbeddedPostgres;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.sql.SQLException;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.vexillum.cli.Call;
import org.vexillum.cli.ExitCode;

/** A PostgreSQL that wants a password, which stands neither in the command nor in what is said. */
class PasswordTest {
    private static final String PASSWORD = "salt & 100% sand?";

    @TempDir static Path folder;

    private static EmbeddedPostgres postgres;

    @BeforeAll
    static void begin() throws IOException, SQLException {
        var data = folder.resolve("postgres");
        postgres = EmbeddedPostgres.builder().setDataDirectory(data).start();
        var rights = data.resolve("pg_hba.conf");
        try (var connection = postgres.getPostgresDatabase().getConnection();
                var statement = connection.createStatement()) {
            statement.execute("ALTER USER postgres PASSWORD '" + PASSWORD + "'");
            Files.writeString(rights, Files.readString(rights).replace("trust", "scram-sha-256"));
            statement.execute("SELECT pg_reload_conf()");
        }
    }

    @AfterAll
    static void end() throws IOException {
        postgres.close();
    }

    private static Call backup(String name, Map<String, String> environment, String... more) {
        var args = new ArrayList<>(List.of("backup", folder.resolve(name).toString(), "--db"));
        args.add("postgresql://127.0.0.1:" + postgres.getPort() + "/postgres?user=postgres");
        args.addAll(List.of(more));
        return Call.withEnvironment(environment, args.toArray(String[]::new));
    }

    private static void opened(Call call, String name) {
        assertThat(call.code()).as(call.err()).isZero();
        assertThat(folder.resolve(name)).isNotEmptyFile();
        assertThat(call.out() + call.err()).doesNotContain("sand");
    }

    @Test
    void theEnvironmentHasIt() {
        opened(backup("a.db", Map.of("LANG", "en", "PGPASSWORD", PASSWORD)), "a.db");
    }

    @Test
    void aFileHasIt() throws IOException {
        var file = Files.writeString(folder.resolve("secret"), PASSWORD + "\n");
        var call = backup("b.db", Map.of("LANG", "en"), "--db-password-file", file.toString());
        opened(call, "b.db");
    }

    @Test
    void theFileCountsBeforeTheEnvironment() throws IOException {
        var file = Files.writeString(folder.resolve("right"), PASSWORD);
        var environment = Map.of("LANG", "en", "PGPASSWORD", "wrong");
        opened(backup("c.db", environment, "--db-password-file", file.toString()), "c.db");
    }

    @Test
    void aWrongOneOrNoneIsRefusedInOneSentence() {
        for (var environment :
                List.of(Map.of("LANG", "en"), Map.of("LANG", "en", "PGPASSWORD", "sandstone"))) {
            var call = backup("d.db", environment);
            assertThat(call.code()).isEqualTo(ExitCode.REFUSED);
            assertThat(call.err())
                    .startsWith("The database postgresql://127.0.0.1")
                    .contains("cannot be opened")
                    .doesNotContain("sand")
                    .hasLineCount(1);
        }
    }
}
