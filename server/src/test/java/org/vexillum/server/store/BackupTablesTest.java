package org.vexillum.server.store;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class BackupTablesTest {
    @TempDir Path data;

    @Test
    void everyTableIsInABackup() {
        try (var database = Database.in(data)) {
            var tables =
                    database.read(handle ->
                            handle.createQuery(
                                            "SELECT name FROM sqlite_master WHERE type = 'table'"
                                                    + " AND name NOT IN ('flyway_schema_history',"
                                                    + " 'marks') AND name NOT LIKE 'sqlite_%'")
                                    .mapTo(String.class)
                                    .list());
            assertThat(Backup.TABLES).containsExactlyInAnyOrderElementsOf(tables);
        }
    }
}
