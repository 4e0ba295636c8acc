package org.vexillum.server.store;

import java.sql.ResultSet;
import java.sql.SQLException;
import java.util.List;
import org.jdbi.v3.core.Handle;

/** The tables of matches at the end of each step. */
public final class Positions {
    private final Database database;

    public Positions(Database database) {
        this.database = database;
    }

    /** Replaces those from the first of these on. */
    static void put(Handle handle, String match, List<PositionRow> rows) {
        if (rows.isEmpty()) return;
        var first = rows.getFirst();
        handle.execute(
                "DELETE FROM positions WHERE match_id = ? AND part = ? AND step >= ?",
                match,
                first.part(),
                first.step());
        for (var row : rows)
            handle.execute(
                    "INSERT INTO positions (match_id, part, step, hash, standing, log)"
                            + " VALUES (?,?,?,?,?,?)",
                    match,
                    row.part(),
                    row.step(),
                    row.hash(),
                    row.standing(),
                    row.log());
    }

    /** All of a match, in their order. */
    public List<PositionRow> of(String match) {
        return database.read(handle ->
                handle.createQuery(
                                "SELECT part, step, hash, standing, log FROM positions"
                                        + " WHERE match_id = :id ORDER BY part, step")
                        .bind("id", match)
                        .map((row, _) -> row(row))
                        .list());
    }

    private static PositionRow row(ResultSet row) throws SQLException {
        return new PositionRow(
                row.getInt("part"),
                row.getInt("step"),
                row.getString("hash"),
                row.getString("standing"),
                row.getString("log"));
    }
}
